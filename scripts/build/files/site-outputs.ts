/** Reads: the catalogue, the pages, the programs, the company's media. Lists the site's files. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../../src/check/place-files.ts';
import type { EnquirySite } from '../../../src/enquiry/contract/enquiry-site.ts';
import { compareTexts } from '../../../src/yaml/finding.ts';
import type { SiteInLanguage } from '../../codegen/codegen.ts';
import type { ListedPage } from '../../../src/features/page/list-pages.ts';
import { withSizes } from '../../../src/features/downloads/downloads-page.ts';
import { finderFile } from '../../../src/features/find/groups.ts';
import { htmlFile, manifestPath, notFoundFile, workerPath } from '../../../src/catalogue/paths.ts';
import { indexPath, pathIn } from '../../../src/catalogue/language-paths.ts';
import { makeSearchFile } from '../../../src/features/search/make-search-file.ts';
import { editorPath } from '../../../src/editor/embedded.ts';
import { companyFiles } from '../../../src/features/kinds/company-files.ts';
import { editorOutputs } from './editor-files.ts';
import { llmsText } from './llms-text.ts';
import { hostFileOutputs, hostSiteOf, datePages, redirectRules, siteFileOutputs } from './site-files.ts';
import { frameOutputs, openRenderer, pageOutputs, type Renderer } from './pages.ts';
import { licensesOutput } from './licenses.ts';
import type { Program } from '../program.ts';
import type { BuildCache } from '../../lib/cache.ts';
import type { FileList } from '../manifest.ts';
import { type Output, type OutputList, copyOutput, textOutput } from '../output.ts';
import { webManifest } from '../../lib/document/web-manifest.ts';

interface SiteInput {
  /** In each language. Pictures, sheets and all other files are those of the first. */
  sites: readonly [SiteInLanguage, ...SiteInLanguage[]];
  enquirySite: EnquirySite;
  files: readonly DataFile[];
  /** Dates of their last commits, where known. */
  dates: ReadonlyMap<string, string>;
  /** Being bundled meanwhile: only pages and the programs themselves wait for it. */
  program: Promise<Program>;
  cache: BuildCache;
  /** data/media; without it, drawings, sheets, cards and photos are skipped. */
  mediaDir: string | undefined;
}

interface SiteOutputs {
  lists: OutputList[];
  /** Pictures, sheets, cards and photos: seconds each. Each list has its own threads. */
  slow: Output[][];
  /** The pages that state file sizes, without them: for a site that is served before its files are there. */
  withoutSizes: OutputList;
  /** Outputs made from all other files, such as pages that state file sizes. */
  last: (files: FileList) => OutputList;
  /** Warnings for editors. */
  problems: string[];
  /** Ends the threads. */
  close: () => Promise<void>;
}

export async function siteOutputs(input: SiteInput): Promise<SiteOutputs> {
  const { program, cache, mediaDir } = input;
  const sites = input.sites.map((site) => {
    const renderer = program.then((bundle) =>
      openRenderer(site.shell, bundle, new Set(site.pages.map(({ kind }) => kind))),
    );
    const { downloads = [], others = [] } = Object.groupBy(datePages(site.pages, input.dates), ({ kind }) =>
      kind === 'downloads' ? 'downloads' : 'others',
    );
    return { ...site, renderer, downloads, others };
  });
  const [{ catalogue }] = input.sites;
  const pages = sites.flatMap(({ downloads, others }) => [...downloads, ...others]);
  pages.sort((a, b) => compareTexts(a.path, b.path));
  const lists = [
    program.then((bundle) => plainOutputs(input, pages, bundle)),
    ...sites.flatMap(({ renderer, others, shell }) => [
      renderer.then((opened) => frameOutputs(opened, fileIn(shell, notFoundFile))),
      renderer.then((opened) => pageOutputs(others, opened)),
    ]),
  ];
  const stateSizes = async (bytesOf: (address: string) => number | undefined) => {
    const opened = await Promise.all(sites.map(async (site) => ({ ...site, renderer: await site.renderer })));
    return downloadOutputs(opened, bytesOf);
  };
  const last = (files: FileList) => stateSizes((address) => files.get(address.slice(1))?.size);
  const withoutSizes = stateSizes(() => undefined);
  const quick = { lists, withoutSizes, last };
  if (mediaDir === undefined) return { ...quick, slow: [], problems: [], close: () => Promise.resolve() };
  // Load the image code only when it is needed.
  const { openPictureWorkers, pictureOutputs } = await import('./picture-outputs.ts');
  const workers = openPictureWorkers();
  const pictures = await pictureOutputs(catalogue, mediaDir, cache, workers, input.dates);
  return { ...quick, slow: pictures.lists, problems: pictures.problems, close: workers.close };
}

/** The pages that state file sizes. */
function* downloadOutputs(
  sites: readonly { catalogue: Catalogue; downloads: readonly ListedPage[]; renderer: Renderer }[],
  bytesOf: (address: string) => number | undefined,
): Iterable<Output> {
  for (const { catalogue, downloads, renderer } of sites)
    yield* pageOutputs(downloads, renderer, (page) =>
      page.kind === 'downloads' ? withSizes(page, catalogue, bytesOf) : page,
    );
}

/** A file that each language has of its own. */
const fileIn = ({ languages }: SiteInLanguage['shell'], file: string): string =>
  languages?.own === undefined ? file : `${languages.own}/${file}`;

/** Files that need no threads. */
function* plainOutputs(
  { sites, enquirySite, files, dates }: SiteInput,
  pages: readonly ListedPage[],
  program: Program,
): Iterable<Output> {
  const [{ catalogue }, ...translations] = sites;
  const redirects = redirectsIn(catalogue, pages);
  const editor = catalogue.pages.editor ? [htmlFile(editorPath)] : [];
  const notFound = sites.map(({ shell }) => fileIn(shell, notFoundFile));
  const documents = [...notFound, ...pages.map(({ path: page }) => htmlFile(page)), ...editor];
  yield* programOutputs(program);
  yield licensesOutput(program);
  yield* editorOutputs(catalogue, files, program);
  yield* contentOutputs(catalogue);
  for (const site of translations) yield* indexOutputs(site.catalogue, site.catalogue.site.language);
  yield serviceWorkerOutput(catalogue, program);
  for (const site of sites) yield textOutput(fileIn(site.shell, 'llms.txt'), llmsText(site.catalogue));
  yield* siteFileOutputs(enquirySite, pages, redirects, dates);
  yield* hostFileOutputs(hostSiteOf(enquirySite, documents, redirectRules(pages, redirects)));
}

/** The JavaScript and CSS of the browser programs. */
function programOutputs({ dir }: Program): Output[] {
  const assets = ['client', 'editor', 'server'].flatMap((part) =>
    globSync('assets/*', { cwd: path.join(dir, part) }).map((name) => [name, path.join(dir, part, name)] as const),
  );
  return [...new Map(assets)].map(([name, file]) => copyOutput(name.split(path.sep).join('/'), file));
}

/** @param language unless it is the first */
export function* indexOutputs(catalogue: Catalogue, language?: string): Iterable<Output> {
  const pathOf = (name: 'find' | 'search') => indexPath(name, language).slice(1);
  if (catalogue.pages.find) yield textOutput(pathOf('find'), JSON.stringify(finderFile(catalogue)));
  yield textOutput(pathOf('search'), JSON.stringify(makeSearchFile(catalogue)));
}

/** The site's redirects, which hold in all languages in which their pages exist. */
function redirectsIn({ site }: Catalogue, pages: readonly ListedPage[]): Record<string, string> {
  const paths = new Set<string>(pages.map(({ path: page }) => page));
  const all = Object.entries(site.redirects ?? {});
  const others = (site.languages ?? []).flatMap(({ tag }) =>
    all.flatMap(([from, to]) => (paths.has(pathIn(tag, to)) ? [[pathIn(tag, from), pathIn(tag, to)] as const] : [])),
  );
  return Object.fromEntries([...all, ...others]);
}

/** The data of search and finder, the manifest of the installed site, calendars and business cards. */
export function* contentOutputs(catalogue: Catalogue): Iterable<Output> {
  yield* indexOutputs(catalogue);
  yield textOutput(manifestPath.slice(1), JSON.stringify(webManifest(catalogue)));
  for (const { path: address, make } of companyFiles(catalogue)) yield textOutput(address.slice(1), make());
}

/** The service worker for offline reading, or the script that removes it. */
export function serviceWorkerOutput({ site }: Catalogue, { dir }: Program): Output {
  const worker = site.offline === false ? 'withdrawal' : 'worker';
  return copyOutput(workerPath.slice(1), path.join(dir, worker, 'sw.js'));
}
