import path from 'node:path';
import { folderKinds, kindOf, sampleMark, type FolderKindId, type Kind } from '../../src/catalogue/kinds.ts';
import { slugify } from '../../src/check/file-names.ts';
import { fieldSchemaOf, type FieldSchema } from '../../src/yaml/field-schema.ts';
import { fieldLines, remarkLines } from '../../src/yaml/edit/yaml-text.ts';
import { readNewArguments, type NewArguments, type Schemas } from './arguments.ts';
import { problemOfGiven } from './given-values.ts';
import {
  completeValues,
  fullExample,
  withChoices,
  type EntrySchema,
  type Values,
} from '../../src/new-entries/entry-schema.ts';
import { dataOption, problemOfFile, Refusal, schemaPathFrom, shown, writeFiles, writeNewSite } from './new-file.ts';
import { writeNewTranslation } from './new-translation.ts';
import { writeNewWords } from './new-words.ts';
import { withSiblings } from '../../src/new-entries/sibling-schema.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import type { LoadedCatalogue } from '../../src/check/load-catalogue.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { countFindings, formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../data/load-data.ts';
import { readData } from '../data/read-data.ts';
import { readSchemas } from '../data/read-schemas.ts';
import { capitalise } from '../../src/text/names.ts';

/** Creates the entry that the command line asks for. @returns the exit code */
export async function newEntry(commandLine: string[]): Promise<number> {
  const all = await readSchemas();
  const schemas = Object.fromEntries(folderKinds.map(({ id }) => [id, fieldSchemaOf(id, all)])) as Schemas;
  try {
    return await createEntry(readNewArguments(commandLine, schemas), schemas);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Writes the file, with placeholders for what is not given, and prints the next steps. @returns the exit code */
async function createEntry(words: NewArguments, schemas: Schemas): Promise<number> {
  const { dataDir, kind, site, language, translation, given } = words;
  if (site !== undefined) {
    console.log(await writeNewSite(site, dataDir));
    return 0;
  }
  if (language !== undefined) {
    console.log(await writeNewWords(language));
    return 0;
  }
  if (translation) {
    console.log(await writeNewTranslation(translation.tag, translation.id, dataDir));
    return 0;
  }
  const folder = await readData(dataDir);
  if (!folder) throw new Refusal(`There is no folder ${shown(dataDir)}; check the name behind --data.`);
  if (!kind) throw new Refusal('Say what to add, for example: npm run new -- model BLT300');
  const known = withChoices(kind, schemas[kind], folder.files);
  const missing = known.required.find((name) => known.properties[name]?.choices?.length === 0);
  if (missing !== undefined) throw new Refusal(sayFirst(missing, kind, dataDir));
  const problem = problemOfGiven(known, given);
  if (problem) throw new Refusal(problem);
  const file = await chooseFile(kind, words);
  const category = given['category'] ?? known.properties['category']?.choices?.[0]?.value;
  const today = new Date().toISOString().slice(0, 10);
  const schema = kind === 'model' ? withSiblings(known, folder.files, String(category)) : known;
  const { values, filled } = completeValues(kind, schema, given, today);
  const text = renderEntry(kindOf(kind), schema, values, schemaPathFrom(file, kindOf(kind)));
  await writeFiles([{ file, text }]);
  const report = reportEntry(await loadData(dataDir), { kind, file, dataDir, filled });
  console.log(`\n${report.text}`);
  return report.hasErrors ? 1 : 0;
}

/** Entries that must exist first, and the command that creates them. */
function sayFirst(name: string, kind: FolderKindId, dataDir: string): string {
  const option = dataOption(dataDir);
  return [
    `There is no ${name} yet, and ${kindOf(kind).one} needs one. Nothing was written.`,
    `Create it first, for example: npm run new -- ${name} "Tyre Balers"${option}`,
  ].join('\n');
}

/** The new entry's file: named after the entry, or as requested. */
async function chooseFile(kind: FolderKindId, { dataDir, file, given }: NewArguments): Promise<string> {
  const { folder, new: fresh } = kindOf(kind);
  const name = given[fresh.name];
  if (name === undefined) throw new Refusal(`Give it a name: npm run new -- ${kind} "The ${fresh.name}"`);
  const dir = path.join(dataDir, folder);
  const id = file?.replace(/\.ya?ml$/, '') ?? slugify(String(name));
  const problem = await problemOfFile(dir, id);
  if (problem)
    throw new Refusal(
      `${problem}\nNothing was written. Change what is there, or choose another name with --file NAME.`,
    );
  return path.join(dir, `${id}.yaml`);
}

/**
 * The text of a new entry's file: the line that tells text editors its schema, the fields of `values` in schema order,
 * and the remaining fields as comments with the schema's descriptions. `schemaPath` is relative to the file. Fields that
 * refer to other entries are left out when there is none.
 */
function renderEntry(kind: Kind, schema: EntrySchema, values: Values, schemaPath: string): string {
  const fields = Object.entries(schema.properties);
  const used = fields.flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : [...explanation(field), ...fieldLines(name, value, field), ''];
  });
  const unused = fields
    .filter(([name, { choices }]) => values[name] === undefined && choices?.length !== 0)
    .flatMap(([name, field]) => {
      const lines = fieldLines(name, fullExample(field), field);
      return [...explanation(field), ...lines.map((line) => `# ${line}`), ''];
    });
  const lines = [
    `# yaml-language-server: $schema=${schemaPath}`,
    ...remarkLines(`${capitalise(kind.one)}. ${schema.description ?? ''}`),
    '',
    ...used,
    ...(unused.length > 0 ? [...remarkLines(optionalWords), '', ...unused] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const optionalWords =
  'Everything below is optional. To use a field, take the # and the space at the start of its lines away. What is not needed may be deleted.';

function explanation(field: FieldSchema): string[] {
  const { description = '', enum: values, enumDescriptions: meanings } = field;
  if (!values) return remarkLines(description);
  if (!meanings) return remarkLines(`${description} One of: ${values.join(', ')}.`);
  return [
    ...remarkLines(`${description} One of:`),
    ...values.map((value, at) => `##   ${value}: ${meanings[at] ?? ''}`),
  ];
}

/** Default address of the development server (scripts/dev.ts). */
const devOrigin = 'http://localhost:5173';

/** A new file: its full path, and the fields that got a placeholder. */
interface WrittenEntry {
  kind: FolderKindId;
  file: string;
  dataDir: string;
  filled: readonly string[];
}

/** The message after writing an entry: the file, its findings and the next steps; and whether it has an error. */
function reportEntry(
  { catalogue, findings }: LoadedCatalogue,
  { kind, file, dataDir, filled }: WrittenEntry,
): { text: string; hasErrors: boolean } {
  const name = path.relative(dataDir, file).split(path.sep).join('/');
  const { toFix = [], samples = [] } = Object.groupBy(
    findings.filter((finding) => finding.file === name),
    ({ rule }) => (rule === 'stand-in' ? 'samples' : 'toFix'),
  );
  const others = findings.filter((finding) => finding.file !== name && finding.severity === 'error');
  const folder = dataOption(dataDir);
  const option = folder && ` --${folder}`;
  const page = catalogue && pageOf(catalogue, kind, name);
  const where = page === undefined ? '' : `, then open ${devOrigin}${page}`;
  const marked =
    samples.length > 0 ? ` and replace what starts with ${sampleMark} (${sayLines(samples)})` : ' and read it';
  const stand = filled.length > 0 ? ` Filled in for you, to be looked at: ${filled.join(', ')}.` : '';
  const steps = [
    `Open ${shown(file)}${marked}.${stand}`,
    `npm run check${option}   says whether everything is in order.`,
    `npm run dev${option}     shows the site${where}.`,
  ];
  const parts = [
    `Wrote ${shown(file)}`,
    ...toFix.map((finding) => formatFinding(finding, shown(dataDir))),
    `The check of the new file${samples.length > 0 ? ', but for what is to be replaced' : ''}: ${countFindings(toFix)}.${otherWords(others)}`,
    `What to do next:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`,
  ];
  return { text: parts.join('\n\n'), hasErrors: toFix.some((finding) => finding.severity === 'error') };
}

function otherWords(others: Finding[]): string {
  if (others.length === 0) return '';
  const files = [...new Set(others.map((finding) => finding.file))];
  return `\nThere are errors in other files, too: ${files.join(', ')}. npm run check shows them.`;
}

function sayLines(findings: readonly Finding[]): string {
  return `${findings.length === 1 ? 'line' : 'lines'} ${findings.map(({ line }) => line).join(', ')}`;
}

/** The page of the entry, else the one that lists it. */
function pageOf(
  catalogue: NonNullable<LoadedCatalogue['catalogue']>,
  kind: FolderKindId,
  file: string,
): string | undefined {
  const pages = listPages(catalogue);
  return (
    pages.find((page) => page.file === file)?.path ?? pages.find((page) => page.kind === kindOf(kind).new.shownOn)?.path
  );
}
