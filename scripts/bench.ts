/**
 * Reads: everything. Writes: .cache/bench/ (or --dir): <name>.json, synthetic catalogues and sites. Run by: npm run
 * bench -- [NAME] [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]; without a name, all benchmarks. Prints a
 * table. The benchmarks are in scripts/bench/.
 */
import { measureBuild } from './bench/build.ts';
import { measureDev } from './bench/dev.ts';
import { newCatalogue } from './bench/catalogues.ts';
import { printTable, rowOf, type BenchSettings, type Measure, type Row } from './bench/rows.ts';
import { floorProgram, npmScript, runCommand, type Cost } from './bench/run-command.ts';
import path from 'node:path';
import { readWords } from './lib/arguments.ts';
import { projectDir } from './lib/build-settings.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** Limit for the check of 10,000 or more files, as a multiple of the baseline (see bench/floor.ts). */
const checkLimit = 2;
const limitFrom = 10_000;

/** Measures `npm run check` on synthetic catalogues: the median of several rounds. */
const measureCheck: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    console.error(`${size} models`);
    const data = await newCatalogue(dir, size);
    const check = () => runCommand([...npmScript('check'), '--data', data]);
    // The first run warms the file system's cache and the compile cache.
    await check();
    const [costs, floors]: [Cost[], Cost[]] = [[], []];
    // Alternate the two, so that background load affects both.
    for (let round = 0; round < rounds; round++) {
      costs.push(await check());
      floors.push(await runCommand([floorProgram, data]));
    }
    rows.push(rowOf('check', size, costs, floors, size < limitFrom ? undefined : checkLimit));
  }
  return rows;
};

const measurements: Readonly<Record<string, Measure>> = { check: measureCheck, build: measureBuild, dev: measureDev };

const settings = readSettings(Object.keys(measurements));
if (settings) {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (settings.name === 'all' || settings.name === name) rows.push(...(await measure(settings)));
  }
  console.log(`\n${printTable(rows)}\n`);
  console.log(`Written to ${await writeResult(settings, rows)}`);
} else {
  process.exitCode = 2;
}

/** Parses the command line. Prints the problem and returns undefined when the arguments are invalid. */
function readSettings(names: readonly string[]): BenchSettings | undefined {
  const usage = `Usage: npm run bench -- [${names.join('|')}] [--models 100,1000,10000] [--rounds 5] [--dir DIR]`;
  const options = {
    models: { type: 'string', default: '100,1000,10000' },
    rounds: { type: 'string', default: '5' },
    dir: { type: 'string', default: path.join(projectDir, '.cache/bench') },
  } as const;
  const { values, positionals } = readWords(options, usage);
  const isSize = (text: string) => /^[1-9]\d{0,5}$/.test(text);
  const [name = 'all', ...more] = positionals;
  const models = values.models.split(',');
  if ((name === 'all' || names.includes(name)) && more.length === 0 && [...models, values.rounds].every(isSize)) {
    return { name, models: models.map(Number), rounds: Number(values.rounds), dir: path.resolve(values.dir) };
  }
  console.error(usage);
  return undefined;
}

/** Writes the figures, and the machine that they were measured on, to <dir>/<name>.json. Returns the path. */
async function writeResult({ name, rounds, dir }: BenchSettings, rows: readonly Row[]): Promise<string> {
  const file = path.join(dir, `${name}.json`);
  const [cpu] = cpus();
  const machine = { cores: cpus().length, cpu: cpu?.model ?? '', memory: totalmem(), node: process.version };
  await mkdir(dir, { recursive: true });
  await writeFile(file, `${JSON.stringify({ name, machine, rounds, rows }, null, 2)}\n`);
  return file;
}
