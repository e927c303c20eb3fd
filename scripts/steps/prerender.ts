/** Reads: the pages, <work>/server, <work>/client. Writes: <site>/**.html, <site>/_data. Run by: scripts/build.ts. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import type { PageData, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import type { ServerProgram } from '../../src/site/rendered-page.ts';
import { htmlDocument, pageForBrowser } from '../lib/html-document.ts';
import { readClientBundle } from './bundle.ts';

export interface PrerenderInput {
  pages: ListedPage[];
  shell: Shell;
  workDir: string;
  siteDir: string;
  onProgress: (done: number, total: number) => void;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Loads the server's bundle. */
async function loadServerProgram(workDir: string): Promise<ServerProgram> {
  return (await import(pathToFileURL(path.join(workDir, 'server/entry-server.js')).href)) as ServerProgram;
}

/**
 * Renders every page and the not-found page to complete HTML, and writes each page's data for later navigations.
 * @returns the HTML of every page by its path, for the check of links
 * @throws at the first page that can't be rendered, naming it
 */
export async function prerender({
  pages,
  shell,
  workDir,
  siteDir,
  onProgress,
}: PrerenderInput): Promise<Map<string, string>> {
  const { fontUrl, makeRenderer } = await loadServerProgram(workDir);
  const renderPage = await makeRenderer(shell);
  const { entry, partsOf } = await readClientBundle(workDir);
  const common = { shell, fontUrl, script: entry };
  const documents = new Map<string, string>();

  for (const listed of pages) {
    const page: PageData = listed.page();
    const rendered = await renderPage(page.path, page);
    const html = htmlDocument({ ...common, head: page.head, rendered, page, parts: partsOf(page.kind) });
    documents.set(page.path, html);
    await write(path.join(siteDir, htmlFile(page.path)), html);
    await write(path.join(siteDir, dataPath(page.path)), JSON.stringify(pageForBrowser(page)));
    onProgress(documents.size, pages.length);
  }

  const { notFound, brand } = shell;
  const head = { title: `${notFound.title} | ${brand.name}`, description: notFound.text, structuredData: [] };
  const rendered = await renderPage('/404', undefined);
  const irregularPaths = pages
    .map(({ path: address }) => address)
    .filter((address) => address !== address.toLowerCase());
  await write(
    path.join(siteDir, '404.html'),
    htmlDocument({
      ...common,
      head,
      rendered,
      page: undefined,
      irregularPaths,
      parts: partsOf(undefined),
      hidden: true,
    }),
  );
  return documents;
}
