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
import { listSheets, type ListedSheet, type SheetJob } from './list-sheets.ts';

type SheetWorkers = Workers<SheetJob, Uint8Array[]>;

interface Sheets {
  outputs: Output[];
  /** Warnings: characters that no font has. */
  problems: string[];
}

/**
 * Threads for sheets, at most two, each of which takes 400 to 600 MB: the engine starts with 400 MB and keeps 2 MB per
 * sheet, so threads are replaced; the compiled engine is shared.
 */
export const openSheetWorkers = (): SheetWorkers =>
  openWorkers({
    program: new URL('./sheet-worker.ts', import.meta.url),
    threads: Math.min(2, availableParallelism()),
    recycleAfter: 80,
    countOf: ({ contents }: SheetJob) => contents.length,
    share: compileEngine,
  });

/** Lists all sheets. A PDF supplied by the company replaces the generated one. `mediaDir` is data/media. */
export async function sheetOutputs(
  catalogue: Catalogue,
  mediaDir: string,
  cache: BuildCache,
  workers: SheetWorkers,
  /** The machine files that hold the sheet's picture. */
  machines: readonly Output[] = [],
  dates: ReadonlyMap<string, string> = new Map(),
): Promise<Sheets> {
  const logo = await readLogoOnInk(catalogue, mediaDir);
  const [printable, maker] = [await readPrintable(), keyOfSheetMaker()];
  const files = new Map(machines.map((output) => [`/${output.path}`, output]));
  const problems: string[] = [];
  const outputs: Output[] = [];
  const supplied = (id: string) => join(mediaDir, 'sheets', `${id}.pdf`);
  const isSupplied = ({ id }: ListedSheet) => existsSync(supplied(id));
  for (const sheets of Map.groupBy(listSheets(catalogue, logo?.svg, dates), ({ given }) => given).values()) {
    for (const { path, id } of sheets.filter(isSupplied)) {
      const bytes = readFileSync(supplied(id));
      outputs.push(bytesOutput(path.slice(1), keyOf(bytes), () => bytes));
    }
    const made = sheets.filter((sheet) => !isSupplied(sheet));
    for (const { path, content } of made.slice(0, 1)) {
      const lacking = findUnprintable({ ...content, brand: content.brand.name }, printable);
      if (lacking.length > 0) problems.push(`${path} cannot print ${lacking.join(' ')}: no font has such characters`);
    }
    const picture = files.get(sheets[0]?.content.picture ?? '');
    const keys = made.map(({ content }) => keyOf(maker, JSON.stringify(content), picture?.key ?? ''));
    let setting: Promise<Uint8Array[]> | undefined;
    /** Sets the sheet in all units, since they share their drawings, and keeps the others for when they are asked for. */
    const set = async (wanted: number): Promise<Uint8Array> => {
      const contents = made.map(({ content }) => content);
      setting ??= (async () => workers.run({ contents, picture: (await picture?.make())?.bytes }))();
      const pdfs = await setting;
      setting = undefined;
      const pdfOf = (at: number) => pdfs[at] ?? new Uint8Array();
      for (const [at, key] of keys.entries()) if (at !== wanted) await cache.get(key, () => pdfOf(at));
      return pdfOf(wanted);
    };
    made.forEach(({ path }, at) => {
      const key = keys[at] ?? '';
      outputs.push(bytesOutput(path.slice(1), key, () => cache.get(key, () => set(at))));
    });
  }
  return { outputs, problems };
}
