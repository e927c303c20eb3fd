/**
 * Reads: everything. Writes: .cache/bench/ (or --dir): synthetic catalogues and sites. Run by: npm run bench -- [NAME]
 * [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]; without a name, all benchmarks. Prints a table. The
 * benchmarks are in scripts/bench/.
 */
import { measureBuild } from './bench/build.ts';
import { measureDev } from './bench/dev.ts';
import { newCatalogue } from './bench/catalogues.ts';
import { printTable, rowOf, type Measure, type Row } from './bench/rows.ts';
import { floorProgram, npmScript, runCommand, type Cost } from './bench/run-command.ts';
import path from 'node:path';
import { readWords } from './lib/arguments.ts';
import { projectDir } from './lib/build-settings.ts';

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

const names = Object.keys(measurements);
const usage = `Usage: npm run bench -- [${names.join('|')}] [--models 100,1000,10000] [--rounds 5] [--dir DIR]`;
const options = {
  models: { type: 'string', default: '100,1000,10000' },
  rounds: { type: 'string', default: '5' },
  dir: { type: 'string', default: path.join(projectDir, '.cache/bench') },
} as const;
const { values, positionals } = readWords(options, usage);
const sizes = values.models.split(',');
const isSize = (text: string) => /^[1-9]\d{0,5}$/.test(text);
if (
  positionals.length > 1 ||
  !positionals.every((name) => names.includes(name)) ||
  ![...sizes, values.rounds].every(isSize)
) {
  console.error(usage);
  process.exit(2);
}
const settings = { models: sizes.map(Number), rounds: Number(values.rounds), dir: path.resolve(values.dir) };
const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure(settings)));
}
console.log(`\n${printTable(rows)}`);
