/**
 * Reads: the catalogue, data/media/sheets/<id>.pdf, the cache. Writes: <cache>/<hash>.pdf, through outputs <site>/<id>.pdf.
 * Run by: scripts/steps/make-site.ts. A sheet is set again only when its content, the template or the engine changed.
 */
import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { fillCache, type CachedFile, type FilledCache } from '../lib/cached-files.ts';
import { cleanText } from '../lib/clean-text.ts';
import { readIfThere } from '../lib/read-if-there.ts';
import { findUnprintable, readPrintable } from '../lib/print-fonts.ts';
import { readLogoOnInk } from '../lib/read-logo.ts';
import type { JobShop } from '../lib/run-jobs.ts';
import { faultOfPdf } from '../sheets/check-pdf.ts';
import { compileEngine, readSheetEngine } from '../sheets/compile-sheet.ts';
import { listSheets } from '../sheets/list-sheets.ts';
import type { SheetContent } from '../sheets/sheet-content.ts';

/** Where sheets come from and are kept. `mediaDir` is data/media. */
export interface SheetFolders {
  cacheDir: string;
  mediaDir: string;
}

export interface SheetOptions {
  /** Told how many of those to be set are done. */
  onProgress?: (done: number, total: number) => void;
  /** The address of the only sheet that is wanted. */
  only?: string;
}

/** Where the file of each sheet lies, by its address: `/blt150.pdf`. */
export interface SheetsReport extends FilledCache {
  /** How many of them the company has supplied. */
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

/** Sets all sheets that are not in the cache; a PDF of the company takes the place of its sheet. */
export async function makeSheets(
  catalogue: Catalogue,
  { cacheDir, mediaDir }: SheetFolders,
  { onProgress = () => {}, only }: SheetOptions = {},
): Promise<SheetsReport> {
  const logo = await readLogoOnInk(catalogue, mediaDir);
  const printable = await readPrintable();
  const problems: string[] = [];
  const files: CachedFile<SheetContent>[] = [];
  const supplied = new Map<string, string>();
  for (const { path, id, content } of listSheets(catalogue, logo?.svg)) {
    if (only !== undefined && path !== only) continue;
    const file = join(mediaDir, 'sheets', `${id}.pdf`);
    const bytes = await readIfThere(file);
    const fault = bytes && faultOfPdf(bytes);
    if (bytes && fault === undefined) {
      supplied.set(path, file);
      continue;
    }
    if (fault !== undefined) problems.push(`${file} ${fault}; the sheet made from the data is used instead`);
    const lacking = findUnprintable(cleanText({ ...content, brand: content.brand.name }), printable);
    if (lacking.length > 0) problems.push(`${path} cannot print ${lacking.join(' ')}: no font has such characters`);
    files.push({ path, content });
  }
  const surroundings = await readSheetEngine();
  const filled = await fillCache({ files, cacheDir, surroundings, shop: sheetShop, onProgress });
  return {
    ...filled,
    sources: new Map([...supplied, ...filled.sources]),
    supplied: supplied.size,
    problems,
  };
}
