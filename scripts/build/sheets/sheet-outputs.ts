/**
 * Reads: the catalogue, data/media/sheets/<id>.pdf. Writes (through outputs): <site>/<id>.pdf. A sheet is rebuilt only
 * when its content, the template or the engine changed.
 */
import { existsSync, readFileSync } from 'node:fs';
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
  /** Warnings: supplied files that are not a PDF (the generated sheet is used), and characters that no font has. */
  problems: string[];
}

/** The engine starts with 400 MB and keeps 2 MB per sheet, so threads are replaced; the compiled engine is shared. */
export const openSheetWorkers = (): Workers<SheetJob, Uint8Array> =>
  openWorkers({
    program: new URL('./sheet-worker.ts', import.meta.url),
    threads: 1,
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
  const problems: string[] = [];
  const outputs: Output[] = [];
  for (const { path, id, content } of listSheets(catalogue, logo?.svg, dates)) {
    const file = join(mediaDir, 'sheets', `${id}.pdf`);
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    const problem = bytes && problemOfPdf(bytes);
    if (bytes && problem === undefined) {
      outputs.push(bytesOutput(path.slice(1), keyOf(bytes), () => readFileSync(file)));
      continue;
    }
    if (problem !== undefined) problems.push(`${file} ${problem}; the sheet made from the data is used instead`);
    const lacking = findUnprintable({ ...content, brand: content.brand.name }, printable);
    if (lacking.length > 0) problems.push(`${path} cannot print ${lacking.join(' ')}: no font has such characters`);
    const picture = machines.find((output) => `/${output.path}` === content.picture);
    const key = keyOf(maker, JSON.stringify(content), picture?.key ?? '');
    const make = async () => workers.run({ content, picture: (await picture?.make())?.bytes });
    outputs.push(bytesOutput(path.slice(1), key, () => cache.get(key, make)));
  }
  return { outputs, problems };
}

/**
 * What is wrong with a supplied PDF, as the end of a sentence that starts with the file name. Undefined for a PDF that
 * opens, is complete (not a truncated download) and has no password.
 */
export function problemOfPdf(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty';
  // Readers accept the header anywhere in the first 1024 bytes (ISO 32000-1, annex H, note 13).
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'is not a PDF';
  const end = bytes.subarray(-2048).toString('latin1');
  if (!end.includes('%%EOF') || !end.includes('startxref')) return 'is cut off: its end is missing';
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(bytes.toString('latin1'))) return 'is encrypted';
  return undefined;
}
