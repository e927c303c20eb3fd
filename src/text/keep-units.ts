/** A number or a range that stands for itself, not the end of a model's name, before a word or a unit. */
const numberBeforeUnit = /(^|[^\p{L}\p{N}.,])(\d(?:[\d.,–-]{0,30}\d)?) (?=[\p{L}°%µ])/gu;
const timesBetweenNumbers = /(\d) × (?=\d)/g;
/** "≤ 28 mm": a limit's sign belongs to its number. */
const signBeforeNumber = /([≤≥≈<>~±]) (?=\d)/g;

/**
 * Replaces the space between a number and its unit by a no-break space (U+00A0), which every font has. A size may break
 * behind a times sign: three sides do not fit a narrow column.
 */
export function keepUnits(text: string): string {
  return text
    .replace(numberBeforeUnit, '$1$2\u00a0')
    .replace(timesBetweenNumbers, '$1\u00a0× ')
    .replace(signBeforeNumber, '$1\u00a0');
}
