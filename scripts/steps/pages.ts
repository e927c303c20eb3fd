/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. Run by: scripts/steps/build-site.ts. */
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import type { PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { pageForBrowser } from '../lib/html-document.ts';
import { keyOf, textOutput, type Output } from '../outputs/output.ts';
import { readClientBundle, type Program } from './program.ts';
import { makeRenderPool, type RenderPool } from './render-pool.ts';

export interface PageOutputs {
  outputs: Output[];
  /** Ends the workers. */
  close: () => Promise<void>;
}

/**
 * Every page as a complete document, the not-found page, each page's data for later navigations, and what surrounds every
 * page, which the program reads once.
 */
export async function pageOutputs(pages: readonly ListedPage[], shell: Shell, program: Program): Promise<PageOutputs> {
  const { entry, partsOf } = await readClientBundle(program.dir);
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const shellText = JSON.stringify(shell);
  const shellFile = `assets/shell-${keyOf(shellText).slice(0, 12)}.json`;
  const frame = {
    shell,
    shellAddress: `/${shellFile}`,
    script: entry,
    parts: Object.fromEntries([['', partsOf(undefined)], ...kinds.map((kind) => [kind, partsOf(kind)])]) as Record<
      PageKind | '',
      string[]
    >,
  };
  const pool = makeRenderPool(program.dir, frame);
  const surroundings = keyOf(program.key, shellText);
  const notFound = documentOutput(pool, '404.html', surroundings, undefined);
  const outputs = pages.flatMap((listed) => {
    const page = listed.page();
    const json = JSON.stringify(page);
    return [
      documentOutput(pool, htmlFile(listed.path), keyOf(surroundings, json), json),
      textOutput(dataPath(listed.path).slice(1), JSON.stringify(pageForBrowser(page))),
    ];
  });
  return { outputs: [textOutput(shellFile, shellText), notFound, ...outputs], close: pool.close };
}

function documentOutput(pool: RenderPool, path: string, key: string, page: string | undefined): Output {
  return { path, key, write: async (file) => ({ links: await pool.render(file, page) }) };
}
