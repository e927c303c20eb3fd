import type { QuantityProblem } from '../quantity.ts';

/** An operator between two numbers, one of which is missing. */
export function missingNumber(start: number, end: number): QuantityProblem {
  return {
    reason: 'A number is missing, or a sign between two numbers is too many',
    fix: 'write a figure like 20–48 ft or 1200x900 mm',
    start,
    end,
    isUnit: false,
  };
}

/** A range whose first number is larger than its last. */
export function fallingRange(start: number, end: number, first: string, last: string): QuantityProblem {
  return {
    reason: `The range falls from ${first} to ${last}`,
    fix: `write the smaller number first: \`${last}–${first}\``,
    start,
    end,
    isUnit: false,
  };
}

/** Non-ASCII digits and the separators between them. */
const foreignDigits = /(?!\d)\p{Nd}(?:[\p{Nd}.,]*(?!\d)\p{Nd})?/u;

/** Fast test before the Unicode pattern. */
const mayBeForeign = (text: string): boolean => /[\u0600-\uffff]/.test(text);

/** A number written in the digits of another script; undefined when there is none. */
export function findForeignDigits(text: string): QuantityProblem | undefined {
  const found = mayBeForeign(text) ? foreignDigits.exec(text) : null;
  if (!found) return undefined;
  const [digits] = found;
  return {
    reason: `\`${digits}\` is written with the digits of another script`,
    fix: `write \`${[...digits].map((sign) => (/\p{Nd}/u.test(sign) ? String(valueOf(sign)) : sign)).join('')}\``,
    start: found.index,
    end: found.index + digits.length,
    isUnit: false,
  };
}

/** In Unicode, the ten digits of a script are consecutive, starting with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
