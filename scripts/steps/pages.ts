/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. Run by: scripts/steps/site-groups.ts. */
import { writeFile } from 'node:fs/promises';
import type { PageData, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { pageForBrowser } from '../lib/html-document.ts';
import { keyOf, textOutput, type LateOutput, type Output, type OutputGroup } from '../outputs/output.ts';
import type { PageSources } from './page-sources.ts';
import { readClientBundle, type Program } from './program.ts';
import { makeRenderPool, type RenderPool } from './render-pool.ts';
import type { DatedPage } from './site-files.ts';

/** What hosts of static files show where there is no page. */
export const notFoundFile = '404.html';

export interface PageGroups {
  groups: OutputGroup[];
  /** Ends the workers. */
  close: () => Promise<void>;
}

export interface PagesInput {
  pages: readonly DatedPage[];
  shell: Shell;
  program: Program;
  sources: PageSources;
}

/**
 * Every page as a complete document, and each page's data for later navigations; those of a category with its models are a
 * group. The not-found page, and what surrounds every page, which the program reads once.
 */
export async function pageGroups({ pages, shell, program, sources }: PagesInput): Promise<PageGroups> {
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
    path: notFoundFile,
    key: surroundings,
    write: async (file) => ({ links: await pool.render(file, undefined) }),
  };
  const frameGroup = { name: 'frame', key: surroundings, list: () => [textOutput(shellFile, shellText), notFound] };
  const outputsOf = pageOutputs(pool, surroundings);
  const groups = [...Map.groupBy(pages, ({ within }) => within)].map(([category, own]): OutputGroup => {
    const source = category ? sources.ofCategory(category) : sources.outline;
    return {
      name: category ? `pages of ${category.id}` : 'pages',
      key: keyOf(surroundings, source, ...own.map(({ modified = '' }) => modified)),
      list: () => own.flatMap(outputsOf),
    };
  });
  return { groups: [frameGroup, ...groups], close: pool.close };
}

/** A page's document and its data. */
function pageOutputs(pool: RenderPool, surroundings: string): (listed: DatedPage) => LateOutput[] {
  // The document and the data of a page are asked for one after the other; no more than one page is held.
  let last: { listed: DatedPage; texts: PageTexts } | undefined;
  const make = (listed: DatedPage) => {
    if (last?.listed !== listed) last = { listed, texts: writeTexts(listed.page()) };
    return last.texts;
  };
  return (listed) => {
    const [document, data] = [htmlFile(listed.path), dataPath(listed.path).slice(1)];
    return [
      {
        path: document,
        open() {
          const { page, keys } = make(listed);
          const write = async (file: string) => ({ links: await pool.render(file, page) });
          return { path: document, key: keyOf(surroundings, keys.page), write };
        },
      },
      {
        path: data,
        open() {
          const { browser, keys } = make(listed);
          return { path: data, key: keys.browser, write: (file) => writeFile(file, browser) };
        },
      },
    ];
  };
}

/** What a page is given as JSON, what of it the browser gets, and what stands for both. */
interface PageTexts {
  page: string;
  browser: string;
  keys: { page: string; browser: string };
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
