import type { FigureReader } from '../figures/reader.ts';
import { bareUnit, flat, isUnit, withUnit, type Cell } from './table-words.ts';

/** The names of a program: `mac_weight`. */
const fieldName = /^[a-z]+(?:[_.][a-z\d]+)+$/;

/** A table whose header has the units of a row below it; a row of a program's names is left out. */
export function withoutUnitRows(
  [header = [], ...below]: readonly (readonly Cell[])[],
  reader: FigureReader,
  notes: string[],
): readonly (readonly Cell[])[] {
  const isOf = (row: readonly Cell[], is: (text: string) => boolean) => {
    const texts = row.slice(1).map(flat).filter(Boolean);
    return texts.length > 0 && texts.every(is);
  };
  const units = below.slice(0, 3).find((row) => isOf(row, (text) => isUnit(text, reader)));
  const names = below.slice(0, 3).find((row) => isOf(row, (text) => fieldName.test(text)));
  if (names) notes.push(`Left out below the header: ${names.map(flat).filter(Boolean).join('; ')}.`);
  const unitOf = (c: number) => bareUnit(flat(units?.[c]));
  const withUnits = header.map((cell, c) =>
    c === 0 || unitOf(c) === '' ? cell : { ...cell, text: `${flat(cell)} (${unitOf(c)})` },
  );
  return [withUnits, ...below.filter((row) => row !== units && row !== names)];
}

/** A property called "Unit" holds the units of the one before it. */
export function appendUnits(last: { values: string[] } | undefined, cells: readonly Cell[]): void {
  if (last) last.values = last.values.map((value, index) => withUnit(value, bareUnit(flat(cells[index]))));
}
