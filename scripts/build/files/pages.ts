/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import type { Shell } from '../../../src/catalogue/navigation.ts';
import { dataPath, htmlFile } from '../../../src/catalogue/paths.ts';
import type { ServerProgram } from '../../../src/site/document/rendered-page.ts';
import { textOutput, type Made, type Output } from '../output.ts';
import { htmlDocument, pageForBrowser, textsOfPage, type DocumentTexts } from '../../lib/document/html-document.ts';
import { keyOf } from '../../lib/cache.ts';
import { hashSources } from '../../lib/source-hash.ts';
import { readClientBundle, type Program } from '../program.ts';
import type { ListedPage } from '../../../src/features/page/list-pages.ts';

/** Makes the document of a page; without a page, the not-found document. */
type RenderDocument = (page?: PageData, texts?: DocumentTexts) => Promise<Made>;

/** The renderer and what all pages share. */
export interface Renderer {
  /** Renders one document after the other, in this thread: exchanging messages with others costs as much. */
  render: RenderDocument;
  /** Hash of everything except the page's data that affects a document. */
  key: string;
  /** The frame around every page, which the program reads once. */
  shellFile: Output;
}

/** @param kinds all kinds of page */
export function openRenderer(shell: Shell, program: Program, kinds: Iterable<PageKind>): Renderer {
  const text = JSON.stringify(shell);
  const shellFile = textOutput(`assets/shell-${keyOf(text).slice(0, 12)}.json`, text);
  let loading: Promise<RenderDocument> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    render(page, texts) {
      // Load the program with the first page that has to be rendered.
      loading ??= loadRenderer(shell, `/${shellFile.path}`, program, kinds);
      const made = Promise.all([loading, last]).then(([render]) => render(page, texts));
      last = made.catch(() => undefined);
      return made;
    },
    key: keyOf(program.key, hashSources(['scripts/lib/document/', 'scripts/build/files/']), text),
    shellFile,
  };
}

async function loadRenderer(
  shell: Shell,
  shellAddress: string,
  program: Program,
  kinds: Iterable<PageKind>,
): Promise<RenderDocument> {
  const server = pathToFileURL(path.join(program.dir, 'server/entry-server.js'));
  const { fontUrl, printUrl, makeRenderer } = (await import(server.href)) as ServerProgram;
  const renderPage = await makeRenderer(shell);
  const { entry, chunksOf } = readClientBundle(program.dir);
  const parts = new Map([undefined, ...kinds].map((kind) => [kind, chunksOf(kind)]));
  const common = { shell, shellAddress, fontUrl, printUrl, script: entry };
  const { notFound, brand } = shell;
  const unknown = { title: `${notFound.title} | ${brand.name}`, description: notFound.text };

  return async (page, texts) => {
    const rendered = await renderPage(page?.path ?? '/404', page);
    const document = htmlDocument({
      ...common,
      ...texts,
      head: page?.head ?? unknown,
      rendered,
      parts: parts.get(page?.kind) ?? [],
      hidden: !page,
    });
    // The not-found page's links cover those of the frame (header, footer), which other pages skip.
    const { html } = rendered;
    const links = internalLinks(page ? html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')) : document);
    if (page?.head.picture) links.add(new URL(page.head.picture.src).pathname);
    // Copied: in V8, a part of a string keeps the whole document in memory.
    return { bytes: Buffer.from(document), links: structuredClone([...links]) };
  };
}

/** The not-found page and the shell. */
export function frameOutputs({ key, shellFile, render }: Renderer, file: string): Output[] {
  return [shellFile, { path: file, key, make: () => render() }];
}

/** Lists every page as a complete document, and its data for client-side navigation. */
export function* pageOutputs(
  pages: readonly ListedPage[],
  { key, render }: Renderer,
  complete: (page: PageData) => PageData = (page) => page,
): Iterable<Output> {
  for (const listed of pages) {
    const page = complete(listed.page());
    const { picture, structuredData } = page.head;
    const data = textOutput(dataPath(listed.path).slice(1), JSON.stringify(pageForBrowser(page)));
    const pageKey = keyOf(key, data.key, JSON.stringify([picture, structuredData]));
    yield { path: htmlFile(listed.path), key: pageKey, make: () => render(page, textsOfPage(page)) };
    yield data;
  }
}

/** Attributes that hold an address of the same site; `//` starts one of another host. */
const attribute = / (?:href|src|poster|action)="(\/(?!\/)[^"?#]*)/g;

/** Same-site addresses in the attributes of a rendered document, decoded and without duplicates. */
function internalLinks(markup: string): Set<string> {
  const addresses = new Set([...markup.matchAll(attribute)].map(([, address = '']) => address));
  return new Set([...addresses].map((address) => decodeURIComponent(address.replaceAll('&amp;', '&'))));
}
