/** Parses text pasted from other programs into rows of cells or lines. */
import type { Rows } from '../../yaml/edit/edit.ts';

/** Lines of a pasted text without list markers. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•·–—▪◦‣]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** A row of a pasted table. A row with a single cell is a heading. */
type PastedRow = { heading: string } | { name: string; value: string };

/**
 * The rows of a pasted table: HTML from Word, Excel or a browser, else text with tab-separated columns. A unit in a
 * separate column is appended to its figure. Undefined if the text is not a table.
 */
export function pastedTable(html: string, text: string): PastedRow[] | undefined {
  const cells =
    htmlCells(html) ?? (text.includes('\t') ? text.split(/\r\n|\r|\n/).map((line) => line.split('\t')) : []);
  const rows = cells
    .map((row) => row.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()))
    .filter((row) => row.some(Boolean));
  if (!rows.some((row) => row.filter(Boolean).length > 1)) return undefined;
  return rows.map((row): PastedRow => {
    const [name = '', ...others] = row;
    const value = others.filter(Boolean).join(' ');
    return value === '' || name === '' ? { heading: name || value } : { name, value };
  });
}

function htmlCells(html: string): string[][] | undefined {
  if (!/<table/i.test(html)) return undefined;
  // Remove styles, because the page's CSP blocks them even in a document that is only parsed.
  const plain = html.replace(/<style[^]*?<\/style>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');
  const parsed = new DOMParser().parseFromString(plain, 'text/html');
  return [...parsed.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
  );
}

export interface PastedTable {
  heading: string;
  rows: [name: string, figure: string][];
}

/** Groups rows by heading; rows before the first heading are under ''. */
export function tablesOf(rows: readonly PastedRow[]): PastedTable[] {
  const tables: PastedTable[] = [{ heading: '', rows: [] }];
  for (const row of rows) {
    if ('heading' in row) tables.push({ heading: row.heading, rows: [] });
    else tables.at(-1)?.rows.push([row.name, row.value]);
  }
  return tables.filter((table) => table.rows.length > 0);
}

/** A unique name: the given one, with a number appended if needed. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  return free;
}

/** Rows that can be added to others: a name that is taken gets a number. */
export function withFreeNames(rows: Rows, others: Rows): Rows {
  const taken = new Set(others.map(([name]) => name));
  return rows.map(([name, value]) => {
    const free = freeName(name, taken);
    taken.add(free);
    return [free, value];
  });
}
