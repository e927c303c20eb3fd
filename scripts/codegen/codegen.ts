/** Reads: data/, schemas/. Writes: src/generated. Run by: scripts/codegen.ts, scripts/dev.ts, scripts/build/make-site.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { makeEnquirySite, type EnquirySite } from '../../src/catalogue/enquiry/enquiry-site.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import type { Shell } from '../../src/catalogue/page-data.ts';
import { type ListedPage, listPages } from '../../src/catalogue/pages/list-pages.ts';
import { enquirySiteFile } from '../lib/enquiry-site.ts';
import { writeIfChanged } from '../lib/files.ts';
import { writeIndexes } from './write-indexes.ts';
import { writeEntryTypes } from './entry-types.ts';
import { writeEntryValidators } from './entry-validators.ts';
import { writeFonts } from './fonts.ts';
import { loadFolder } from '../data/load-data.ts';
import { readData, type DataFolder } from '../data/read-data.ts';
import { readSchemas } from '../data/read-schemas.ts';
import { writeValidators } from './validators.ts';
import { projectDir } from '../lib/build-settings.ts';

interface CodegenInput {
  dataDir: string;
  generatedDir: string;
  /** The day of the check, like 2025-10-14; today's without it. */
  today?: string;
  /** What was read from the data folder; without it, it is read. */
  folder?: DataFolder | undefined;
  /** As if every entry said `machine: none`: nothing is drawn. */
  withoutBodies?: boolean;
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
    ...writeIndexes(),
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

/** Checks the data, and lists the pages when there is no error. Writes nothing. */
export async function readPages(input: Omit<CodegenInput, 'generatedDir'>): Promise<Omit<CodegenResult, 'changed'>> {
  const { dataDir, today } = input;
  const folder = input.folder ?? (await readData(dataDir));
  const { catalogue, findings } = await loadFolder(folder, dataDir, today);
  if (catalogue && input.withoutBodies) removeMachines(catalogue);
  return catalogue
    ? { catalogue, pages: listPages(catalogue), shell: makeShell(catalogue), findings }
    : { pages: [], findings };
}

function removeMachines({ models, equipment, categories, sheets }: Catalogue): void {
  for (const entry of [...models, ...equipment, ...categories, ...sheets]) entry.machine = undefined;
}

/** Writes what follows from the catalogue: the routes' type, and what the enquiry service knows of the site. */
export async function writeCatalogueCode(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  generatedDir: string,
): Promise<Required<Pick<CodegenResult, 'enquirySite' | 'changed'>>> {
  const changed = (await writeRouteTree(pages, generatedDir)) ? [routeTreeFile] : [];
  const enquirySite = makeEnquirySite(catalogue);
  // No code of the site reads it, so it does not count as a change.
  await writeIfChanged(path.join(generatedDir, enquirySiteFile), JSON.stringify(enquirySite));
  return { enquirySite, changed };
}

/** What the schemas decide on is written here in any case, since programs that Node runs take it from here. */
export const sharedDir: string = path.join(projectDir, 'src/generated');

/**
 * Whether generated code follows from the schemas alone. What follows from a catalogue is in the shared folder another
 * one's; the indexes of the program's own files (`page…`, `rules…`, `defaults…`) are nowhere else.
 */
const isOfSchemas = (name: string): boolean =>
  !/^route-tree\.gen\.ts$|^page|^rules|^defaults|\.(json|woff2)$/.test(name);

/** Reads: the pages. Writes: route-tree.gen.ts. Run by: scripts/codegen.ts. */

const routeTreeFile = 'route-tree.gen.ts';

/** Writes the typed route tree: every path with its kind of page. @returns whether its bytes changed */
function writeRouteTree(pages: readonly ListedPage[], generatedDir: string): Promise<boolean> {
  const routes = pages.map(({ path: route, kind }) => `  '${route}': '${kind}';\n`).join('');
  const code = `// Generated from data/ by scripts/codegen.ts. Do not edit.

/** The route tree: every path of the site, in its canonical spelling, with the kind of page that it shows. */
export interface RouteTree {
${routes}}

/** Every path of the site. */
export type AppPath = keyof RouteTree;
`;
  return writeIfChanged(path.join(generatedDir, routeTreeFile), code);
}
