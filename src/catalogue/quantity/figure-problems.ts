import type { QuantityProblem, Span } from '../quantity.ts';

/** A sign that ties two numbers stands without one of them. */
export function missingNumber(start: number, end: number): QuantityProblem {
  return {
    reason: 'A number is missing, or a sign between two numbers is too many',
    fix: 'write a figure like 20–48 ft or 1200x900 mm',
    start,
    end,
    isUnit: false,
  };
}

/** The ends of a range, as they are written, stand the wrong way round. */
export function fallingRange([start, end]: Span, first: string, last: string): QuantityProblem {
  return {
    reason: `The range falls from ${first} to ${last}`,
    fix: `write the smaller number first: \`${last}–${first}\``,
    start,
    end,
    isUnit: false,
  };
}

/** Digits that are none of 0 to 9, with the signs between them. */
const foreignDigits = /(?!\d)\p{Nd}(?:[\p{Nd}.,]*(?!\d)\p{Nd})?/u;

/** Whether a text has any sign beyond those of English, which is quickly told. */
const mayBeForeign = (text: string): boolean => /[\u0600-\uffff]/.test(text);

/** A number that is written with the digits of another script; undefined where there is none. */
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

/** Unicode keeps the ten digits of a script side by side, the zero first. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
