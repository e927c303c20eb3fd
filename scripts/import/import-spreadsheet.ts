import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChecks } from '../../src/check/run-checks.ts';
import { kindOf } from '../../src/catalogue/kinds.ts';
import { whyTooLarge } from '../../src/new-entries/spreadsheet-limits.ts';
import { makeImporter, type Answers, type ImportedEntry } from '../../src/new-entries/import-machines.ts';
import type { MachineTable } from '../../src/new-entries/read-table.ts';
import { sayNames } from '../../src/new-entries/table-words.ts';
import type { CellTable } from '../../src/new-entries/cells.ts';
import { isEncoding } from '../../src/new-entries/encodings.ts';
import { targetOfText, textOfTarget, type Target } from '../../src/new-entries/targets.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import { fieldSchemaOf } from '../../src/yaml/field-schema.ts';
import { asBlock } from '../../src/yaml/block.ts';
import { valueOfText } from '../../src/yaml/edit/edit-text.ts';
import { fieldLines } from '../../src/yaml/edit/yaml-text.ts';
import { loadValidators } from '../data/load-validators.ts';
import { readData, type DataFolder } from '../data/read-data.ts';
import { readSchemas } from '../data/read-schemas.ts';
import { readWords } from '../lib/arguments.ts';
import { projectDir } from '../lib/build-settings.ts';
import { counted, countFindings, formatFinding } from '../lib/print-findings.ts';
import { dataOption, Refusal, schemaPathFrom, shown, writeFiles } from '../new/new-file.ts';
import { readInWorker } from './read-in-worker.ts';

const usage = [
  'npm run import -- FILE.xlsx --category ID                   shows every machine, and keeps in FILE.import.yaml where the columns go: change it there',
  'npm run import -- FILE.xlsx --category ID --yes             writes the files, unless the check finds an error or a figure with two readings',
  'Reads .xlsx, .csv and .tsv. Also: --data DIR, --encoding windows-1250 (of a text that is not in UTF-8).',
].join('\n');

/** How many findings of one machine are shown. */
const maxFindings = 4;

/** Imports the machines of a spreadsheet. @returns the exit code */
export async function importSpreadsheet(words: string[]): Promise<number> {
  try {
    await importMachines(words);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

const options = {
  category: { type: 'string' },
  data: { type: 'string' },
  encoding: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function importMachines(words: string[]): Promise<void> {
  const { values, positionals } = readWords(options, usage, words);
  const { category: wanted, data = path.join(projectDir, 'data'), yes = false, help = false } = values;
  const [file, ...more] = positionals;
  if (help || file === undefined || more.length > 0) throw new Refusal(usage);
  const dataDir = path.resolve(data);
  const large = whyTooLarge(
    path.basename(file),
    await stat(file).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  if (large !== undefined) throw new Refusal(`${large}\nNothing was written.`);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'EISDIR'
        ? `${file} is a folder.`
        : `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`,
    );
  });
  const folder = await readData(dataDir);
  if (!folder) throw new Refusal(`There is no folder ${shown(dataDir)}; check the name behind --data.`);
  const answersFile = `${file}.import.yaml`;
  const before = readAnswers(await readFile(answersFile, 'utf8').catch(() => ''));
  const { encoding = before.encoding } = values;
  if (encoding !== undefined && !isEncoding(encoding)) throw new Refusal(`There is no encoding ${encoding}.`);
  const spreadsheet = await readInWorker(path.basename(file), bytes, { encoding });
  if ('problem' in spreadsheet) {
    const choices = (spreadsheet.encodings ?? []).map((choice) => `  --encoding ${choice.encoding}: ${choice.sample}`);
    throw new Refusal([spreadsheet.problem, ...choices, 'Nothing was written.'].join('\n'));
  }
  const modelSchema = fieldSchemaOf('model', await readSchemas());
  const today = new Date().toISOString().slice(0, 10);
  const head = `# yaml-language-server: $schema=${schemaPathFrom(path.join(dataDir, 'models/x.yaml'), kindOf('model'))}`;
  const importer = makeImporter({ files: folder.files, modelSchema, today, head });

  const chosen = chooseTable(spreadsheet.tables, before.table, shown(answersFile));
  const answers: Answers = { ...before, category: wanted ?? before.category };
  const { table: unplaced, category: known } = importer.read(chosen.rows, answers);
  console.log(sayTable(chosen.name, unplaced));
  if (!unplaced.hasNames)
    throw new Refusal(
      'No names of machines were found: give them a column or a row called "Model".\nNothing was written.',
    );
  const { categories } = importer;
  const category = chooseCategory(known, categories, unplaced);
  const ids = categories.map(({ value }) => value);
  if (category !== '' && !ids.includes(category))
    throw new Refusal(`There is no category ${category}. Categories: ${ids.join(', ')}.`);

  answers.category = category;
  const { table, keys, targets } = importer.read(chosen.rows, answers);
  const places = keys.map((key, at) => `  ${key} → ${textOfTarget(targets[at] ?? []) || 'left out'}`);
  console.log(`${places.join('\n')}\n`);

  const { entries, notes } = importer.makeEntries(table, targets, category);
  const changed = entries.filter(({ text, base }) => text !== base);
  const findings = await checkEntries(folder, changed, today);
  for (const entry of entries) console.log(sayEntry(entry, findings.get(entry.file) ?? [], shown(dataDir)));
  const allFindings = [...findings.values()].flat();
  for (const note of [...spreadsheet.notes, ...notes]) console.log(`Note: ${note}`);
  console.log(
    `\n${counted(entries.length, 'machine')}, ${counted(changed.length, 'file')} to write. The check: ${countFindings(allFindings)}.`,
  );
  const hasErrors = allFindings.some(({ severity }) => severity === 'error');
  if (changed.length === 0) return;
  if (yes && hasErrors) throw new Refusal('Nothing was written: correct the errors in the spreadsheet first.');
  // Nobody is there to say which figure is meant.
  const either = allFindings.find(
    ({ rule, values: offered = [] }) => rule === 'quantity/unreadable' && offered.length > 1,
  );
  if (yes && either)
    throw new Refusal(
      `${either.message}\nNothing was written: write this figure in the spreadsheet in one way only, or \`decimals: "."\` or \`decimals: ","\` in ${shown(answersFile)}.`,
    );
  if (yes) await writeFiles(changed.map((entry) => ({ ...entry, file: path.join(dataDir, entry.file) })));
  const columns = Object.fromEntries(keys.map((key, at) => [key, textOfTarget(targets[at] ?? []) || 'leave out']));
  const kept = await writeFile(
    answersFile,
    `${Object.entries({
      table: chosen.name,
      machines: table.layout,
      ...(encoding && { encoding }),
      ...(answers.decimals && { decimals: answers.decimals }),
      ...(answers.unclear && { unclear: answers.unclear.text }),
      category,
      columns,
    })
      .flatMap(([name, value]) => fieldLines(name, value))
      .join('\n')}\n`,
  ).then(
    () => `Where the columns go is kept in ${shown(answersFile)}.`,
    ({ message }: Error) => `Where the columns go cannot be kept beside the spreadsheet: ${message}.`,
  );
  if (!yes) return console.log(`${kept}\nNothing else was written: add --yes to write the files.`);
  console.log(
    `Written. ${kept}\nnpm run check${dataOption(dataDir) && ` --${dataOption(dataDir)}`}   says whether everything is in order.`,
  );
}

/** The only table, or the one that the file beside the spreadsheet names. */
function chooseTable(tables: readonly CellTable[], name: string | undefined, answersFile: string): CellTable {
  const [first, ...more] = tables;
  const chosen = more.length === 0 ? first : tables.find((table) => table.name === name);
  if (chosen) return chosen;
  const list = tables.map((table) => `  ${table.name} (${counted(table.rows.length, 'row')})`).join('\n');
  throw new Refusal(
    `There are several tables:\n${list}\nName one in ${answersFile}: \`table: ${first?.name}\`. Nothing was written.`,
  );
}

function sayTable(name: string, { layout, names, properties }: MachineTable): string {
  return `${name}: a machine in each ${layout === 'rows' ? 'row' : 'column'}; ${counted(names.length, 'machine')} (${sayNames(names)}), ${counted(properties.length, 'figure')} of each.`;
}

/** The category of new machines; empty if a column of the table names one for each. */
function chooseCategory(
  known: string | undefined,
  categories: readonly { value: string }[],
  { properties }: MachineTable,
): string {
  if (known !== undefined) return known;
  const column = properties.find(({ label }) => /^(?:category|kategorie)$/i.test(label));
  if (column?.values.every((value) => value !== '')) return '';
  throw new Refusal(
    `Say of which category the machines are: --category ID. Categories: ${categories.map(({ value }) => value).join(', ')}.`,
  );
}

/** What is kept beside the spreadsheet. */
function readAnswers(text: string): Answers & { table: string | undefined; encoding: string | undefined } {
  const { table, encoding, machines, decimals, unclear, category, columns } = asBlock(valueOfText(text));
  const targets = Object.entries(asBlock(columns)).map(([name, target]): [string, Target] => [
    name,
    target === 'leave out' ? [] : targetOfText(String(target)),
  ]);
  return {
    table: table === undefined ? undefined : String(table),
    encoding: encoding === undefined ? undefined : String(encoding),
    layout: machines === 'rows' || machines === 'columns' ? machines : undefined,
    decimals: decimals === '.' || decimals === ',' ? decimals : undefined,
    unclear: unclear === undefined ? undefined : { text: String(unclear) },
    category: typeof category === 'string' && category !== '' ? category : undefined,
    columns: Object.fromEntries(targets),
  };
}

/** The findings of the real check by file, as if the entries were written. */
async function checkEntries(
  folder: DataFolder,
  entries: readonly ImportedEntry[],
  today: string,
): Promise<Map<string, Finding[]>> {
  const written = new Map(entries.map(({ file, text }) => [file, Buffer.from(text)]));
  const others = folder.files.filter(({ file }) => !written.has(file));
  const files = [...others, ...[...written].map(([file, bytes]) => ({ file, bytes }))].toSorted((a, b) =>
    a.file < b.file ? -1 : 1,
  );
  const { findings } = runChecks({ ...folder, files, validators: await loadValidators(), today });
  return Map.groupBy(
    findings.filter(({ file }) => written.has(file)),
    ({ file }) => file,
  );
}

function sayEntry(
  { name, file, text, base, changes }: ImportedEntry,
  findings: readonly Finding[],
  folder: string,
): string {
  const [samples, mistakes] = [
    findings.filter(({ rule }) => rule === 'stand-in'),
    findings.filter(({ rule }) => rule !== 'stand-in'),
  ];
  const what =
    base === undefined ? `new, ${counted(changes.length, 'figure')}` : text === base ? 'unchanged' : 'changed:';
  return [
    `${name} (${file}): ${what}${samples.length > 0 ? `; to be written in lines ${samples.map(({ line }) => line).join(', ')}` : ''}`,
    ...(base === undefined
      ? []
      : changes.map(
          ({ target, was, now }) => `  ${textOfTarget(target)}: ${was === undefined ? '' : `${was} → `}${now}`,
        )),
    ...mistakes.slice(0, maxFindings).map((finding) => formatFinding(finding, folder).replace(/^/gm, '  ')),
    ...(mistakes.length > maxFindings ? [`  and ${counted(mistakes.length - maxFindings, 'more finding')}`] : []),
  ].join('\n');
}
