/** Parses text pasted from other programs into rows of cells or lines. */
import type { MachineTable } from '../../new-entries/read-table.ts';
import { isFilled, type Cell } from '../../new-entries/table-words.ts';
import type { Rows } from '../../yaml/edit/edit.ts';
import { asParagraph } from '../../yaml/edit/yaml-text.ts';

/** Lines of a pasted text without list markers. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => asParagraph(line.replace(/^\s*(?:[-*•·–—▪◦‣]|\d{1,2}[.)])\s+/, '')))
    .filter(Boolean);
}

/** The cells of a pasted table: HTML from Word, Excel or a browser, else columns parted by tabs, or lines `name: value`. */
export function pastedCells(html: string, text: string): Cell[][] | undefined {
  const lines = unquoted(text)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const pairs = pastedLines(text).map((line) => /^([^:]{1,60}?)\s*:\s+(\S.*)$/.exec(line)?.slice(1));
  const arePairs = pairs.length > 1 && pairs.every((pair) => pair !== undefined);
  const texts = text.includes('\t') ? lines.map((line) => line.split('\t')) : arePairs ? (pairs as string[][]) : [];
  const cells = htmlCells(html) ?? texts.map((row) => row.map((cell) => ({ text: cell })));
  return cells.some((row) => row.filter(isFilled).length > 1) ? cells : undefined;
}

/** Excel puts cells with line breaks or quotation marks in quotes; a line of the text is a row of the table. */
const unquoted = (text: string) =>
  text.replace(/(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g, (_, cell: string) =>
    cell.replaceAll('""', '"').replace(/\s*[\r\n]+\s*/g, ' '),
  );

function htmlCells(html: string): Cell[][] | undefined {
  if (!/<table/i.test(html)) return undefined;
  // Remove styles, because the page's CSP blocks them even in a document that is only parsed.
  const plain = html.replace(/<style[^]*?<\/style>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');
  const parsed = new DOMParser().parseFromString(plain, 'text/html');
  for (const end of parsed.querySelectorAll('td br, th br')) end.replaceWith('\n');
  for (const block of parsed.querySelectorAll('td p, th p, td div, th div, td td, td th')) block.append('\n');
  const grid: Cell[][] = [];
  // A table in a cell is its text.
  const rows = [...parsed.querySelectorAll('tr')].filter((row) => !row.parentElement?.closest('td, th'));
  rows.forEach((row, r) => {
    const line = (grid[r] ??= []);
    for (const element of row.cells) {
      const cell = { text: element.textContent };
      const from = Array.from({ length: line.length + 1 }, (_, c) => c).find((c) => line[c] === undefined) ?? 0;
      // A merged cell is the same one in each place.
      for (let below = r; below < r + element.rowSpan; below++) {
        for (let c = from; c < from + element.colSpan; c++) (grid[below] ??= [])[c] = cell;
      }
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? { text: '' }));
}

let kept: Cell[][] | undefined;

/** Keeps a pasted table for the import, until the page is left. */
export function keepPasted(cells: Cell[][] | undefined): void {
  kept = cells;
}

/** The table that was kept. */
export const keptPasted = (): Cell[][] | undefined => kept;

export interface PastedTable {
  heading: string;
  rows: [name: string, figure: string][];
}

/** The figures of one machine of a table by heading, those without one under ''. */
export function tablesOf({ properties }: MachineTable, machine = 0): PastedTable[] {
  const filled = properties.filter(({ values }) => (values[machine] ?? '') !== '');
  const tables = Map.groupBy(filled, ({ group }) => group);
  return [...tables].map(([heading, rows]) => ({
    heading,
    rows: rows.map(({ label, values }): [string, string] => [label, values[machine] ?? '']),
  }));
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
