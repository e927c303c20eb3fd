import type { Problem } from '../figure.ts';

/** A mistake at a place of a text. */
export function problemAt(
  start: number,
  end: number,
  reason: string,
  fix: string,
  readings?: readonly string[],
): Problem {
  return { reason, fix, start, end, isUnit: false, ...(readings ? { readings } : {}) };
}

/** An operator between two numbers, one of which is missing. */
export function missingNumber(start: number, end: number): Problem {
  return problemAt(
    start,
    end,
    'A number is missing, or a sign between two numbers is too many',
    'write a figure like 20–48 ft or 1200x900 mm',
  );
}

/** Non-ASCII digits and the separators between them. */
const foreignDigits = /(?!\d)\p{Nd}(?:[\p{Nd}.,]*(?!\d)\p{Nd})?/u;

/** Fast test before the Unicode pattern. */
const mayBeForeign = (text: string): boolean => /[\u0600-\uffff]/.test(text);

/** A number written in the digits of another script; undefined when there is none. */
export function findForeignDigits(text: string): Problem | undefined {
  const found = mayBeForeign(text) ? foreignDigits.exec(text) : null;
  if (!found) return undefined;
  const [digits] = found;
  const latin = [...digits].map((sign) => (/\p{Nd}/u.test(sign) ? String(valueOf(sign)) : sign)).join('');
  const reason = `\`${digits}\` is written with the digits of another script`;
  return problemAt(found.index, found.index + digits.length, reason, `write \`${latin}\``);
}

/** In Unicode, the ten digits of a script are consecutive, starting with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
