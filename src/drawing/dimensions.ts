import type { SpecificationTable } from '../catalogue/page-data.ts';

/** Millimetres in one unit. */
const units: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1000,
  metre: 1000,
  meter: 1000,
  metres: 1000,
  meters: 1000,
  ft: 304.8,
  feet: 304.8,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
};

/** No machine part is longer; a figure beyond it is a slip of the pen and ignored. */
const longest = 1_000_000;

/**
 * Decimals behind a comma, or points that may part thousands: `2,5 m`, `12.000,5 mm`, `12.000 mm`. The check of the data
 * cannot read them either, and a wrong dimension is worse than none.
 */
const unclear = /\d,\d{1,2}(?!\d)|(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?!\d)/;

/**
 * The lengths in a figure, in millimetres and in their order: "5000x1540x4555 mm", "20–48 ft", "up to 30 m".
 * A unit counts for the numbers before it; without any unit the figure is in `defaultUnit`. A number with another
 * kind of unit ("120 HP", "3 m/s") is not a length and left out.
 */
export function readLengths(figure: string, defaultUnit = 'mm'): number[] {
  if (unclear.test(figure)) return [];
  const text = figure
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/[×*]/g, 'x');
  const lengths: number[] = [];
  let waiting: number[] = [];
  const settle = (factor: number): void => {
    for (const value of waiting) if (value > 0 && value * factor <= longest) lengths.push(value * factor);
    waiting = [];
  };
  for (const [, digits = '', letters = ''] of text.matchAll(/(\d+(?:\.\d+)?)\s*([a-z/°%"']*)/g)) {
    waiting.push(Number(digits));
    if (letters === '' || letters === 'x' || letters === 'to') continue;
    const factor = units[letters];
    if (factor === undefined) waiting = [];
    else settle(factor);
  }
  settle(units[defaultUnit] ?? 1);
  return lengths;
}

/** All plain numbers in a figure, in their order. */
export function readNumbers(figure: string): number[] {
  if (unclear.test(figure)) return [];
  const text = figure.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1');
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)).filter((value) => value <= longest);
}

/**
 * The lengths of the first row whose label matches and whose figure holds any; the label may give the unit: "Length
 * (m)".
 */
export function findLengths(tables: readonly SpecificationTable[], label: RegExp, except?: RegExp): number[] {
  for (const row of tables.flatMap((table) => table.rows)) {
    if (!label.test(row.label) || except?.test(row.label)) continue;
    const [, unit = 'mm'] = /\(\s*(mm|cm|m|ft|in)\s*\)/i.exec(row.label) ?? [];
    const lengths = readLengths(String(row.value), unit.toLowerCase());
    if (lengths.length > 0) return lengths;
  }
  return [];
}

/** The greatest number of the first row whose label matches and whose figure holds any. */
export function findNumber(tables: readonly SpecificationTable[], label: RegExp): number | undefined {
  for (const row of tables.flatMap((table) => table.rows)) {
    if (!label.test(row.label)) continue;
    const numbers = readNumbers(String(row.value));
    if (numbers.length > 0) return Math.max(...numbers);
  }
  return undefined;
}

/** `value`, or `fallback` where there is none, held between two bounds. */
export function clamp(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value ?? fallback));
}
