/**
 * Reads: the frozen catalogue, tests/synthetic/, .cache/made. Writes: .cache/price/. Run by: npm run bench:price.
 * Guards the price of a build: the processor time of a cold build of a small catalogue with sheets, cards and compressed
 * files (without drawings), as a ratio to that of the floor, which is a fixed piece of work. Fails when the ratio is a
 * quarter above the kept one, warns from a tenth. The least of three rounds in turns counts, so that other programs
 * matter little.
 */
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { writeCatalogue } from '../synthetic/write-catalogue.ts';
import { measure, npmScript } from './measure.ts';

/** The ratio of the build to the floor: the median of three runs of 7728edfe, 29 November 2026 (docs/measurements.md). */
const kept = 10.8;
/** Factors of the kept ratio. */
const [warning, bar] = [1.1, 1.25];
const rounds = 3;

const place = path.join(projectDir, '.cache/price');
const [data, large, out] = ['data', 'large', 'site'].map((name) => path.join(place, name)) as [string, string, string];
const madeDir = path.join(projectDir, '.cache/made');
const listMade = () => readdirSync(madeDir);
const site = path.join(data, 'site.yaml');

/** Builds with another tagline, which is on every page, sheet and card: nothing of the catalogue's is in the cache. */
async function build(): Promise<number> {
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace(/^( +tagline:).*$/m, `$1 Recycling machinery ${Date.now()}`));
  await rm(out, { recursive: true, force: true });
  return (await measure(...npmScript('build'), '--without-bodies', '--data', data, '--out', out)).cpu;
}

/** 2,000 models and 4,000 pages of 20 kB. */
const runFloor = async () => (await measure('tests/bench/floor.ts', large, `${out}-floor`, '4000', '20000')).cpu;

const clear = () =>
  Promise.all([place, buildSettings(data, out).workDir].map((made) => rm(made, { recursive: true, force: true })));

await clear();
await writeCatalogue(data, { models: 40, from: frozenDir });
await writeCatalogue(large, { models: 2000, from: frozenDir });
// Makes the programs, and the photos, which have no tagline.
await build();
const before = new Set(listMade());
let [cpu, floor] = [Infinity, Infinity];
for (let round = 0; round < rounds; round++) {
  cpu = Math.min(cpu, await build());
  floor = Math.min(floor, await runFloor());
}
await Promise.all(listMade().map((name) => (before.has(name) ? undefined : rm(path.join(madeDir, name)))));
await clear();

const ratio = cpu / floor;
const figures = `${cpu.toFixed(1)} s of processor time, ${ratio.toFixed(2)} times the floor's ${floor.toFixed(1)} s`;
const change = `${(ratio / kept).toFixed(2)} × the kept ${kept.toFixed(2)}`;
if (ratio > kept * bar) {
  console.error(`A build has become dearer: ${figures}, ${change} (bar ${bar}).`);
  process.exitCode = 1;
} else if (ratio > kept * warning) console.error(`warning: a build becomes dear: ${figures}, ${change} (bar ${bar}).`);
else console.log(`A build's price is as it was: ${figures}, ${change} (bar ${bar}).`);
