/**
 * Reads: nothing. Writes: <site>/**.html. Run by: scripts/steps/render-pool.ts. It is a part of the server's program, so that
 * it starts without translating sources.
 */
import type { PageData, PageHead, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { fontUrl, makeRenderer, printUrl } from '../../src/site/entry-server.tsx';
import { htmlDocument, textOf, type DocumentTexts } from '../lib/html-document.ts';
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

/** What a page is made of, as JSON. */
export interface PageTexts extends DocumentTexts {
  /** What only the readers of shared links see: the head's `picture`. */
  picture: string | undefined;
}

export interface RenderJob {
  file: string;
  /** Undefined for the not-found page. */
  page: PageTexts | undefined;
}

export interface RenderAnswer {
  /** The document's bytes. */
  size: number;
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

  const writePage = async (texts: PageTexts, file: string): Promise<RenderAnswer> => {
    const page = JSON.parse(texts.page) as PageData;
    const picture = texts.picture === undefined ? undefined : (JSON.parse(texts.picture) as PageHead['picture']);
    const rendered = await renderPage(page.path, page);
    const document = htmlDocument({
      ...common,
      head: { ...page.head, ...(picture && { picture }) },
      page: texts.page,
      structuredData: texts.structuredData,
      rendered,
      parts: parts[page.kind],
    });
    const links = internalLinks(rendered.ownHtml);
    if (picture) links.add(new URL(picture.src).pathname);
    return { size: writePieces(file, document), links: [...links].join('\n') };
  };

  /** The not-found page answers for what stands in all documents. */
  const writeNotFound = async (file: string): Promise<RenderAnswer> => {
    const { notFound, brand } = shell;
    const document = htmlDocument({
      ...common,
      head: { title: `${notFound.title} | ${brand.name}`, description: notFound.text },
      rendered: await renderPage('/404', undefined),
      parts: parts[''],
      hidden: true,
    });
    const links = internalLinks(textOf(document));
    return { size: writePieces(file, document), links: [...links].join('\n') };
  };

  const write = async ({ file, page }: RenderJob): Promise<RenderAnswer> => {
    try {
      return await (page === undefined ? writeNotFound(file) : writePage(page, file));
    } catch (error) {
      return { size: 0, links: '', error: error as Error };
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
