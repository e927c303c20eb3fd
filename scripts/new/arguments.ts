import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { folderKinds, type FolderKindId, newKinds } from '../../src/catalogue/kinds.ts';
import { nearest } from '../../src/catalogue/check/nearest.ts';
import { projectDir } from '../lib/build-settings.ts';
import { isLine, isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { KnownValues } from './complete-values.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { didYouMean } from '../../src/catalogue/check/words.ts';
import type { Choices } from './choices.ts';

export interface NewArguments {
  dataDir: string;
  /** Undefined when the user is asked for it. */
  kind: FolderKindId | undefined;
  /** Name of the company for a new site. */
  site?: string;
  knownValues: KnownValues;
  /** File name without extension, when it should not follow from the entry's name. */
  file: string | undefined;
  /** Asks nothing and fills in placeholders. */
  yes: boolean;
}

/** The schemas of the kinds with a folder. */
export type Schemas = Record<FolderKindId, FieldSchema>;

export const usage = [
  'npm run new                                                   asks for everything',
  'npm run new -- model BLT300 --category tyrescrapbaler --yes   asks nothing',
  'npm run new -- site "Name of a maker" --data DIR              a small complete catalogue in a new folder',
  `Kinds: ${folderKinds.map(({ id }) => id).join(', ')}.`,
  'Each field of a kind that is one line or a list of texts is an option of the same name; a list takes its option several times.',
  'Also: --file NAME (name of the file), --data DIR, --yes (stand-ins for what is missing).',
].join('\n');

/** Parses the command line. Returns a sentence when it is invalid. */
export function readNewArguments(words: string[], schemas: Schemas): NewArguments | { problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: words, options: optionsOf(schemas), allowPositionals: true });
    const { data, file, yes, help, ...fields } = values;
    if (help === true) return { problem: usage };
    const [word, name, ...more] = positionals;
    const isSite = word === 'site';
    const kind = word === undefined ? undefined : kindOfWord(word);
    if (isSite && (name === undefined || typeof data !== 'string'))
      return { problem: 'Give the maker a name and say where: npm run new -- site "Name of a maker" --data DIR' };
    if (word !== undefined && !kind && !isSite) return { problem: sayUnknown(word) };
    if (more.length > 0) return { problem: `What is "${more.join(' ')}"? Put a name of several words in quotes.` };
    const knownValues = {
      ...(fields as KnownValues),
      ...(kind && name !== undefined ? { [newKinds[kind].name]: name } : {}),
    };
    const problem = kind && foreignField(kind, schemas[kind], knownValues);
    if (problem) return { problem };
    return {
      dataDir: path.resolve(typeof data === 'string' ? data : path.join(projectDir, 'data')),
      kind,
      ...(isSite && name !== undefined ? { site: name } : {}),
      knownValues,
      file: typeof file === 'string' ? file : undefined,
      yes: yes === true,
    };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    return { problem: `${message.split('. To specify')[0] ?? ''}\n${usage}` };
  }
}

function optionsOf(schemas: Schemas): ParseArgsOptionsConfig {
  const fields = Object.values(schemas).flatMap((schema) => Object.entries(schema.properties ?? {}));
  const options = fields.flatMap(([name, field]): [string, ParseArgsOptionsConfig[string]][] => {
    if (isTextList(field)) return [[name, { type: 'string', multiple: true }]];
    return isLine(field) ? [[name, { type: 'string' }]] : [];
  });
  const fixed: ParseArgsOptionsConfig = {
    data: { type: 'string' },
    file: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
    help: { type: 'boolean', short: 'h' },
  };
  return { ...Object.fromEntries(options), ...fixed };
}

function kindOfWord(word: string): FolderKindId | undefined {
  const wanted = word.toLowerCase();
  return folderKinds.find(
    ({ id, folder }) => id === wanted || folder === wanted || newKinds[id].aliases?.includes(wanted),
  )?.id;
}

function sayUnknown(word: string): string {
  const suggestion = nearest(
    word,
    folderKinds.map(({ id }) => id),
  );
  return `There is no kind "${word}"${suggestion ? `; did you mean ${suggestion}?` : '.'}\n${usage}`;
}

function foreignField(kind: FolderKindId, schema: FieldSchema, knownValues: KnownValues): string | undefined {
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isLine(field) || isTextList(field) ? name : [],
  );
  const foreign = Object.keys(knownValues).find((name) => !known.includes(name));
  if (foreign === undefined) return undefined;
  const list = known.map((name) => `--${name}`).join(', ');
  return `--${foreign} is no option for the kind ${kind}. Options: ${list}.`;
}

/** Explains why a text does not fit a field; undefined when it does. */
export type ProblemOf = (field: FieldSchema, text: string) => string | undefined;

/** Returns a validator for answers as they are typed. */
export function makeProblemOf(): ProblemOf {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  return (field, text) => {
    const isNumber = field.type === 'number' || field.type === 'integer';
    const value = isNumber && text.trim() !== '' ? Number(text) : text;
    if (ajv.validate(field, value)) return undefined;
    if (typeof field.errorMessage === 'string') return field.errorMessage;
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
    if (text.length < minLength) return `write at least ${minLength} characters`;
    if (text.length > maxLength) return `write at most ${maxLength} characters`;
    return isNumber ? 'write a number' : 'this does not fit';
  };
}

/** What is wrong with the first invalid option, or undefined. */
export function problemOfGiven(
  schema: FieldSchema,
  knownValues: KnownValues,
  { choices, problemOf }: { choices: Choices; problemOf: ProblemOf },
): string | undefined {
  for (const [name, value] of Object.entries(knownValues)) {
    const field = schema.properties?.[name] ?? {};
    const texts = typeof value === 'string' ? [value] : value;
    const inner = isTextList(field) ? (field.items ?? {}) : field;
    const problem = texts.map((text) => problemOf(inner, text)).find((words) => words !== undefined);
    if (problem !== undefined) return `--${name} ${JSON.stringify(value)}: ${problem}.`;
    const known = choices[name]?.map((choice) => choice.value) ?? texts;
    const unknown = texts.find((text) => !known.includes(text));
    if (unknown !== undefined)
      return `--${name}: there is no file ${unknown}.yaml${didYouMean(nearest(unknown, known))}`;
  }
  return undefined;
}
