/** The questions of `npm run new`. Each throws `ExitPromptError` when the user cancels. */
import { checkbox, input, select } from '@inquirer/prompts';
import { folderKinds, type FolderKindId, newKinds } from '../../src/catalogue/kinds.ts';
import { exampleOf, isLine, isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { Choice, Choices } from './choices.ts';
import type { KnownValues } from './complete-values.ts';
import type { ProblemOf } from './arguments.ts';
import { readFigure } from '../../src/catalogue/quantity.ts';
import type { TypedFigures } from './figures.ts';
import { unknownFigure } from './sample-value.ts';
import type { Siblings } from './siblings.ts';

/** Input of the questions besides earlier answers. */
export interface Questions {
  schema: FieldSchema;
  choices: Choices;
  problemOf: ProblemOf;
  /** The choice to list first, given the earlier answers. */
  preferred: (name: string, knownValues: KnownValues) => string | undefined;
}

const pageSize = 14;

/** Asks which kind of entry to add. */
export function askKind(describe: (kind: FolderKindId) => string): Promise<FolderKindId> {
  return select({
    message: 'What would you like to add?',
    choices: folderKinds.map(({ id, one }) => ({ value: id, name: one, description: describe(id) })),
    pageSize,
  });
}

/** Asks for another file name when the first is invalid or taken. `problemOfName` explains why. */
export function askFile(
  message: string,
  problemOfName: (name: string) => Promise<string | undefined>,
): Promise<string> {
  return input({ message, validate: async (text) => (await problemOfName(text)) ?? true });
}

/** Asks for the name of the new entry. */
export function askName(kind: FolderKindId, { schema, problemOf }: Questions): Promise<string> {
  const { name } = newKinds[kind];
  const field = schema.properties?.[name] ?? {};
  return input({ message: question(name, field), validate: (text) => problemOf(field, text) ?? true });
}

/** Asks for missing fields that are required or usually given. An empty answer leaves a placeholder. */
export async function askFields(
  kind: FolderKindId,
  knownValues: KnownValues,
  questions: Questions,
): Promise<KnownValues> {
  const { required = [], properties = {} } = questions.schema;
  const answers: Record<string, string | readonly string[]> = { ...knownValues };
  for (const name of [...required, ...newKinds[kind].asked]) {
    const field = properties[name];
    if (!field || answers[name] !== undefined) continue;
    const preferred = questions.preferred(name, answers);
    const answer = await askField(name, field, { isRequired: required.includes(name), preferred }, questions);
    // Choosing nothing is also an answer.
    if (answer !== undefined && (answer.length > 0 || questions.choices[name])) answers[name] = answer;
  }
  return answers;
}

function askField(
  name: string,
  field: FieldSchema,
  { isRequired, preferred }: { isRequired: boolean; preferred: string | undefined },
  { choices, problemOf }: Questions,
): Promise<string | readonly string[] | undefined> {
  const listed = choices[name] ?? choicesOf(field);
  if (listed.length > 0) return askChoice(question(name, field, false), listed, { isRequired, preferred });
  if (choices[name]) return Promise.resolve(undefined);
  if (isTextList(field)) return askList(name, field);
  if (!isLine(field)) return Promise.resolve(undefined);
  const hint = isRequired ? '– empty: a sample to replace later' : '– empty: leave it out';
  return input({
    message: `${question(name, field)} ${hint}`,
    validate: (text) => text === '' || (problemOf(field, text) ?? true),
  });
}

function askChoice(
  message: string,
  choices: readonly Choice[],
  { isRequired, preferred }: { isRequired: boolean; preferred: string | undefined },
): Promise<string> {
  const listed = choices.map(({ value, label }) => ({ value, name: label }));
  const all = isRequired ? listed : [{ value: '', name: '– none –' }, ...listed];
  return select({ message, choices: all, pageSize, ...(preferred === undefined ? {} : { default: preferred }) });
}

async function askList(name: string, field: FieldSchema): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const what =
      answers.length === 0 ? `${question(name, field)} – one at a time, empty ends the list:` : `${name}: next`;
    const answer = (await input({ message: what })).trim();
    if (answer === '') return answers;
    answers.push(answer);
  }
}

function choicesOf({ enum: values = [], enumDescriptions }: FieldSchema): Choice[] {
  return values.map((value, at) => ({
    value,
    label: enumDescriptions?.[at] ? `${value}: ${enumDescriptions[at]}` : value,
    title: value,
  }));
}

/** The field's name, description and an example, from the schema. */
function question(name: string, field: FieldSchema, withExample = true): string {
  const example = [exampleOf(field)].flat()[0];
  const isShort = typeof example === 'string' || typeof example === 'number';
  return `${name}: ${field.description ?? ''}${withExample && isShort ? ` (for example ${example})` : ''}`;
}

/** Asks for the figures of the rows that the sibling models have. An empty answer leaves the row "on request". */
export async function askFigures({ tables }: Siblings): Promise<TypedFigures> {
  const rows = tables.flatMap(({ title, rows: own }) => own.map((row) => ({ ...row, title })));
  const rare = rows.filter(({ isUsual }) => !isUsual);
  const chosen =
    rare.length === 0
      ? []
      : await checkbox({
          message: 'Some of its siblings have these rows, too. Which does it have?',
          choices: rare.map((row) => ({ value: row, name: `${row.title}: ${row.label}`, description: row.hint })),
          pageSize: 14,
        });
  const typed: Record<string, Record<string, string>> = {};
  for (const row of rows.filter((one) => one.isUsual || chosen.includes(one))) {
    const { title, label, hint } = row;
    const answer = await input({
      message: `${title}: ${label} ${hint && `(${hint.slice(0, 1).toLowerCase()}${hint.slice(1, -1)}) `}– empty: ${unknownFigure}`,
      validate: problemOfFigure,
    });
    typed[title] = { ...typed[title], [label]: answer.trim() || unknownFigure };
  }
  return typed;
}

function problemOfFigure(text: string): string | true {
  const figure = readFigure(text.trim());
  return figure.kind === 'invalid' ? `${figure.problem.reason}: ${figure.problem.fix}` : true;
}
