/** What is pasted from other programs, as rows of cells and as lines. */

/** Lines of a pasted text without the signs that lists begin with. */
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

/** A row of a pasted table. A row with one cell only is the heading of those that follow. */
export type PastedRow = { heading: string } | { name: string; value: string };

/**
 * The rows of a pasted table: of the HTML that Word, Excel and browsers hand over, else of a text whose columns are
 * parted by tabs. A unit in a column of its own is put behind its figure. Undefined when it is no table.
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
  // The page's policy refuses styles inside elements, also of a document that nobody sees.
  const plain = html.replace(/<style[^]*?<\/style>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');
  const parsed = new DOMParser().parseFromString(plain, 'text/html');
  return [...parsed.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
  );
}

/** The rows below each heading; those before the first one are under ''. */
export function tablesOf(rows: readonly PastedRow[]): { heading: string; rows: [string, string][] }[] {
  const tables: { heading: string; rows: [string, string][] }[] = [{ heading: '', rows: [] }];
  for (const row of rows) {
    if ('heading' in row) tables.push({ heading: row.heading, rows: [] });
    else tables.at(-1)?.rows.push([row.name, row.value]);
  }
  return tables.filter((table) => table.rows.length > 0);
}

/** A name that is not taken yet: the same with a number behind it if need be. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  return free;
}
