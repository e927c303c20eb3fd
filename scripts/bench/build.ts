import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings, projectDir } from '../lib/build-settings.ts';
import { edits, newCatalogue } from './catalogues.ts';
import { median } from '../lib/figures.ts';
import { type Cost, floorProgram, npmScript, runCommand } from './run-command.ts';
import { type Measure, type Row, rowsOf } from './rows.ts';
import { measureBytes, measurePages } from './site-bytes.ts';

/** The targets are meant for large catalogues; in a small one a build is mostly its start. */
const targetsFrom = 10_000;
/** Megabytes that all processes of a build may hold at 10,000 models. */
const memoryLimit = 1000;
/** How many times the floor a full build may take. */
const fullLimit = 9;

/**
 * The build of pages only (drawings, sheets, pictures and compressed forms have caches of their own): from nothing but
 * the programs, and again after one change each; what a visitor loads of it.
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
    const full: Cost[] = [];
    const floors: Cost[] = [];
    const counts: number[] = [];
    const again = edits.map((edit) => ({ ...edit, costs: [] as Cost[] }));
    for (let round = 0; round < rounds; round++) {
      console.error(`${size} models, round ${round + 1} of ${rounds}`);
      await removeSite(data, out);
      full.push(await build());
      const { count, bytes } = await measurePages(out);
      counts.push(count);
      const plain = path.join(dir, 'floor');
      await rm(plain, { recursive: true, force: true });
      floors.push(await runCommand([floorProgram, data, plain, String(count), String(bytes)]));
      await rm(plain, { recursive: true });
      for (const { make, costs } of again) {
        await make(data, round);
        costs.push(await build());
      }
    }
    const measured: Row[] = [
      ...rowsOf('full build', size, full, floors, fullLimit),
      ...stepRows(size, full),
      ...eachRow(size, full, counts),
      {
        what: 'peak memory',
        models: size,
        value: median(full.map(({ memory }) => memory)),
        unit: 'MB',
        limit: memoryLimit,
      },
      ...again.flatMap(({ what, costs, ratioLimit }) => rowsOf(what, size, costs, floors, ratioLimit)),
      ...(await measureBytes(out, size)),
    ];
    rows.push(...(size < targetsFrom ? measured.map(withoutTargets) : measured));
    await removeSite(data, out);
    await rm(data, { recursive: true });
  }
  return rows;
};

function withoutTargets({ limit: _limit, ratioLimit: _ratioLimit, ...row }: Row): Row {
  return row;
}

/** Takes the site away with all that the build remembers of it. */
async function removeSite(data: string, out: string): Promise<void> {
  const beside = path.join(path.dirname(out), `.${path.basename(out)}`);
  for (const folder of [out, `${beside}.next`, `${beside}.old`, buildSettings(data, out).workDir]) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of processor time for each page: the same at all sizes where the growth is linear. */
function eachRow(models: number, builds: readonly Cost[], counts: readonly number[]): Row[] {
  const each = builds.map(({ cpu }, round) => (cpu * 1000) / (counts[round] ?? 1));
  return [{ what: 'full build, for each page', models, value: median(each), unit: 'ms CPU' }];
}

/** The steps of a build, by the clock, as it printed them: `files 10342 written · 3.21 s`. */
function stepRows(models: number, builds: readonly Cost[]): Row[] {
  const steps = new Map<string, number[]>();
  for (const { output } of builds) {
    for (const [, what = '', seconds = ''] of output.matchAll(/^(\D+?)(?: \d.*)? · ([\d.]+) s$/gm)) {
      steps.set(what, [...(steps.get(what) ?? []), Number(seconds)]);
    }
  }
  return [...steps].map(([what, seconds]) => ({ what: `– ${what}`, models, value: median(seconds), unit: 's' }));
}
