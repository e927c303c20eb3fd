/** Reads: the catalogue, the pages, the programs, the company's media. Lists the site's files. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../../src/check/place-files.ts';
import type { EnquirySite } from '../../../src/enquiry/contract/enquiry-site.ts';
import type { Shell } from '../../../src/catalogue/navigation.ts';
import type { ListedPage } from '../../../src/features/page/list-pages.ts';
import { withSizes } from '../../../src/features/downloads/downloads-page.ts';
import { finderFile } from '../../../src/features/find/groups.ts';
import { finderFilePath, htmlFile, manifestPath, searchFilePath, workerPath } from '../../../src/catalogue/paths.ts';
import { makeSearchFile } from '../../../src/features/search/make-search-file.ts';
import { editorPath } from '../../../src/editor/embedded.ts';
import { companyFiles } from '../../../src/features/kinds/company-files.ts';
import { editorOutputs } from './editor-files.ts';
import { llmsText } from './llms-text.ts';
import { hostFileOutputs, hostSiteOf, datePages, redirectRules, siteFileOutputs } from './site-files.ts';
import { frameOutputs, notFoundFile, openRenderer, pageOutputs } from './pages.ts';
import { licensesOutput } from './licenses.ts';
import type { Program } from '../program.ts';
import type { BuildCache } from '../../lib/cache.ts';
import type { FileList } from '../manifest.ts';
import { type Output, type OutputList, copyOutput, textOutput } from '../output.ts';
import { webManifest } from '../../lib/document/web-manifest.ts';

interface SiteInput {
  catalogue: Catalogue;
  pages: readonly ListedPage[];
  shell: Shell;
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
  const { catalogue, shell, cache, mediaDir } = input;
  const bundled = input.program.then((program) => {
    const renderer = openRenderer(shell, program, new Set(input.pages.map(({ kind }) => kind)));
    return { program, renderer };
  });
  const pages = datePages(input.pages, input.dates);
  const { downloads = [], others = [] } = Object.groupBy(pages, ({ kind }) =>
    kind === 'downloads' ? 'downloads' : 'others',
  );
  const lists = [
    bundled.then(({ program }) => plainOutputs({ ...input, pages }, program)),
    bundled.then(({ renderer }) => frameOutputs(renderer)),
    bundled.then(({ renderer }) => pageOutputs(others, renderer)),
  ];
  const last = async (files: FileList) =>
    pageOutputs(downloads, (await bundled).renderer, (page) =>
      page.kind === 'downloads' ? withSizes(page, catalogue, (address) => files.get(address.slice(1))?.size) : page,
    );
  const withoutSizes = bundled.then(({ renderer }) => pageOutputs(downloads, renderer));
  const quick = { lists, withoutSizes, last };
  if (mediaDir === undefined) return { ...quick, slow: [], problems: [], close: () => Promise.resolve() };
  // Load the image code only when it is needed.
  const { openPictureWorkers, pictureOutputs } = await import('./picture-outputs.ts');
  const workers = openPictureWorkers();
  const pictures = await pictureOutputs(catalogue, mediaDir, cache, workers, input.dates);
  return { ...quick, slow: pictures.lists, problems: pictures.problems, close: workers.close };
}

/** Files that need no threads. */
function* plainOutputs({ catalogue, pages, enquirySite, files, dates }: SiteInput, program: Program): Iterable<Output> {
  const redirects = catalogue.site.redirects ?? {};
  const editor = catalogue.pages.editor ? [htmlFile(editorPath)] : [];
  const documents = [notFoundFile, ...pages.map(({ path: page }) => htmlFile(page)), ...editor];
  yield* programOutputs(program);
  yield licensesOutput(program);
  yield* editorOutputs(catalogue, files, program);
  yield* contentOutputs(catalogue);
  yield serviceWorkerOutput(catalogue, program);
  yield textOutput('llms.txt', llmsText(catalogue));
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

/** The data of search and finder, the manifest of the installed site, calendars and business cards. */
export function* contentOutputs(catalogue: Catalogue): Iterable<Output> {
  if (catalogue.pages.find) yield textOutput(finderFilePath.slice(1), JSON.stringify(finderFile(catalogue)));
  yield textOutput(searchFilePath.slice(1), JSON.stringify(makeSearchFile(catalogue)));
  yield textOutput(manifestPath.slice(1), JSON.stringify(webManifest(catalogue)));
  for (const { path: address, make } of companyFiles(catalogue)) yield textOutput(address.slice(1), make());
}

/** The service worker for offline reading, or the script that removes it. */
export function serviceWorkerOutput({ site }: Catalogue, { dir }: Program): Output {
  const worker = site.offline === false ? 'withdrawal' : 'worker';
  return copyOutput(workerPath.slice(1), path.join(dir, worker, 'sw.js'));
}
