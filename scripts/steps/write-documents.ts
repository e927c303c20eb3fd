/**
 * Reads: nothing. Writes: <site>/**.html. Run by: scripts/steps/render-pool.ts. It is a part of the server's program, so that
 * it starts without translating sources.
 */
import type { PageData, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { fontUrl, makeRenderer, printUrl } from '../../src/site/entry-server.tsx';
import { htmlDocument, textOf } from '../lib/html-document.ts';
import { internalLinks } from '../lib/internal-links.ts';
import { writePieces } from '../lib/write-pieces.ts';

/** What is the same in all documents. */
export interface DocumentFrame {
  shell: Shell;
  /** Address of the file with the shell. */
  shellAddress: string;
  /** Address of the script that every page starts. */
  script: string;
  /** Addresses of the program's parts by kind of page; those of the not-found page under ''. */
  parts: Record<PageKind | '', string[]>;
}

export interface RenderJob {
  file: string;
  /** The page's data as JSON; undefined for the not-found page. */
  page: string | undefined;
}

export interface RenderAnswer {
  /** The addresses of this site that the page's own part refers to, a line each. */
  links: string;
  error?: Error;
}

/** Writes documents, one after the other. */
export type WriteDocuments = (jobs: readonly RenderJob[]) => Promise<RenderAnswer[]>;

export async function makeDocumentWriter({
  shell,
  shellAddress,
  script,
  parts,
}: DocumentFrame): Promise<WriteDocuments> {
  const renderPage = await makeRenderer(shell);
  const common = { shell, shellAddress, fontUrl, printUrl, script };

  const writePage = async (page: PageData, file: string): Promise<Set<string>> => {
    const rendered = await renderPage(page.path, page);
    writePieces(file, htmlDocument({ ...common, head: page.head, rendered, page, parts: parts[page.kind] }));
    const links = internalLinks(rendered.ownHtml);
    if (page.head.picture) links.add(new URL(page.head.picture.src).pathname);
    return links;
  };

  /** The not-found page answers for what stands in all documents. */
  const writeNotFound = async (file: string): Promise<Set<string>> => {
    const { notFound, brand } = shell;
    const document = htmlDocument({
      ...common,
      head: { title: `${notFound.title} | ${brand.name}`, description: notFound.text, structuredData: [] },
      rendered: await renderPage('/404', undefined),
      page: undefined,
      parts: parts[''],
      hidden: true,
    });
    writePieces(file, document);
    return internalLinks(textOf(document));
  };

  const write = async ({ file, page }: RenderJob): Promise<RenderAnswer> => {
    try {
      const links = page === undefined ? writeNotFound(file) : writePage(JSON.parse(page) as PageData, file);
      return { links: [...(await links)].join('\n') };
    } catch (error) {
      return { links: '', error: error as Error };
    }
  };

  // A render must end before the next begins.
  let last: Promise<unknown> = Promise.resolve();
  return (jobs) => {
    const answers = last.then(async () => {
      const all: RenderAnswer[] = [];
      for (const job of jobs) all.push(await write(job));
      return all;
    });
    last = answers;
    return answers;
  };
}
