/**
 * Reads: the catalogue, data/media/sheets/<id>.pdf. Writes (through outputs): <site>/<id>.pdf. A sheet is rebuilt only
 * when its content, the template or the engine changed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { findUnprintable, readPrintable } from '../../lib/fonts/print-fonts.ts';
import { readLogoOnInk } from '../../lib/document/read-logo.ts';
import { bytesOutput, type Output } from '../output.ts';
import { compileEngine, keyOfSheetMaker } from './compile-sheet.ts';
import { listSheets, type SheetJob } from './list-sheets.ts';

interface Sheets {
  outputs: Output[];
  /** Warnings: characters that no font has. */
  problems: string[];
}

/**
 * Threads for sheets, at most two, each of which takes 400 to 600 MB: the engine starts with 400 MB and keeps 2 MB per
 * sheet, so threads are replaced; the compiled engine is shared.
 */
export const openSheetWorkers = (): Workers<SheetJob, Uint8Array> =>
  openWorkers({
    program: new URL('./sheet-worker.ts', import.meta.url),
    threads: Math.min(2, availableParallelism()),
    recycleAfter: 80,
    share: compileEngine,
  });

/** Lists all sheets. A PDF supplied by the company replaces the generated one. `mediaDir` is data/media. */
export async function sheetOutputs(
  catalogue: Catalogue,
  mediaDir: string,
  cache: BuildCache,
  workers: Workers<SheetJob, Uint8Array>,
  /** The machine files that hold the sheet's picture. */
  machines: readonly Output[] = [],
  dates: ReadonlyMap<string, string> = new Map(),
): Promise<Sheets> {
  const logo = await readLogoOnInk(catalogue, mediaDir);
  const [printable, maker] = [await readPrintable(), keyOfSheetMaker()];
  const files = new Map(machines.map((output) => [`/${output.path}`, output]));
  const problems: string[] = [];
  const outputs: Output[] = [];
  for (const { path, id, content } of listSheets(catalogue, logo?.svg, dates)) {
    const file = join(mediaDir, 'sheets', `${id}.pdf`);
    if (existsSync(file)) {
      outputs.push(bytesOutput(path.slice(1), keyOf(readFileSync(file)), () => readFileSync(file)));
      continue;
    }
    const lacking = findUnprintable({ ...content, brand: content.brand.name }, printable);
    if (lacking.length > 0) problems.push(`${path} cannot print ${lacking.join(' ')}: no font has such characters`);
    const picture = content.picture === undefined ? undefined : files.get(content.picture);
    const key = keyOf(maker, JSON.stringify(content), picture?.key ?? '');
    const make = async () => workers.run({ content, picture: (await picture?.make())?.bytes });
    outputs.push(bytesOutput(path.slice(1), key, () => cache.get(key, make)));
  }
  return { outputs, problems };
}
