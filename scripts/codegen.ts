/**
 * Reads: data/ (or --data), schemas/. Writes: src/generated (or --out): types of the entries and of the routes, the
 * validators, the fonts of the pages, what the enquiry service knows of the site. Run by: npm run codegen, and by build, dev, check of types
 * and tests. Options: --print lists route, kind of page and source file; --lenient makes errors in the data no failure
 * (an install must succeed whatever the data says).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../src/catalogue/catalogue.ts';
import { makeEnquirySite, type EnquirySite } from '../src/catalogue/enquiry-site.ts';
import type { Finding } from '../src/catalogue/finding.ts';
import { makeShell } from '../src/catalogue/navigation.ts';
import type { Shell } from '../src/catalogue/page-data.ts';
import { listPages, type ListedPage } from '../src/catalogue/pages/list-pages.ts';
import { readArguments } from './lib/arguments.ts';
import { enquirySiteFile } from './lib/enquiry-site.ts';
import { printFindings } from './lib/print-findings.ts';
import { writeIfChanged } from './lib/write-if-changed.ts';

import { writeEntryTypes } from './steps/entry-types.ts';
import { writeEntryValidators } from './steps/entry-validators.ts';
import type { StoredMemory } from './steps/check-memory.ts';
import { isOfSchemas, sharedDir } from './steps/generated-state.ts';
import { writeFonts } from './steps/fonts.ts';
import { loadFolder } from './steps/load-data.ts';
import { readData, type DataFolder } from './steps/read-data.ts';
import { readSchemas } from './steps/read-schemas.ts';
import { writePaths } from './steps/paths.ts';
import { writeValidators } from './steps/validators.ts';

export interface CodegenInput {
  dataDir: string;
  generatedDir: string;
  /** The day of the check, like 2025-10-14; today's without it. */
  today?: string;
  /** What was read from the data folder; without it, it is read. */
  folder?: DataFolder | undefined;
  /** What earlier checks found out. */
  memory?: StoredMemory;
}

/** Without a catalogue (the data has errors) there are no pages and no frame, and the route files stay as they were. */
export interface CodegenResult {
  catalogue?: Catalogue;
  pages: ListedPage[];
  shell?: Shell;
  /** What the enquiry service knows of the site. */
  enquirySite?: EnquirySite;
  findings: Finding[];
  /** Names of the generated files whose bytes changed. */
  changed: string[];
}

/** Checks the data and writes the generated code. Files whose bytes would not change are not touched. */
export async function codegen(input: CodegenInput): Promise<CodegenResult> {
  const { generatedDir } = input;
  const changed = await writeSchemaCode(generatedDir);
  const read = await readPages(input);
  if (!read.catalogue) return { ...read, changed };
  const written = await writeCatalogueCode(read.catalogue, read.pages, generatedDir);
  return { ...read, enquirySite: written.enquirySite, changed: [...changed, ...written.changed] };
}

/**
 * Writes what follows from the schemas and the libraries alone. It is the same for every catalogue, and programs that Node runs take it
 * from `src/generated`.
 */
export async function writeSchemaCode(generatedDir: string): Promise<string[]> {
  const schemas = await readSchemas();
  const changed = new Set([
    ...(await writeValidators(schemas, sharedDir)),
    ...(await writeEntryValidators(schemas, sharedDir)),
    ...((await writeEntryTypes(schemas, sharedDir)) ? ['entries.gen.ts'] : []),
    ...(await writeFonts(sharedDir)),
  ]);
  if (generatedDir === sharedDir) return [...changed];
  for (const name of readdirSync(sharedDir).filter(isOfSchemas)) {
    const text = readFileSync(path.join(sharedDir, name), 'utf8');
    if (await writeIfChanged(path.join(generatedDir, name), text)) changed.add(name);
  }
  return [...changed];
}

/** Checks the data, and lists the pages when there is no error. Writes nothing but what is remembered. */
export async function readPages(input: Omit<CodegenInput, 'generatedDir'>): Promise<Omit<CodegenResult, 'changed'>> {
  const { dataDir, today, memory } = input;
  const folder = input.folder ?? (await readData(dataDir));
  const { catalogue, findings } = await loadFolder(folder, dataDir, { today, memory });
  return catalogue
    ? { catalogue, pages: listPages(catalogue), shell: makeShell(catalogue), findings }
    : { pages: [], findings };
}

/** Writes what follows from the catalogue: the routes' type, and what the enquiry service knows of the site. */
export async function writeCatalogueCode(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  generatedDir: string,
): Promise<Required<Pick<CodegenResult, 'enquirySite' | 'changed'>>> {
  const changed = (await writePaths(pages, generatedDir)) ? ['app-path.gen.ts'] : [];
  const enquirySite = makeEnquirySite(catalogue);
  // No code of the site reads it, so it does not count as a change.
  await writeIfChanged(path.join(generatedDir, enquirySiteFile), JSON.stringify(enquirySite));
  return { enquirySite, changed };
}

function widest(texts: string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}

/** The table of routes as text: path, kind of page, data file. */
function printRoutes(pages: readonly ListedPage[]): void {
  const paths = widest(pages.map((page) => page.path));
  const kinds = widest(pages.map((page) => page.kind));
  for (const { path: page, kind, file } of pages) console.log(`${page.padEnd(paths)}  ${kind.padEnd(kinds)}  ${file}`);
}

if (import.meta.main) {
  const { data, out, print, lenient } = readArguments({ print: { type: 'boolean' }, lenient: { type: 'boolean' } });
  const generatedDir = out ?? sharedDir;
  const { catalogue, pages, findings } = await codegen({ dataDir: data, generatedDir });
  if (!catalogue) {
    printFindings(findings, data);
    process.exitCode = lenient ? 0 : 1;
  } else if (print) printRoutes(pages);
  else console.log(`${pages.length} routes`);
}
