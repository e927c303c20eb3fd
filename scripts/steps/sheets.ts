/**
 * Reads: the catalogue, data/media/sheets/<id>.pdf, the cache. Writes: <site>/<id>.pdf, <cache>/<hash>.pdf.
 * Run by: scripts/steps/build-site.ts. A sheet is set again only when its content, the template or the engine changed.
 */
import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { writeCachedFiles, type CachedFile } from '../lib/cached-files.ts';
import { copyIfChanged, readIfThere } from '../lib/copy-if-changed.ts';
import { findUnprintable, readPrintable } from '../lib/print-fonts.ts';
import { readLogoOnInk } from '../lib/read-logo.ts';
import type { JobShop } from '../lib/run-jobs.ts';
import { faultOfPdf } from '../sheets/check-pdf.ts';
import { cleanText } from '../lib/clean-text.ts';
import { compileEngine, readSheetEngine } from '../sheets/compile-sheet.ts';
import { listSheets } from '../sheets/list-sheets.ts';
import type { SheetContent } from '../sheets/sheet-content.ts';

/** Where sheets come from and go to. `mediaDir` is data/media. */
export interface SheetFolders {
  siteDir: string;
  cacheDir: string;
  mediaDir: string;
}

export interface SheetsReport {
  /** Addresses of all sheets of the site, sorted: `/blt150.pdf`. */
  paths: string[];
  /** How many were set now, were in the cache, and were supplied by the company. */
  made: number;
  reused: number;
  supplied: number;
  /** Sentences about supplied files that are no PDF (the sheet made from the data stands in) and characters that no font has. */
  problems: string[];
}

/** The engine starts with 400 MB and keeps 2 MB of every sheet; what it knows of its machine code goes on to the next worker. */
const sheetShop: JobShop = {
  program: new URL('../sheets/sheet-worker.ts', import.meta.url),
  workers: 1,
  jobsPerWorker: 80,
  share: compileEngine,
};

/** Writes all sheets into the site; `onProgress` is told how many of those to be set are done. */
export async function writeSheets(
  catalogue: Catalogue,
  { siteDir, cacheDir, mediaDir }: SheetFolders,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SheetsReport> {
  const logo = await readLogoOnInk(catalogue, mediaDir);
  const sheets = listSheets(catalogue, logo?.svg);
  const printable = await readPrintable();
  const problems: string[] = [];
  const files: CachedFile<SheetContent>[] = [];
  let supplied = 0;
  for (const { path, id, content } of sheets) {
    const file = join(mediaDir, 'sheets', `${id}.pdf`);
    const bytes = await readIfThere(file);
    const fault = bytes && faultOfPdf(bytes);
    if (bytes && fault === undefined) {
      supplied += 1;
      await copyIfChanged(file, join(siteDir, path));
      continue;
    }
    if (fault !== undefined) problems.push(`${file} ${fault}; the sheet made from the data is used instead`);
    const lacking = findUnprintable(cleanText({ ...content, brand: content.brand.name }), printable);
    if (lacking.length > 0) problems.push(`${path} cannot print ${lacking.join(' ')}: no font has such characters`);
    files.push({ path, content });
  }
  const surroundings = await readSheetEngine();
  const counts = await writeCachedFiles({ files, siteDir, cacheDir, surroundings, shop: sheetShop, onProgress });
  return { paths: sheets.map(({ path }) => path).sort(), ...counts, supplied, problems };
}
