/** How many digits of a converted number mean something. */

/** A converted number shows as many digits as the figure that was given, but three at least and four at most. */
const [fewest, most] = [3, 4];

/**
 * Figures that belong together: the ends of a range and the terms of a sum (`even`), or the sides of a size (`fine`).
 */
type Grouping = 'even' | 'fine';

/** The digits of a number without zeros at its ends: 2700 has two, 0.45 has two. */
function digitsOf(value: number): number {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}

/** The power of ten of a number's first digit. */
function magnitudeOf(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Converted numbers as texts. The ends of a range end at the same place (`88–118`), small ones keep two digits at least
 * (`14.7`, `1.5`); the sides of a size are all as fine as the finest (`60.2`, `106.3`).
 * @param given the numbers as they were given, in the same order
 */
export function roundTogether(converted: readonly number[], given: readonly number[], grouping: Grouping): string[] {
  const digits = given.map((value) => Math.min(most, Math.max(fewest, digitsOf(value))));
  const places = converted.map((value, index) => magnitudeOf(value) - (digits[index] ?? fewest) + 1);
  const place = grouping === 'fine' ? Math.min(...places) : Math.max(...places);
  return converted.map((value) => showTo(value, grouping === 'fine' ? place : Math.min(place, magnitudeOf(value) - 1)));
}

/** Temperatures have no scale: they end where the given ones end, at whole degrees mostly. */
export function roundLike(converted: readonly number[], given: readonly number[]): string[] {
  const decimals = Math.max(...given.map((value) => (String(value).split('.')[1] ?? '').length));
  return converted.map((value) => showTo(value, -decimals));
}

/** A number down to a power of ten, without zeros behind the last digit that is not one: (14.70, -2) → "14.7". */
function showTo(value: number, place: number): string {
  const unit = 10 ** Math.max(0, place);
  const rounded = Math.round(value / unit) * unit;
  const text = (place >= 0 ? rounded : value).toFixed(Math.max(0, -place));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
