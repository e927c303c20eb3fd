import { isNotFoundFile } from '../../../src/catalogue/paths.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteComparison, PicturedPage } from '../../../src/features/report/report.ts';
import { compareTexts } from '../../../src/yaml/finding.ts';
import { escapeMarkup } from '../../../src/text/escape-markup.ts';

/** A page that looks different: its addresses before and after, if it exists there. */
export interface ComparedPage extends PicturedPage {
  before?: string;
  after?: string;
}

/** Documents that are not pages of the catalogue. */
const others: ReadonlySet<string> = new Set(['editor.html', 'offline.html']);

/** The markup of a document's `<main>`. */
export const mainOf = (document: string): string => /<main[^]*<\/main>/.exec(document)?.[0] ?? '';

/** The address and the markup of `<main>` of each document of a built site, by lower-case address. */
function readMains(siteDir: string): Map<string, { path: string; main: string }> {
  const files = globSync('**/*.html', { cwd: siteDir }).filter((name) => !others.has(name) && !isNotFoundFile(name));
  return new Map(
    files.map((file) => {
      const name = file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '');
      const address = name === 'index' ? '/' : `/${name}`;
      return [address.toLowerCase(), { path: address, main: mainOf(readFileSync(path.join(siteDir, file), 'utf8')) }];
    }),
  );
}

/**
 * The pages whose `<main>` differs between two sites: renamed, new and removed ones, those whose own file changed, then
 * those that show something of others.
 */
export function changedPages(
  baseDir: string,
  siteDir: string,
  { removed, changed }: SiteComparison,
  isFileChanged: (file: string) => boolean,
): ComparedPage[] {
  const [before, after] = [readMains(baseDir), readMains(siteDir)];
  const renamed = new Map(
    removed.flatMap((page) => (page.renamedTo === undefined ? [] : [[page.path, page.renamedTo]])),
  );
  const isRenamed = new Set([...renamed.keys(), ...renamed.values()].map((address) => address.toLowerCase()));
  const pages = [...new Set([...before.keys(), ...after.keys()])]
    .filter((address) => !isRenamed.has(address) && before.get(address)?.main !== after.get(address)?.main)
    .map((address) => pictured(before.get(address)?.path, after.get(address)?.path));
  const pairs = [...renamed].map(([from, to]) => pictured(from, to));
  const named = new Map(changed.map((page) => [page.path, isFileChanged(page.file) ? 2 : 3]));
  const rank = ({ path: address, state }: ComparedPage) => (state === 'changed' ? (named.get(address) ?? 4) : 1);
  const sorted = pages.toSorted((a, b) => rank(a) - rank(b) || compareTexts(a.path, b.path));
  return [...pairs, ...sorted];
}

function pictured(before: string | undefined, after: string | undefined): ComparedPage {
  return {
    path: after ?? before ?? '/',
    state: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** Window widths of a phone and a desktop, in CSS pixels. */
export const widths = [360, 1440] as const;

/** `blt300-360-after.png` */
export function pictureName({ path: address }: ComparedPage, side: 'before' | 'after', width: number): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll(/[^\w-]/g, '-');
  return `${name}-${width}-${side}.png`;
}

const style = `body{margin:24px;font:16px/1.5 system-ui,sans-serif}table{border-spacing:16px 0;margin:0 -16px 48px}
td,th{vertical-align:top;text-align:left}img{display:block;max-width:46vw;border:1px solid #aaa}`;

/** A page that shows the screenshots side by side, in the same folder. */
export function picturesPage(pages: readonly ComparedPage[]): string {
  const parts = pages.map((page) => {
    const cell = (side: 'before' | 'after', width: number) => {
      if (page[side] === undefined) return '<td>–</td>';
      const name = escapeMarkup(pictureName(page, side, width));
      return `<td><a href="${name}"><img src="${name}" alt="${side}, ${width} pixels wide" loading="lazy"></a></td>`;
    };
    const rows = widths.map((width) => `<tr>${cell('before', width)}${cell('after', width)}</tr>`);
    return `<h2 id="${escapeMarkup(page.path)}">${escapeMarkup(page.path)}</h2>\n<table><tr><th>Before</th><th>After</th></tr>\n${rows.join('\n')}</table>`;
  });
  const links = pages.map((page) => `<a href="#${escapeMarkup(encodeURI(page.path))}">${escapeMarkup(page.path)}</a>`);
  const body =
    parts.length === 0 ? '<p>No page looks different.</p>' : `<p>${links.join(' ')}</p>\n${parts.join('\n')}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>${style}</style>\n${body}\n</html>\n`;
}
