import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { finderFilePath, searchFilePath } from '../../src/catalogue/paths.ts';
import { buildSettings, projectDir } from '../lib/build-settings.ts';
import { edits, newCatalogue } from './catalogues.ts';
import { median } from './percentile.ts';
import { type Cost, floorProgram, npmScript, runCommand } from './run-command.ts';
import { type Measure, type Row, rowOf } from './rows.ts';

/** The limits apply to large catalogues only: in a small one, a build is mostly start-up time. */
const targetsFrom = 10_000;
/** Most memory that all processes of a build may use together, in megabytes. */
const memoryLimit = 1000;
/** Limit for a full build, as a multiple of the baseline. */
const fullLimit = 9;

/**
 * Builds the pages only (drawings, sheets, pictures and compressed files have their own caches): once with only the
 * programs cached, then again after one change each.
 */
export const measureBuild: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  // The programs do not depend on the catalogue, so building the real one caches them.
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

/** Deletes the site and everything cached for it. */
async function removeSite(data: string, out: string): Promise<void> {
  const beside = path.join(path.dirname(out), `.${path.basename(out)}`);
  for (const folder of [out, `${beside}.next`, `${beside}.old`, buildSettings(data, out).workDir]) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The number of pages of a built site, and their mean size in bytes. */
async function measurePages(site: string): Promise<{ count: number; bytes: number }> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(site, name))).size));
  return { count: names.length, bytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / names.length) };
}
