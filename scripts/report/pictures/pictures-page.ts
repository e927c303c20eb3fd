import { escapeMarkup } from '../../../src/server/escape-markup.ts';
import type { ChangedPage } from './changed-pages.ts';

/** Widths of a phone's and of a desktop's window, in CSS pixels. */
export const widths = [360, 1440] as const;

/** `blt300-360-after.png` */
export function pictureName({ path }: ChangedPage, side: 'before' | 'after', width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]/g, '-');
  return `${name}-${width}-${side}.png`;
}

const style = `body{margin:24px;font:16px/1.5 system-ui,sans-serif}table{border-spacing:16px 0;margin:0 -16px 48px}
td,th{vertical-align:top;text-align:left}img{display:block;max-width:46vw;border:1px solid #aaa}`;

/** A page that shows the pictures side by side. It lies beside them. */
export function picturesPage(pages: readonly ChangedPage[]): string {
  const parts = pages.map((page) => {
    const cell = (side: 'before' | 'after', width: number) => {
      if (page[side] === undefined) return '<td>–</td>';
      const name = escapeMarkup(pictureName(page, side, width));
      return `<td><a href="${name}"><img src="${name}" alt="${side}, ${width} pixels wide" loading="lazy"></a></td>`;
    };
    const rows = widths.map((width) => `<tr>${cell('before', width)}${cell('after', width)}</tr>`);
    return `<h2 id="${escapeMarkup(page.path)}">${escapeMarkup(page.path)}</h2>\n<table><tr><th>Before</th><th>After</th></tr>\n${rows.join('\n')}</table>`;
  });
  const links = pages.map(({ path }) => `<a href="#${escapeMarkup(encodeURI(path))}">${escapeMarkup(path)}</a>`);
  const body =
    parts.length === 0 ? '<p>No page looks different.</p>' : `<p>${links.join(' ')}</p>\n${parts.join('\n')}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>${style}</style>\n${body}\n</html>\n`;
}
