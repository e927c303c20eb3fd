/**
 * Reads: data/, tests/synthetic/. Writes: .cache/bench/ (or --dir): synthetic catalogues and sites. Run by: npm run bench
 * -- [check|build] [--models 100,1000,10000] [--rounds NUMBER] [--dir DIR]. Measures both, or the one named, beside the
 * simplest program that does the same work (floor.ts), and prints a table of medians.
 */
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { indexPath } from '../../src/catalogue/language-paths.ts';
import { writeCatalogue } from '../synthetic/write-catalogue.ts';
import { edits } from './edits.ts';
import { measure, npmScript, type Cost } from './measure.ts';
import { readWords } from '../../scripts/lib/arguments.ts';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';

const floor = path.join(import.meta.dirname, 'floor.ts');

const usage = 'Usage: npm run bench -- [check|build] [--models 100,1000,10000] [--rounds 5] [--dir DIR]';
const options = {
  models: { type: 'string', default: '100,1000,10000' },
  rounds: { type: 'string', default: '5' },
  dir: { type: 'string', default: path.join(projectDir, '.cache/bench') },
} as const;
const { values, positionals } = readWords(options, usage);
const sizes = values.models.split(',');
const isCount = (text: string) => /^[1-9]\d{0,5}$/.test(text);
if (!/^(?:check|build)?$/.test(positionals.join(' ')) || ![...sizes, values.rounds].every(isCount)) {
  console.error(usage);
  process.exit(2);
}
const [only] = positionals;
const rounds = Number(values.rounds);

const table: Record<string, string | number>[] = [];
const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[(figures.length - 1) >> 1] ?? NaN;
const cpuOf = (costs: readonly Cost[]) => median(costs.map(({ cpu }) => cpu));

/** Adds a command's median processor time to the table, beside that of the floor. */
function report(what: string, models: number, costs: readonly Cost[], floors: readonly Cost[]) {
  const [cpu, least] = [cpuOf(costs), cpuOf(floors)];
  table.push({ what, models, 's CPU': cpu.toFixed(2), floor: least.toFixed(2), ratio: (cpu / least).toFixed(2) });
}

/** Measures `npm run check`, after a run that warms the caches; in turns, so that background load affects both. */
async function measureCheck(models: number, data: string): Promise<void> {
  const check = () => measure(...npmScript('check'), '--data', data);
  await check();
  const [costs, floors]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    costs.push(await check());
    floors.push(await measure(floor, data));
  }
  report('check', models, costs, floors);
}

/** Builds the pages only: with only the programs cached, and again after each edit. Changes the data. */
async function measureBuild(models: number, data: string, out: string): Promise<void> {
  const build = () => measure(...npmScript('build'), '--pages-only', '--data', data, '--out', out);
  const plain = `${out}-floor`;
  const clear = () =>
    Promise.all(
      [out, plain, buildSettings(data, out).workDir].map((made) => rm(made, { recursive: true, force: true })),
    );
  const [full, floors]: [Cost[], Cost[]] = [[], []];
  const again = edits.map((edit) => ({ ...edit, costs: [] as Cost[] }));
  await build();
  for (let round = 0; round < rounds; round++) {
    await clear();
    full.push(await build());
    const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'));
    const bytes = await Promise.all(names.map(async (name) => (await stat(path.join(out, name))).size));
    const mean = Math.round(bytes.reduce((sum, size) => sum + size, 0) / names.length);
    floors.push(await measure(floor, data, plain, String(names.length), String(mean)));
    for (const { make, costs } of again) {
      await make(data, round);
      costs.push(await build());
    }
  }
  for (const { what, costs } of [{ what: 'full build', costs: full }, ...again]) report(what, models, costs, floors);
  table.push({ what: 'peak memory', models, MB: median(full.map(({ memory }) => memory)).toFixed(0) });
  for (const file of [indexPath('find'), indexPath('search')])
    table.push({ what: file, models, kB: (gzipSync(await readFile(path.join(out, file))).length / 1000).toFixed(1) });
  await clear();
}

for (const models of sizes.map(Number)) {
  console.error(`${models} models`);
  const place = path.resolve(values.dir, String(models));
  const data = path.join(place, 'data');
  await rm(place, { recursive: true, force: true });
  await writeCatalogue(data, { models });
  if (only !== 'build') await measureCheck(models, data);
  if (only !== 'check') await measureBuild(models, data, path.join(place, 'site'));
  await rm(place, { recursive: true });
}
console.table(table);
