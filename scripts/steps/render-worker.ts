/** Reads: the server's program. Writes: <site>/**.html. Run by: scripts/steps/render-pool.ts, as a worker. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageData, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import type { ServerProgram } from '../../src/site/rendered-page.ts';
import { htmlDocument } from '../lib/html-document.ts';
import { internalLinks } from './check-links.ts';

/** What is the same in all documents. */
export interface DocumentFrame {
  shell: Shell;
  /** Address of the file with the shell. */
  shellAddress: string;
  programDir: string;
  /** Address of the script that every page starts. */
  script: string;
  /** Addresses of the program's parts by kind of page; those of the not-found page under ''. */
  parts: Record<PageKind | '', string[]>;
  /** For the not-found page: the paths that are not in small letters throughout. */
  irregularPaths: string[];
}

export interface RenderJob {
  id: number;
  file: string;
  page: string | undefined;
}

export interface RenderAnswer {
  id: number;
  links: string[];
  error?: Error;
}

const { shell, shellAddress, programDir, script, parts, irregularPaths } = workerData as DocumentFrame;
const program = (await import(pathToFileURL(path.join(programDir, 'server/entry-server.js')).href)) as ServerProgram;
const renderPage = await program.makeRenderer(shell);
const common = { shell, shellAddress, fontUrl: program.fontUrl, script };

async function render(json: string | undefined): Promise<{ html: string; links: string[] }> {
  const page = json === undefined ? undefined : (JSON.parse(json) as PageData);
  const rendered = await renderPage(page?.path ?? '/404', page);
  const { notFound, brand } = shell;
  const html = page
    ? htmlDocument({ ...common, head: page.head, rendered, page, parts: parts[page.kind] })
    : htmlDocument({
        ...common,
        head: { title: `${notFound.title} | ${brand.name}`, description: notFound.text, structuredData: [] },
        rendered,
        page,
        irregularPaths,
        parts: parts[''],
        hidden: true,
      });
  // The not-found page answers for what stands in all documents.
  return { html, links: [...internalLinks(page ? rendered.ownHtml : html)] };
}

/** One page after the other: a render must end before the next begins. */
let last = Promise.resolve();
parentPort?.on('message', ({ id, file, page }: RenderJob) => {
  last = last.then(async () => {
    try {
      const { html, links } = await render(page);
      writeFileSync(file, html);
      parentPort?.postMessage({ id, links } satisfies RenderAnswer);
    } catch (error) {
      parentPort?.postMessage({ id, links: [], error: error as Error } satisfies RenderAnswer);
    }
  });
});
