import type { SpecificationTable } from '../catalogue/page-data.ts';
import { parseQuantity } from '../catalogue/quantity.ts';
import { findUnit } from '../catalogue/quantity/units.ts';
import { numbersOf } from '../catalogue/units/convert.ts';

/** In millimetres; larger values are typing errors and ignored. */
const longest = 1_000_000;

/**
 * Reads the lengths of a value in millimetres: "5000x1540x4555 mm", "20–48 ft", "up to 30 m". Bare numbers are in
 * `defaultUnit`, unless another kind of unit occurs ("2 × 45 kW").
 */
export function readLengths(figure: string, defaultUnit = 'mm'): number[] {
  const parts = parseQuantity(figure)?.parts ?? [];
  const isOther = parts.some(({ unit }) => unit && unit.kind !== 'length');
  const bare = isOther ? undefined : findUnit(defaultUnit);
  return parts
    .flatMap((part) => {
      const { kind, factor = 0 } = part.unit ?? bare ?? {};
      const millimetres = factor * 1000;
      return kind === 'length' ? numbersOf(part).map((number) => number * millimetres) : [];
    })
    .filter((length) => length > 0 && length <= longest);
}

export function readNumbers(figure: string): number[] {
  return (parseQuantity(figure)?.parts ?? []).flatMap(numbersOf).filter((value) => value <= longest);
}

/** The lengths of the first matching row that has any. The label may name the unit: "Length (m)". */
export function findLengths(tables: readonly SpecificationTable[], label: RegExp, except?: RegExp): number[] {
  for (const row of tables.flatMap((table) => table.rows)) {
    if (!label.test(row.label) || except?.test(row.label)) continue;
    const [, unit = 'mm'] = /\(\s*(mm|cm|m|ft|in)\s*\)/i.exec(row.label) ?? [];
    const lengths = readLengths(String(row.value), unit.toLowerCase());
    if (lengths.length > 0) return lengths;
  }
  return [];
}

/** The greatest number of the first matching row that has any. */
export function findNumber(tables: readonly SpecificationTable[], label: RegExp): number | undefined {
  for (const row of tables.flatMap((table) => table.rows)) {
    if (!label.test(row.label)) continue;
    const numbers = readNumbers(String(row.value));
    if (numbers.length > 0) return Math.max(...numbers);
  }
  return undefined;
}

/** Clamps `value` (or `fallback` if undefined) between two bounds. */
export function clamp(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value ?? fallback));
}
