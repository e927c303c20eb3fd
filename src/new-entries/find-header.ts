/** Where a table begins. */
import { flat, isFilled, nameWord, numberWord, type Cell } from './table-words.ts';

type Grid = readonly (readonly Cell[])[];

/** A row with one text, possibly in a cell merged over the whole row, which is the same cell in each place. */
export const isHeading = (row: readonly Cell[]) =>
  row.length > 1 && isFilled(row[0]) && new Set(row.filter(isFilled)).size === 1;

/** How many rows of titles, and of what a program says of its export, a table may have above its header. */
const mostAbove = 8;

/** The first row of the table: behind titles, and behind `Report: 12; User: 3` above a longer row with a word for names. */
export function findHeader(rows: Grid): number {
  const start = Math.max(
    0,
    rows.findIndex((row) => !isHeading(row)),
  );
  const filled = (row: readonly Cell[]) => new Set(row.filter(isFilled)).size;
  const longer = rows.slice(0, start + mostAbove).findIndex((row) => filled(row) > 2);
  const header = rows[longer] ?? [];
  return longer > start && header.some((cell) => nameWord.test(flat(cell))) ? longer : start;
}

/** Whether the first column counts the rows. */
export const areNumbered = ([header = [], ...below]: Grid) =>
  numberWord.test(flat(header[0])) && below.every(([first]) => /^\d*\.?$/.test(flat(first)));
