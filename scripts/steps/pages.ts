/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. Run by: scripts/steps/make-site.ts. */
import type { PageData, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { pageForBrowser } from '../lib/html-document.ts';
import { keyOf, textOutput, type LateOutput, type Output } from '../outputs/output.ts';
import { writeFile } from 'node:fs/promises';
import type { DataKeys, PageKeys } from './page-keys.ts';
import { readClientBundle, type Program } from './program.ts';
import { makeRenderPool, type RenderPool } from './render-pool.ts';
import type { DatedPage } from './site-files.ts';

export interface PageOutputs {
  outputs: (Output | LateOutput)[];
  /** Ends the workers. */
  close: () => Promise<void>;
}

export interface PagesInput {
  pages: readonly DatedPage[];
  shell: Shell;
  program: Program;
  keys: PageKeys;
}

/**
 * Every page as a complete document, the not-found page, each page's data for later navigations, and what surrounds every
 * page, which the program reads once.
 */
export async function pageOutputs({ pages, shell, program, keys }: PagesInput): Promise<PageOutputs> {
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
  const notFound: Output = {
    path: '404.html',
    key: surroundings,
    write: async (file) => ({ links: await pool.render(file, undefined) }),
  };
  const frameFile = textOutput(shellFile, shellText);
  return { outputs: [frameFile, notFound, ...pages.flatMap(makeOutputs(pool, surroundings, keys))], close: pool.close };
}

/** A page's document and its data. */
function makeOutputs(pool: RenderPool, surroundings: string, keys: PageKeys): (listed: DatedPage) => LateOutput[] {
  // The document and the data of a page are asked for one after the other; no more than one page is held.
  let last: { listed: DatedPage; texts: PageTexts } | undefined;
  const make = (listed: DatedPage) => {
    if (last?.listed !== listed) last = { listed, texts: writeTexts(listed.page()) };
    return last.texts;
  };
  return (listed) => {
    const { path, modified = '' } = listed;
    let known: DataKeys | undefined;
    const keysOf = () => (known ??= keys.of(listed, () => make(listed).keys));
    return [
      {
        path: htmlFile(path),
        open: () => ({
          path: htmlFile(path),
          key: keyOf(surroundings, keysOf().page, modified),
          write: async (file) => ({ links: await pool.render(file, make(listed).page) }),
        }),
      },
      {
        path: dataPath(path).slice(1),
        open: () => ({
          path: dataPath(path).slice(1),
          key: keyOf(keysOf().browser, modified),
          write: (file) => writeFile(file, make(listed).browser),
        }),
      },
    ];
  };
}

/** What a page is given as JSON, what of it the browser gets, and what stands for both. */
interface PageTexts {
  page: string;
  browser: string;
  keys: DataKeys;
}

/** The two differ in the head alone: what is below it is turned into text once. */
function writeTexts(page: PageData): PageTexts {
  const { head, ...body } = page;
  const rest = JSON.stringify(body).slice(1);
  const stem = keyOf(rest);
  const [whole, plain] = [head, pageForBrowser(page).head].map((one) => JSON.stringify(one));
  return {
    page: `{"head":${whole},${rest}`,
    browser: `{"head":${plain},${rest}`,
    keys: { page: keyOf(stem, whole ?? ''), browser: keyOf(stem, plain ?? '') },
  };
}
