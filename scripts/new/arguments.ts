import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { folderKinds, type FolderKindId, newKinds } from '../../src/catalogue/kinds.ts';
import { nearest } from '../../src/catalogue/check/nearest.ts';
import { projectDir } from '../lib/build-settings.ts';
import { isLine, isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { Given } from './complete-values.ts';

export interface NewArguments {
  dataDir: string;
  /** Undefined where it is still to be asked for. */
  kind: FolderKindId | undefined;
  /** The name of the maker whose catalogue begins. */
  site?: string;
  given: Given;
  /** Name of the file without its ending, where it shall not follow from the entry's name. */
  file: string | undefined;
  /** No questions: what is not given gets a stand-in. */
  yes: boolean;
}

type Schemas = Record<FolderKindId, FieldSchema>;

export const usage = [
  'npm run new                                                   asks for everything',
  'npm run new -- model BLT300 --category tyrescrapbaler --yes   asks nothing',
  'npm run new -- site "Name of a maker" --data DIR              a small complete catalogue in a new folder',
  `Kinds: ${folderKinds.map(({ id }) => id).join(', ')}.`,
  'Each field of a kind that is one line or a list of texts is an option of the same name; a list takes its option several times.',
  'Also: --file NAME (name of the file), --data DIR, --yes (stand-ins for what is missing).',
].join('\n');

/** The words of the command line, or a sentence that says what is wrong with them. */
export function readNewArguments(words: string[], schemas: Schemas): NewArguments | { fault: string } {
  try {
    const { values, positionals } = parseArgs({ args: words, options: optionsOf(schemas), allowPositionals: true });
    const { data, file, yes, help, ...fields } = values;
    if (help === true) return { fault: usage };
    const [word, name, ...more] = positionals;
    const isSite = word === 'site';
    const kind = word === undefined ? undefined : kindOfWord(word);
    if (isSite && (name === undefined || typeof data !== 'string'))
      return { fault: 'Give the maker a name and say where: npm run new -- site "Name of a maker" --data DIR' };
    if (word !== undefined && !kind && !isSite) return { fault: unknown(word) };
    if (more.length > 0) return { fault: `What is "${more.join(' ')}"? Put a name of several words in quotes.` };
    const given = { ...(fields as Given), ...(kind && name !== undefined ? { [newKinds[kind].name]: name } : {}) };
    const fault = kind && foreignField(kind, schemas[kind], given);
    if (fault) return { fault };
    return {
      dataDir: path.resolve(typeof data === 'string' ? data : path.join(projectDir, 'data')),
      kind,
      ...(isSite && name !== undefined ? { site: name } : {}),
      given,
      file: typeof file === 'string' ? file : undefined,
      yes: yes === true,
    };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    return { fault: `${message.split('. To specify')[0] ?? ''}\n${usage}` };
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

function unknown(word: string): string {
  const meant = nearest(
    word,
    folderKinds.map(({ id }) => id),
  );
  return `There is no kind "${word}"${meant ? `; did you mean ${meant}?` : '.'}\n${usage}`;
}

function foreignField(kind: FolderKindId, schema: FieldSchema, given: Given): string | undefined {
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isLine(field) || isTextList(field) ? name : [],
  );
  const foreign = Object.keys(given).find((name) => !known.includes(name));
  if (foreign === undefined) return undefined;
  const list = known.map((name) => `--${name}`).join(', ');
  return `--${foreign} is no option for the kind ${kind}. Options: ${list}.`;
}
