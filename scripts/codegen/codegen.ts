/** Reads: data/, schemas/. Writes: src/generated. */
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { EnquirySite } from '../../src/enquiry/contract/enquiry-site.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import type { Entry } from '../../src/catalogue/entry.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import { makeShell, type Shell } from '../../src/catalogue/navigation.ts';
import { listInLanguages, type ListedPage } from '../../src/features/page/list-pages.ts';
import { enquirySiteFile } from '../lib/enquiry-site.ts';
import { writeAllIfChanged, writeIfChanged } from '../lib/files.ts';
import { entryTypes } from './entry-types.ts';
import { entryValidators } from './entry-validators.ts';
import { pageFonts } from './fonts.ts';
import { loadFolder } from '../data/load-data.ts';
import { readData, type DataFolder } from '../data/read-data.ts';
import { readSchemas, type Schema } from '../data/read-schemas.ts';
import { generatedCodeDir } from '../lib/build-settings.ts';

interface CodegenInput {
  dataDir: string;
  /** Output folder of the route types and the enquiry service's data. */
  generatedDir: string;
  /** The date of the check, such as 2025-10-14; today by default. */
  today?: string;
  /** The content of the data folder; read from disk by default. */
  folder?: DataFolder | undefined;
  /** As if every entry said `machine: none`: nothing is drawn. */
  withoutBodies?: boolean;
  /** Measures the machines, whose sizes pages state. */
  measure?: ((linked: Catalogue) => Measured | Promise<Measured>) | undefined;
}

type Measured = Pick<Catalogue, 'pictureExtents' | 'spaces' | 'plantMeasures'>;

/** A catalogue with its pages, in one language. */
export interface SiteInLanguage {
  catalogue: Catalogue;
  pages: ListedPage[];
  shell: Shell;
}

/** When the data has errors there is no catalogue, so no pages, and the route files stay as they were. */
export interface CodegenResult {
  /** The site in each further language. */
  translations: SiteInLanguage[];
  catalogue?: Catalogue;
  pages: ListedPage[];
  shell?: Shell;
  /** The enquiry service's data. */
  enquirySite?: EnquirySite;
  entries: readonly Entry[];
  findings: Finding[];
}

/** Checks the data and writes the generated code. Unchanged files are not touched. */
export async function codegen(input: CodegenInput): Promise<CodegenResult> {
  await writeSchemaCode();
  const read = await readPages(input);
  if (!read.catalogue) return read;
  return { ...read, enquirySite: await writeCatalogueCode(read.catalogue, read.pages, input.generatedDir) };
}

/**
 * Writes the code that depends only on the schemas and libraries, not on the catalogue, and is not imported by this
 * program: that is written before it is loaded (`writeIndexes`).
 * @returns the names of the changed files
 */
export async function writeSchemaCode(): Promise<string[]> {
  const schemas = await readSchemas();
  const code = {
    'entries.gen.ts': await entryTypes(schemas),
    'enquiry-rules.gen.ts': enquiryRules(schemas['enquiry']?.['properties'] as Record<string, Schema>),
    ...(await entryValidators(schemas)),
  };
  const files = Object.entries(code).map(([name, text]) => [name, `${banner('schemas/')}${text}`] as const);
  return writeAllIfChanged([...files, ...Object.entries(await pageFonts())], generatedCodeDir);
}

/** The rules of the enquiry form without the descriptions, which every visitor of the form would download. */
function enquiryRules(properties: Record<string, Schema>): string {
  const rules = Object.entries(properties).map(([field, { minLength, maxLength, pattern }]) => [
    field,
    { minLength, maxLength, pattern },
  ]);
  return `export const enquiryRules = ${JSON.stringify(Object.fromEntries(rules))};\n`;
}

const banner = (from: string) => `// Generated from ${from} by scripts/codegen.ts. Do not edit.\n`;

/** Checks the data and, without errors, lists the pages. Writes nothing. */
export async function readPages(input: Omit<CodegenInput, 'generatedDir'>): Promise<CodegenResult> {
  const { dataDir, today } = input;
  const folder = input.folder ?? (await readData(dataDir));
  const {
    catalogue: linked,
    translations: inOthers,
    entries,
    findings,
  } = await loadFolder(folder, dataDir, today, { undrawn: input.withoutBodies });
  if (!linked) return { pages: [], translations: [], entries, findings };
  const measured = await input.measure?.(linked);
  const [catalogue, ...others] = [{ ...linked, ...measured }, ...inOthers.map((other) => ({ ...other, ...measured }))];
  const [pages = [], ...pagesOfOthers] = listInLanguages([catalogue, ...others]);
  const translations = others.map((other, at) => ({
    catalogue: other,
    pages: pagesOfOthers[at] ?? [],
    shell: makeShell(other, linked.site),
  }));
  return { catalogue, pages, shell: makeShell(catalogue), translations, entries, findings };
}

/** Writes the code that depends on the catalogue: the route types and the enquiry service's data, which it returns. */
export async function writeCatalogueCode(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  generatedDir: string,
): Promise<EnquirySite> {
  const enquirySite = enquirySiteOf(catalogue);
  await writeIfChanged(path.join(generatedDir, 'route-tree.gen.ts'), routeTree(pages));
  await writeIfChanged(path.join(generatedDir, enquirySiteFile), JSON.stringify(enquirySite));
  return enquirySite;
}

/** The typed route tree: every path with its kind of page. */
function routeTree(pages: readonly ListedPage[]): string {
  const routes = pages.map(({ path: route, kind }) => `  '${route}': '${kind}';\n`).join('');
  return `${banner('data/')}
/** The route tree: every path of the site, in its canonical spelling, with the kind of page that it shows. */
export interface RouteTree {
${routes}}

/** Every path of the site. */
export type AppPath = keyof RouteTree;
`;
}
