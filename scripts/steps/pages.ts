/** Reads: the pages, the programs. Writes (through outputs): <site>/**.html, <site>/_data. Run by: scripts/steps/site-groups.ts. */
import type { PageData, PageKind, Shell } from '../../src/catalogue/page-data.ts';
import { dataPath, htmlFile } from '../../src/catalogue/paths.ts';
import { textsOfPage } from '../lib/html-document.ts';
import {
  keyOf,
  keyOfBytes,
  textOutput,
  writeBytes,
  type LateOutput,
  type Output,
  type OutputGroup,
} from '../outputs/output.ts';
import type { PageSources } from './page-sources.ts';
import { readClientBundle, type Program } from './program.ts';
import { makeRenderPool, type RenderPool } from './render-pool.ts';
import type { DatedPage } from './site-files.ts';
import type { PageTexts } from './write-documents.ts';

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
    write: (file) => pool.render(file, undefined),
  };
  const frameGroup = { name: 'frame', key: surroundings, list: () => [textOutput(shellFile, shellText), notFound] };
  const outputsOf = pageOutputs(pool, surroundings);
  const groups = [...Map.groupBy(pages, ({ within }) => within)].map(([category, own]): OutputGroup => {
    const source = category ? sources.ofCategory(category) : sources.outline;
    return {
      name: category ? `pages of ${category.id}` : 'pages',
      key: keyOf(surroundings, source, ...own.map(({ modified = '' }) => modified)),
      list() {
        pool.expect(own.length);
        return own.flatMap(outputsOf);
      },
    };
  });
  return { groups: [frameGroup, ...groups], close: pool.close };
}

/** A page's document and its data. */
function pageOutputs(pool: RenderPool, surroundings: string): (listed: DatedPage) => LateOutput[] {
  // The document and the data of a page are asked for one after the other; no more than one page is held.
  let last: { listed: DatedPage; texts: KeyedTexts } | undefined;
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
          const { key, page, picture, structuredData } = make(listed);
          const write = (file: string) => pool.render(file, { page, picture, structuredData });
          return { path: document, key: keyOf(surroundings, key, picture ?? '', ...structuredData), write };
        },
      },
      {
        path: data,
        open() {
          const { bytes, key } = make(listed);
          return { path: data, key, write: (file) => writeBytes(file, bytes) };
        },
      },
    ];
  };
}

/** With the bytes of what the browser gets, and what stands for them. */
interface KeyedTexts extends PageTexts {
  bytes: Uint8Array;
  key: string;
}

function writeTexts(page: PageData): KeyedTexts {
  const { picture } = page.head;
  const texts = textsOfPage(page);
  const bytes = Buffer.from(texts.page);
  return { ...texts, picture: picture && JSON.stringify(picture), bytes, key: keyOfBytes(bytes) };
}
