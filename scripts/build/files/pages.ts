/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. Run by: site-outputs.ts. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import type { Shell } from '../../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../../src/catalogue/paths.ts';
import { textOutput, type Made, type Output } from '../output.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { textsOfPage } from '../../lib/document/html-document.ts';
import { keyOf } from '../../lib/cache.ts';
import { readClientBundle, type Program } from '../program.ts';
import type { DocumentFrame, PageJob } from './render-worker.ts';
import type { DatedPage } from './site-files.ts';

/** The page that static hosts serve for unknown paths. */
export const notFoundFile = '404.html';

/** Limit for machines with many cores: beyond it the file system is the bottleneck, and each thread takes 100 MB. */
const maxThreads = 4;

/** The renderer and what all pages share. */
export interface Renderer extends Workers<PageJob, Made> {
  /** Hash of everything except the page's data that affects a document. */
  key: string;
  /** The frame around every page, which the program reads once. */
  shellFile: Output;
}

/** @param kinds all kinds of page */
export function openRenderer(shell: Shell, program: Program, kinds: Iterable<PageKind>): Renderer {
  const { entry, chunksOf } = readClientBundle(program.dir);
  const text = JSON.stringify(shell);
  const shellFile = textOutput(`assets/shell-${keyOf(text).slice(0, 12)}.json`, text);
  const frame: DocumentFrame = {
    shell,
    shellAddress: `/${shellFile.path}`,
    script: entry,
    parts: Object.fromEntries([
      ['', chunksOf(undefined)],
      ...[...kinds].map((kind) => [kind, chunksOf(kind)]),
    ]) as Record<PageKind | '', string[]>,
  };
  const workers = openWorkers<PageJob, Made>({
    program: pathToFileURL(path.join(program.dir, 'server/render-worker.js')),
    threads: Math.min(maxThreads, availableParallelism()),
    share: () => Promise.resolve(frame),
  });
  return { ...workers, key: keyOf(program.key, text), shellFile };
}

/** The not-found page and the shell. */
export function frameOutputs({ key, shellFile, run }: Renderer): Output[] {
  return [shellFile, { path: notFoundFile, key, make: () => run('not found') }];
}

/** Lists every page as a complete document, and its data for client-side navigation. */
export function* pageOutputs(
  pages: readonly DatedPage[],
  { key, run }: Renderer,
  complete: (page: PageData) => PageData = (page) => page,
): Iterable<Output> {
  for (const listed of pages) {
    const page = complete(listed.page());
    const { picture } = page.head;
    const texts: PageJob = { ...textsOfPage(page), picture: picture && JSON.stringify(picture) };
    const own = keyOf(key, texts.page, texts.picture ?? '', ...texts.structuredData);
    yield { path: htmlFile(listed.path), key: own, make: () => run(texts) };
    yield textOutput(dataPath(listed.path).slice(1), texts.page);
  }
}
