/** The questions of `npm run new`. Each throws `ExitPromptError` when the user cancels. */
import input from '@inquirer/input';
import select from '@inquirer/select';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { didYouMean } from '../../src/check/words.ts';
import { nearest } from '../../src/text/nearest.ts';
import { exampleOf, isLine, isTextList } from '../../src/yaml/field-schema.ts';
import type { YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import { folderKinds, type FolderKindId } from '../../src/catalogue/kinds.ts';
import {
  isNumber,
  valueOf,
  type Choice,
  type EntrySchema,
  type NewField,
  type Values,
} from '../../src/new-entries/entry-schema.ts';

const pageSize = 14;

/** Asks which kind of entry to add. */
export function askKind(describe: (kind: FolderKindId) => string): Promise<FolderKindId> {
  return select({
    message: 'What would you like to add?',
    choices: folderKinds.map(({ id, one }) => ({ value: id, name: one, description: describe(id) })),
    pageSize,
  });
}

/** Asks for a field that must be given. */
export function askName(name: string, field: NewField): Promise<string> {
  return input({ message: question(name, field), validate: (text) => problemOfField(field, text) ?? true });
}

/** Asks for fields that are not known yet. An empty answer leaves a placeholder. */
export async function askFields(names: readonly string[], schema: EntrySchema, given: Values): Promise<Values> {
  const answers: Record<string, YamlValue> = { ...given };
  for (const name of names) {
    const field = schema.properties[name];
    if (!field || answers[name] !== undefined) continue;
    const answer = await askField(name, field, schema.required.includes(name));
    if (answer !== undefined) answers[name] = answer;
  }
  return answers;
}

/** Undefined for no answer. Choosing none is an answer. */
async function askField(name: string, field: NewField, isRequired: boolean): Promise<YamlValue | undefined> {
  const listed = field.choices ?? choicesOf(field);
  if (listed.length > 0) {
    const choices = listed.map(({ value, label }) => ({ value, name: label }));
    const all = isRequired ? choices : [{ value: '', name: '– left out –' }, ...choices];
    const message = question(name, field, false);
    return select({ message, choices: all, pageSize, ...(field.initial && { default: field.initial }) });
  }
  if (isTextList(field)) return askList(name, field);
  if (field.choices || !isLine(field)) return undefined;
  const hint = isRequired ? '– empty: a sample to replace later' : '– empty: leave it out';
  const text = await input({
    message: `${question(name, field)} ${hint}`,
    validate: (typed) => typed === '' || (problemOfField(field, typed) ?? true),
  });
  return text === '' ? undefined : text;
}

async function askList(name: string, field: NewField): Promise<string[] | undefined> {
  const answers: string[] = [];
  for (;;) {
    const what =
      answers.length === 0 ? `${question(name, field)} – one at a time, empty ends the list:` : `${name}: next`;
    const answer = (await input({ message: what })).trim();
    if (answer === '') return answers.length > 0 ? answers : undefined;
    answers.push(answer);
  }
}

function choicesOf({ enum: values = [], enumDescriptions }: NewField): Omit<Choice, 'title'>[] {
  return values.map((value, at) => ({
    value,
    label: enumDescriptions?.[at] ? `${value}: ${enumDescriptions[at]}` : value,
  }));
}

/** The field's name, description and an example, from the schema. */
function question(name: string, field: NewField, withExample = true): string {
  const example = [exampleOf(field)].flat()[0];
  const isShort = typeof example === 'string' || typeof example === 'number';
  return `${name}: ${field.description ?? ''}${withExample && isShort ? ` (for example ${example})` : ''}`;
}

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Explains why a text does not fit a field, or an item of a list; undefined when it does. */
function problemOfField(field: NewField, text: string): string | undefined {
  const { choices, ...schema } = isTextList(field) ? { ...field.items, choices: field.choices } : field;
  const { errorMessage, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (!ajv.validate(schema, valueOf(schema, text))) {
    if (typeof errorMessage === 'string') return errorMessage;
    if (text.length < minLength) return `write at least ${minLength} characters`;
    if (text.length > maxLength) return `write at most ${maxLength} characters`;
    return isNumber(schema) ? 'write a number' : 'this does not fit';
  }
  const ids = choices?.map(({ value }) => value) ?? [text];
  return ids.includes(text) ? undefined : `there is no file ${text}.yaml${didYouMean(nearest(text, ids))}`;
}

/** What is wrong with the first invalid option, or undefined. */
export function problemOfGiven({ properties }: EntrySchema, given: Values): string | undefined {
  for (const [name, value] of Object.entries(given)) {
    for (const text of [value].flat().map(String)) {
      const problem = problemOfField(properties[name] ?? {}, text);
      if (problem !== undefined) return `--${name} ${JSON.stringify(text)}: ${problem}`;
    }
  }
  return undefined;
}
