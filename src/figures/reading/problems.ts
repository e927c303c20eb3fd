import type { Problem } from '../figure.ts';
import { findUnit } from '../units.ts';
import { valueOfDigit } from '../../text/digits.ts';

/** A mistake at a place of a text. */
export function problemAt(
  start: number,
  end: number,
  reason: string,
  fix: Problem['fix'],
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

/** A number written in the digits of another script; undefined when there is none. */
export function findForeignDigits(text: string): Problem | undefined {
  const match = foreignDigits.exec(text);
  if (!match) return undefined;
  const [digits] = match;
  const latin = [...digits].map((sign) => (/\p{Nd}/u.test(sign) ? String(valueOfDigit(sign)) : sign)).join('');
  const reason = `\`${digits}\` is written with the digits of another script`;
  return problemAt(match.index, match.index + digits.length, reason, { value: latin });
}

/**
 * Digits with the letters O, l or I among them, as they are typed or scanned for 0 and 1: `1O`, `l5`, `3,O`. No litres
 * (`500l`) and no diameter (`O10`).
 */
const mistyped =
  /(?<![\p{L}\d])(?![\d.,]+l(?![\dOoIl])|[Oo]\d)(?=[OoIl.,]*\d)(?=[\d.,]*[OoIl])[OoIl\d](?:[OoIl\d.,]*[OoIl\d])?(?=[\s–-]|[x×][\dOoIl]|\p{L}{1,3}\b|[/%°]|$)/gu;

const asDigits = (letters: string) => letters.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');

/** The text with digits where letters stand for them, and the first of these; undefined when there are none. */
export function findLetters(text: string): { corrected: string; problem: Problem } | undefined {
  const [first] = text.matchAll(mistyped);
  if (!first) return undefined;
  const [word] = first;
  const reason = `\`${word}\` has ${/o/i.test(word) ? 'a letter O in the place of a zero' : 'a letter in the place of a one'}`;
  const digits = asDigits(word);
  const problem = problemAt(first.index, first.index + word.length, reason, { value: digits }, [digits]);
  return { corrected: text.replace(mistyped, asDigits), problem };
}

/** A unit written twice: `2500 mm mm`. */
const unitTwice = /(?<=\d\s?)([\p{L}°³²/]+)\s+\1(?![\p{L}\d-])/u;

/** A unit that is written twice behind its number; undefined when there is none. */
export function findUnitTwice(text: string): Problem | undefined {
  const match = unitTwice.exec(text);
  const [twice, unit = ''] = match ?? [];
  if (!match || twice === undefined || !findUnit(unit)) return undefined;
  return problemAt(match.index, match.index + twice.length, `\`${unit}\` is written twice`, { value: unit }, [unit]);
}
