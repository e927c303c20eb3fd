import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { finderFilePath, searchFilePath } from '../../src/catalogue/paths.ts';
import { buildSettings, projectDir } from '../lib/build-settings.ts';
import { edits, newCatalogue } from './catalogues.ts';
import { median } from '../lib/figures.ts';
import { type Cost, floorProgram, npmScript, runCommand } from './run-command.ts';
import { type Measure, type Row, rowOf } from './rows.ts';

/** The targets are meant for large catalogues; in a small one a build is mostly its start. */
const targetsFrom = 10_000;
/** Megabytes that all processes of a build may hold. */
const memoryLimit = 1000;
/** How many times the floor a full build may take. */
const fullLimit = 9;

/**
 * The build of pages only (drawings, sheets, pictures and compressed forms have caches of their own): from nothing but
 * the programs, and again after one change each.
 */
export const measureBuild: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  // The programs hold nothing of the catalogue: this build of the real one makes them.
  const own = path.join(dir, 'site');
  await runCommand([...npmScript('build'), '--pages-only', '--out', own]);
  await removeSite(path.join(projectDir, 'data'), own);
  for (const size of models) {
    const data = await newCatalogue(dir, size);
    const out = path.join(dir, `site-${size}`);
    const build = () => runCommand([...npmScript('build'), '--pages-only', '--data', data, '--out', out]);
    const [full, floors]: [Cost[], Cost[]] = [[], []];
    const again = edits.map((edit) => ({ ...edit, costs: [] as Cost[] }));
    for (let round = 0; round < rounds; round++) {
      console.error(`${size} models, round ${round + 1} of ${rounds}`);
      await removeSite(data, out);
      full.push(await build());
      const { count, bytes } = await measurePages(out);
      const plain = path.join(dir, 'floor');
      await rm(plain, { recursive: true, force: true });
      floors.push(await runCommand([floorProgram, data, plain, String(count), String(bytes)]));
      await rm(plain, { recursive: true });
      for (const { make, costs } of again) {
        await make(data, round);
        costs.push(await build());
      }
    }
    const limited = (limit: number | undefined) => (size < targetsFrom ? undefined : limit);
    const memory = median(full.map((cost) => cost.memory));
    rows.push(
      rowOf('full build', size, full, floors, limited(fullLimit)),
      ...again.map(({ what, costs, ratioLimit }) => rowOf(what, size, costs, floors, limited(ratioLimit))),
      { what: 'peak memory', models: size, value: memory, unit: 'MB', limit: limited(memoryLimit) },
    );
    for (const file of [finderFilePath, searchFilePath]) {
      const packed = gzipSync(await readFile(path.join(out, file))).length;
      rows.push({ what: file, models: size, value: packed / 1000, unit: 'kB' });
    }
    await removeSite(data, out);
    await rm(data, { recursive: true });
  }
  return rows;
};

/** Takes the site away with all that the build remembers of it. */
async function removeSite(data: string, out: string): Promise<void> {
  const beside = path.join(path.dirname(out), `.${path.basename(out)}`);
  for (const folder of [out, `${beside}.next`, `${beside}.old`, buildSettings(data, out).workDir]) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many pages a built site has, and the mean of their sizes in bytes. */
async function measurePages(site: string): Promise<{ count: number; bytes: number }> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(site, name))).size));
  return { count: names.length, bytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / names.length) };
}
