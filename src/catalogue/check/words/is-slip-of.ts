import { editDistance } from '../nearest.ts';

/**
 * Whether a name is another one with a slip of the pen: all words the same but one, which has the same first letter and
 * one letter wrong, missing, added or swapped; two in a long word. A plural is another name.
 */
export function isSlipOf(name: string, other: string): boolean {
  const [words, others] = [name, other].map((text) => text.toLowerCase().split(/\s+/));
  if (!words || !others || words.length !== others.length) return false;
  const pairs = words.map((word, at) => [word, others[at] ?? ''] as const).filter(([a, b]) => a !== b);
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return false;
  const [word, meant] = pair;
  if (word[0] !== meant[0] || meant.length < 5 || `${word}s` === meant || `${meant}s` === word) return false;
  // `Section 1` and `Section 2`, `Bearing` and `Gearing` are two.
  if (/\d/.test(word + meant)) return false;
  return editDistance(word, meant) <= (meant.length >= 8 ? 2 : 1);
}
