import type { Values } from '../../src/new-entries/entry-schema.ts';
import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { folderKinds, kindOf, type FolderKindId } from '../../src/catalogue/kinds.ts';
import { isEnglish, tagOfLanguage } from '../../src/text/language.ts';
import { nearest } from '../../src/text/nearest.ts';
import { readWords } from '../lib/arguments.ts';
import { projectDir } from '../lib/build-settings.ts';
import { isLine, isTextList, type FieldSchema } from '../../src/yaml/field-schema.ts';
import { Refusal } from './new-file.ts';

export interface NewArguments {
  dataDir: string;
  /** Undefined for a new site, for words and for a translation. */
  kind: FolderKindId | undefined;
  /** Name of the company for a new site. */
  site: string | undefined;
  /** The language whose words are wanted, as a tag (BCP 47) without a region. */
  language: string | undefined;
  /** The language that the texts of an entry are to be translated into, as a tag (BCP 47), and the entry. */
  translation: { tag: string; id: string } | undefined;
  /** Texts and lists of texts by field. */
  given: Values;
  /** File name without extension, when it should not follow from the entry's name. */
  file: string | undefined;
}

/** The schemas of the kinds with a folder. */
export type Schemas = Record<FolderKindId, FieldSchema>;

const usage = [
  'npm run new -- model BLT300 --category tyrescrapbaler   a new file, with explanations and placeholders',
  'npm run new -- site "Name of a maker" --data DIR        a small complete catalogue in a new folder',
  'npm run new -- words fr                                 the program’s words, to be translated into a language',
  'npm run new -- translation ar blt150                    the texts of an entry, to be translated into a language of the site',
  `Kinds: ${folderKinds.map(({ id }) => id).join(', ')}.`,
  'Each field of a kind that is one line or a list of texts is an option of the same name; a list takes its option several times.',
  'Also: --file NAME (name of the file), --data DIR.',
].join('\n');

/** Parses the command line. Throws a `Refusal` when it is invalid. */
export function readNewArguments(words: string[], schemas: Schemas): NewArguments {
  const options = Object.assign({}, ...Object.values(schemas).map(optionsOf), fixedOptions) as ParseArgsOptionsConfig;
  const { values, positionals } = readWords(options, usage, words);
  const { data, file, yes: _, help, ...fields } = values as { data?: string; file?: string } & Values;
  if (help === true) throw new Refusal(usage);
  const [word, name, ...more] = positionals;
  const isSite = word === 'site';
  const kind = word === undefined ? undefined : kindOfWord(word);
  const language = word === 'words' ? languageOf(name) : undefined;
  if (isSite && (name === undefined || data === undefined))
    throw new Refusal('Give the maker a name and say where: npm run new -- site "Name of a maker" --data DIR');
  const translation = word === 'translation' ? translationOf(name, more.shift()) : undefined;
  if (word !== undefined && !kind && !isSite && !language && !translation) throw new Refusal(sayUnknown(word));
  if (more.length > 0) throw new Refusal(`What is "${more.join(' ')}"? Put a name of several words in quotes.`);
  const given: Values = { ...fields, ...(kind && name !== undefined ? { [kindOf(kind).new.name]: name } : {}) };
  if (kind) refuseForeign(kind, schemas[kind], given);
  return {
    dataDir: path.resolve(data ?? path.join(projectDir, 'data')),
    kind,
    site: isSite ? name : undefined,
    language,
    translation,
    given,
    file,
  };
}

const fixedOptions: ParseArgsOptionsConfig = {
  data: { type: 'string' },
  file: { type: 'string' },
  /** Has no effect: nothing is asked. Accepted, because scripts and notes have it. */
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
};

/** The options of a kind: its fields that are one line or a list of texts. */
function optionsOf({ properties = {} }: FieldSchema): ParseArgsOptionsConfig {
  const fields = Object.entries(properties).filter(([, field]) => isLine(field) || isTextList(field));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, { type: 'string', ...(isTextList(field) && { multiple: true }) }]),
  );
}

function kindOfWord(word: string): FolderKindId | undefined {
  const wanted = word.toLowerCase();
  return folderKinds.find(({ id, folder, name }) => [id, folder, name.replace(' ', '-')].includes(wanted))?.id;
}

/** By its tag or its name. Throws a `Refusal` when there is none. */
function languageOf(name = ''): string {
  const tag = tagOfLanguage(name) ?? name.split('-', 1)[0] ?? '';
  if (/^[a-z]{2,3}$/.test(tag) && !isEnglish(tag)) return tag;
  throw new Refusal('Say which language other than English, by its tag: npm run new -- words fr');
}

function translationOf(tag: string | undefined, id: string | undefined): NewArguments['translation'] {
  if (tag !== undefined && id !== undefined) return { tag, id };
  throw new Refusal('Say into which language, and what: npm run new -- translation ar blt150');
}

function sayUnknown(word: string): string {
  const suggestion = nearest(
    word,
    folderKinds.map(({ id }) => id),
  );
  return `There is no kind "${word}"${suggestion ? `; did you mean ${suggestion}?` : '.'}\n${usage}`;
}

function refuseForeign(kind: FolderKindId, schema: FieldSchema, given: Values): void {
  const known = optionsOf(schema);
  const foreign = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (foreign === undefined) return;
  const list = Object.keys(known).map((name) => `--${name}`);
  throw new Refusal(`--${foreign} is no option for the kind ${kind}. Options: ${list.join(', ')}.`);
}
