/** How large a spreadsheet may be, so that a file made to do harm, or by mistake, stops neither browser nor terminal. */
import type { Sheet } from 'hucre/xlsx';

/** In milliseconds. Tables of a thousand machines take less than one second. */
export const patience = 10_000;
const [packedLimit, unpackedLimit] = [20_000_000, 200_000_000];
/** What is read of a sheet. Stray cells may stand as far as XFD1048576. */
export const [lastRow, lastColumn] = [2_000, 1_000];
export const mostCells = 100_000;
/** In characters: three times what a cell of Excel holds (Microsoft, "Excel specifications and limits"). */
const longestCell = 100_000;
/** With the row and the column behind the last ones: they show that there is more. */
export const readRange = `A1:ALM${lastRow + 1}`;

export const smaller = 'Save the table with the machines alone in a file of its own.';

/** Why a file of this size, and with these bytes once they are there, is not read. */
export function whyTooLarge(name: string, size: number, bytes?: Uint8Array): string | undefined {
  if (size > packedLimit) return `${name} has more than 20 MB. ${smaller}`;
  const isZip = bytes?.[0] === 0x50 && bytes[1] === 0x4b;
  return isZip && unpackedSize(bytes) > unpackedLimit
    ? `${name} has more than 200 MB once it is unpacked. ${smaller}`
    : undefined;
}

/** The rows up to the last one and column that are read; a note says what is left out. */
export function withinLimits<Value>(name: string, rows: readonly Value[][], notes: string[]): Value[][] {
  if (rows.length > lastRow) notes.push(`${name}: what stands below row ${lastRow} was left out.`);
  if (widest(rows) > lastColumn) notes.push(`${name}: what stands right of column ALL, the 1,000th, was left out.`);
  return rows.slice(0, lastRow).map((row) => row.slice(0, lastColumn));
}

/** Why these rows are not read on. */
export const whyOverlong = (name: string, rows: readonly (readonly { text: string }[])[]): string | undefined =>
  rows.some((row) => row.some(({ text }) => text.length > longestCell))
    ? `${name} has a cell of more than 100,000 characters. Correct it, or look for a quotation mark that nothing closes.`
    : undefined;

export const tookTooLong = (name: string): { problem: string } => ({
  problem: `${name} could not be read within ${patience / 1000} seconds, or within the memory that is there. ${smaller}`,
});

/**
 * The size of a ZIP's files as its directory states it (APPNOTE 4.3.12), which the library does not exceed; a file whose
 * size is not stated counts as endless. 0 for a damaged ZIP.
 */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAt = (at: number, signature: number) =>
    at >= 0 && at + 22 <= bytes.length && view.getUint32(at, true) === signature;
  let end = bytes.length - 22;
  while (end > bytes.length - 65_558 && end > 0 && !isAt(end, 0x06054b50)) end -= 1;
  let at = isAt(end, 0x06054b50) ? view.getUint32(end + 16, true) : -1;
  let size = 0;
  while (isAt(at, 0x02014b50) && at + 46 <= bytes.length) {
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    // An empty file has two bytes when packed.
    size += unpacked === 0 && packed > 2 ? Infinity : unpacked;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}

const isUsed = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Rows and columns up to the last value or formula: a format may go on for a thousand empty columns. */
export function usedSize({ rows, cells }: Sheet): { height: number; width: number } {
  let height = rows.findLastIndex((row) => row.some(isUsed)) + 1;
  let width = widest(rows.map((row) => row.slice(0, row.findLastIndex(isUsed) + 1)));
  for (const [at, { formula }] of cells ?? []) {
    if (formula === undefined) continue;
    const [r = 0, c = 0] = at.split(',').map(Number);
    height = Math.max(height, r + 1);
    width = Math.max(width, c + 1);
  }
  return { height, width };
}

/** The length of the longest row. A call with each as an argument fails from some 100,000 on. */
export const widest = (rows: readonly (readonly unknown[])[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);
