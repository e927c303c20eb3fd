import { findingIn, valueAt } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

const lists = ['features', 'applications', 'benefits'];
const small: ReadonlySet<string> = new Set(['a', 'an', 'and', 'of', 'the', 'with', 'for', 'in', 'is']);

/**
 * Points of a list that say the same in nearly the same words. Points that are the same to the letter are an error of
 * the schema.
 */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    lists.flatMap((list) => {
      const points = valueAt(entry, `/${list}`);
      if (!Array.isArray(points)) return [];
      return pairsIn(points.map(titleOf)).flatMap(([first, second]) => {
        const [before, text] = [titleOf(points[first]), titleOf(points[second])];
        if (before === text && typeof points[second] === 'string') return [];
        return findingIn(entry, `/${list}/${second}`, {
          rule: 'text/said-twice',
          message: `"${text ?? ''}" says the same as "${before ?? ''}" (entry ${first + 1} of the list).`,
          fix: 'delete one of the two',
          severity: 'warning',
        });
      });
    }),
  );

/** A point, or the title of one that has a description. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined;
  return typeof value.title === 'string' ? value.title : undefined;
}

/** Places of texts that say the same: the first one, and each later one. */
function pairsIn(texts: readonly (string | undefined)[]): [number, number][] {
  const sums = texts.map((text) => (text === undefined ? undefined : sumOfWords(text)));
  if (sums.every((sum, index) => sums.indexOf(sum) === index)) return [];
  const seen = new Map<string, number>();
  const pairs: [number, number][] = [];
  for (const [index, text] of texts.entries()) {
    const essence = text === undefined ? '' : essenceOf(text);
    const first = seen.get(essence);
    if (essence === '') continue;
    if (first === undefined) seen.set(essence, index);
    else pairs.push([first, index]);
  }
  return pairs;
}

/**
 * A number that texts of the same essence share, found without taking them apart: the sum over their numbers and long
 * words. Nearly all lists have as many sums as points, which spares them the slow comparison.
 */
function sumOfWords(text: string): number {
  let sum = 0;
  let letters = 0;
  let word = 0;
  let last = 0;
  let hasDigit = false;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at) | 32;
    const isDigit = code >= 48 && code <= 57;
    if (isDigit || (code >= 97 && code <= 122)) {
      word = (Math.imul(word, 31) + last) | 0;
      last = code;
      letters++;
      hasDigit ||= isDigit;
      continue;
    }
    // 115 is the s of a plural, which does not count.
    const isPlural = last === 115;
    if (hasDigit || letters - Number(isPlural) > 4) sum = (sum + (isPlural ? word : Math.imul(word, 31) + last)) | 0;
    letters = word = last = 0;
    hasDigit = false;
  }
  return sum;
}

/** The words that carry the meaning, in alphabetical order: without case, signs, small words and the s of a plural. */
function essenceOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (/\p{L}{3,}s$/u.test(word) ? word.slice(0, -1) : word))
    .sort()
    .join(' ');
}
