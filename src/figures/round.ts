/** Rounding of converted numbers: as precise as the maker's, within limits. */

/** Converted numbers have as many significant digits as the original, within these limits. */
const [fewest, most] = [3, 4];

/** How numbers are rounded together: ends of a range and terms of a sum (`even`), or sides of a size (`fine`). */
type Grouping = 'even' | 'fine';

/** Significant digits, without trailing zeros: 2700 has two, 0.45 has two. */
function digitsOf(value: number): number {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}

/** The power of ten of a number's first digit. */
function magnitudeOf(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Rounds converted numbers. The ends of a range end at the same place (`88–118`), small ones with at least two digits
 * (`14.7`, `1.5`); all sides of a size are as precise as the most precise (`60.2`, `106.3`).
 * @param original the maker's numbers, in the same order
 */
export function roundTogether(converted: readonly number[], original: readonly number[], grouping: Grouping): string[] {
  const digits = original.map((value) => Math.min(most, Math.max(fewest, digitsOf(value))));
  const places = converted.map((value, index) => magnitudeOf(value) - (digits[index] ?? fewest) + 1);
  const place = grouping === 'fine' ? Math.min(...places) : Math.max(...places);
  return converted.map((value) =>
    roundTo(value, grouping === 'fine' ? place : Math.min(place, magnitudeOf(value) - 1)),
  );
}

/**
 * Temperatures keep the decimals of the original, since they have no scale.
 * @param more further decimals, for a value with a tolerance
 */
export function roundLike(converted: readonly number[], original: readonly number[], more: number): string[] {
  const decimals = more + Math.max(...original.map((value) => (String(value).split('.')[1] ?? '').length));
  return converted.map((value) => roundTo(value, -decimals));
}

/** Rounds to a power of ten, without trailing zeros: (14.70, -2) → "14.7". */
function roundTo(value: number, place: number): string {
  const unit = 10 ** Math.abs(place);
  const decimals = Math.max(0, -place);
  // Without the error of the factor: 0.75 in are 19.05 mm, not 19.0499…. Halves go up, as on paper: `toFixed` alone makes 69.8 of 69.85.
  const count = Math.round(Number((place < 0 ? value * unit : value / unit).toPrecision(12)));
  const rounded = place < 0 ? count / unit : count * unit;
  const text = rounded.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
