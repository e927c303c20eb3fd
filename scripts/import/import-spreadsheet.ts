import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import confirm from '@inquirer/confirm';
import { runChecks } from '../../src/check/run-checks.ts';
import { kindOf } from '../../src/catalogue/kinds.ts';
import { whyTooLarge } from '../../src/new-entries/spreadsheet-limits.ts';
import { makeImporter, type Answers, type ImportedEntry } from '../../src/new-entries/import-machines.ts';
import { keyOf, targetOfText, textOfTarget, type Target } from '../../src/new-entries/targets.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import { fieldSchemaOf } from '../../src/yaml/field-schema.ts';
import { asBlock, ownField } from '../../src/yaml/block.ts';
import { valueOfText } from '../../src/yaml/edit/edit-text.ts';
import { fieldLines } from '../../src/yaml/edit/yaml-text.ts';
import { loadValidators } from '../data/load-validators.ts';
import { readData, type DataFolder } from '../data/read-data.ts';
import { readSchemas } from '../data/read-schemas.ts';
import { readWords } from '../lib/arguments.ts';
import { projectDir } from '../lib/build-settings.ts';
import { counted, countFindings, formatFinding } from '../lib/print-findings.ts';
import { dataOption, Refusal, schemaPathFrom, shown, writeFiles } from '../new/new-file.ts';
import { askDecimals, askTargets, askUpdates, chooseCategory, chooseTable, sayTable, sayTarget } from './ask.ts';
import { readInWorker } from './read-in-worker.ts';

const usage = [
  'npm run import -- FILE.xlsx                                 asks, shows every machine, and writes the files',
  'npm run import -- FILE.csv --category ID --yes              asks nothing; writes nothing if the check finds an error or a figure with two readings',
  'Reads .xlsx, .csv and .tsv. Also: --data DIR. What is answered once is kept in FILE.import.yaml.',
].join('\n');

/** How many findings of one machine are shown. */
const maxFindings = 4;

/** Imports the machines of a spreadsheet. @returns the exit code */
export async function importSpreadsheet(words: string[]): Promise<number> {
  try {
    await importMachines(words);
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || !(error instanceof Refusal || error.name === 'ExitPromptError')) throw error;
    console.error(error instanceof Refusal ? error.message : '\nStopped; nothing was written.');
    return error instanceof Refusal ? 1 : 130;
  }
}

const options = {
  category: { type: 'string' },
  data: { type: 'string' },
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
  const sheet = await readInWorker(path.basename(file), bytes);
  if ('problem' in sheet) throw new Refusal(`${sheet.problem}\nNothing was written.`);
  const answersFile = `${file}.import.yaml`;
  const before = readAnswers(await readFile(answersFile, 'utf8').catch(() => ''));
  const modelSchema = fieldSchemaOf('model', await readSchemas());
  const today = new Date().toISOString().slice(0, 10);
  const head = `# yaml-language-server: $schema=${schemaPathFrom(path.join(dataDir, 'models/x.yaml'), kindOf('model'))}`;
  const importer = makeImporter({ files: folder.files, modelSchema, today, head });

  const chosen = await chooseTable(sheet.tables, before.table, yes);
  const answers: Answers = { ...before, category: wanted ?? before.category };
  const read = () => importer.read(chosen.rows, answers);
  let { table } = read();
  console.log(sayTable(chosen.name, table));
  if (!yes && before.layout === undefined && !(await confirm({ message: 'Is this right?' }))) {
    answers.layout = table.layout === 'rows' ? 'columns' : 'rows';
    ({ table } = read());
    console.log(sayTable(chosen.name, table));
  }
  if (!yes && table.unclear) {
    answers.unclear = { text: table.unclear.text };
    answers.decimals = await askDecimals(table.unclear);
  }
  if (table.names.every((name) => name === ''))
    throw new Refusal(
      'No names of machines were found: give them a column or a row called "Model".\nNothing was written.',
    );
  const { categories } = importer;
  const category = await chooseCategory(read().category, categories, table, yes);
  const ids = categories.map(({ value }) => value);
  if (category !== '' && !ids.includes(category))
    throw new Refusal(`There is no category ${category}. Categories: ${ids.join(', ')}.`);

  answers.category = category;
  let targets: Target[];
  ({ table, targets } = read());
  const keys = table.properties.map(keyOf);
  if (!yes && !keys.every((key) => ownField(before.columns ?? {}, key)))
    targets = await askTargets(table, targets, (one) => importer.choicesFor(one, category));
  else console.log(`${keys.map((key, at) => sayTarget(key, targets[at] ?? [])).join('\n')}\n`);

  const made = importer.makeEntries(table, targets, category);
  const moved = made.entries.filter(({ elsewhere, text, base }) => elsewhere !== undefined && text !== base);
  const isKept = yes || moved.length === 0 || (await confirm({ message: askUpdates(moved), default: false }));
  const entries = isKept ? made.entries : made.entries.filter((entry) => !moved.includes(entry));
  const changed = entries.filter(({ text, base }) => text !== base);
  const findings = await checkEntries(folder, changed, today);
  for (const entry of entries) console.log(sayEntry(entry, findings.get(entry.file) ?? [], shown(dataDir)));
  const own = [...findings.values()].flat();
  for (const note of [...sheet.notes, ...made.notes]) console.log(`Note: ${note}`);
  console.log(
    `\n${counted(entries.length, 'machine')}, ${counted(changed.length, 'file')} to write. The check: ${countFindings(own)}.`,
  );
  const hasErrors = own.some(({ severity }) => severity === 'error');
  if (changed.length === 0) return;
  if (yes && hasErrors)
    throw new Refusal('Nothing was written: correct the errors in the spreadsheet first, or leave out --yes.');
  // Nobody is there to say which figure is meant.
  const either = own.find(({ rule, values: offered = [] }) => rule === 'quantity/unreadable' && offered.length > 1);
  if (yes && either)
    throw new Refusal(
      `${either.message}\nNothing was written: write this figure in the spreadsheet in one way only, or leave out --yes to be asked.`,
    );
  if (!yes && !(await confirm({ message: 'Write these files?', default: !hasErrors })))
    throw new Refusal('Nothing was written.');
  await writeFiles(changed.map((entry) => ({ ...entry, file: path.join(dataDir, entry.file) })));
  const columns = Object.fromEntries(keys.map((key, at) => [key, textOfTarget(targets[at] ?? []) || 'leave out']));
  const kept = await writeFile(
    answersFile,
    `${Object.entries({
      table: chosen.name,
      machines: table.layout,
      ...(answers.decimals && { decimals: answers.decimals }),
      ...(answers.unclear && { unclear: answers.unclear.text }),
      category,
      columns,
    })
      .flatMap(([name, value]) => fieldLines(name, value))
      .join('\n')}\n`,
  ).then(
    () => `What was answered is kept in ${shown(answersFile)}.`,
    ({ message }: Error) => `What was answered cannot be kept beside the spreadsheet: ${message}.`,
  );
  console.log(
    `Written. ${kept}\nnpm run check${dataOption(dataDir) && ` --${dataOption(dataDir)}`}   says whether everything is in order.`,
  );
}

/** What is kept beside the spreadsheet. */
function readAnswers(text: string): Answers & { table: string | undefined } {
  const { table, machines, decimals, unclear, category, columns } = asBlock(valueOfText(text));
  const targets = Object.entries(asBlock(columns)).map(([name, target]): [string, Target] => [
    name,
    target === 'leave out' ? [] : targetOfText(String(target)),
  ]);
  return {
    table: table === undefined ? undefined : String(table),
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
  const [samples, own] = [
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
    ...own.slice(0, maxFindings).map((finding) => formatFinding(finding, folder).replace(/^/gm, '  ')),
    ...(own.length > maxFindings ? [`  and ${counted(own.length - maxFindings, 'more finding')}`] : []),
  ].join('\n');
}
