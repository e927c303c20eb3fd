/**
 * Reads: the catalogue, data/media/sheets/<id>.pdf, the cache. Writes: <site>/<id>.pdf, <cache>/<hash>.pdf.
 * Run by: scripts/build.ts. A sheet is set again only when its content, the template or the engine changed.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { copyIfChanged, readIfThere } from '../lib/copy-if-changed.ts';
import { exists } from '../lib/exists.ts';
import { cleanText } from '../sheets/clean-text.ts';
import { readEngineVersion, readSheetCoverage, readTemplate } from '../sheets/compile-sheet.ts';
import { findMissing } from '../sheets/font-coverage.ts';
import type { ListedSheet } from '../sheets/list-sheets.ts';
import { listSheets } from '../sheets/list-sheets.ts';
import type { SheetContent } from '../sheets/sheet-content.ts';
import { makeSheets, sheetsPerWorker } from '../sheets/make-sheets.ts';

export { listSheets };

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
  /** Sentences about supplied files that are no PDF (the sheet made from the data stands in) and characters that the font lacks. */
  problems: string[];
}

/** Writes all sheets into the site; `onProgress` is told how many of those to be set are done. */
export async function writeSheets(
  catalogue: Catalogue,
  { siteDir, cacheDir, mediaDir }: SheetFolders,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SheetsReport> {
  const sheets = listSheets(catalogue);
  const coverage = await readSheetCoverage();
  const surroundings = `${await readTemplate()}\n${await readEngineVersion()}`;
  const report: SheetsReport = {
    paths: sheets.map(({ path }) => path).sort(),
    made: 0,
    reused: 0,
    supplied: 0,
    problems: [],
  };
  const missing = new Map<string, ListedSheet>();
  const sources = new Map<string, string>();

  for (const sheet of sheets) {
    const supplied = join(mediaDir, 'sheets', `${sheet.id}.pdf`);
    const fault = await faultOfSupplied(supplied);
    if (fault === 'none') {
      report.supplied += 1;
      sources.set(sheet.path, supplied);
      continue;
    }
    if (fault === 'not a PDF')
      report.problems.push(`${supplied} is not a PDF; the sheet made from the data is used instead`);
    const content = sheet.content();
    const missingGlyphs = findMissing(cleanText({ ...content, drawing: '' }), coverage);
    if (missingGlyphs.length > 0)
      report.problems.push(`${sheet.path} cannot print ${missingGlyphs.join(' ')}: the font has no such characters`);
    const cached = join(cacheDir, `${hashOf(content, surroundings)}.pdf`);
    sources.set(sheet.path, cached);
    if (missing.has(cached) || (await exists(cached))) report.reused += 1;
    else missing.set(cached, sheet);
  }

  await setMissing(missing, onProgress);
  report.made = missing.size;
  for (const [path, source] of sources) await copyIfChanged(source, join(siteDir, path));
  return report;
}

async function setMissing(
  missing: ReadonlyMap<string, ListedSheet>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const waiting = [...missing];
  let done = 0;
  for (let start = 0; start < waiting.length; start += sheetsPerWorker) {
    const jobs = waiting
      .slice(start, start + sheetsPerWorker)
      .map(([file, sheet]) => ({ file, content: sheet.content() }));
    await makeSheets(jobs, () => onProgress(++done, waiting.length));
  }
}

function hashOf(content: SheetContent, surroundings: string): string {
  return createHash('sha256').update(surroundings).update('\0').update(JSON.stringify(content)).digest('hex');
}

async function faultOfSupplied(file: string): Promise<'none' | 'absent' | 'not a PDF'> {
  const bytes = await readIfThere(file);
  if (!bytes) return 'absent';
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? 'none' : 'not a PDF';
}
