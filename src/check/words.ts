import { nearest } from '../text/nearest.ts';
import type { Fix } from '../yaml/finding.ts';

/** `a, b or c`. */
export function joinWords(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** A text with one full stop at its end: a figure that it quotes there may end in one itself (`45200 lb.`). */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The end of a fix that adds a unit. */
export const ifUnit = ', if that is the unit';

/** A value as shown to editors: `the text "two"`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a block of fields';
  if (typeof value === 'string') return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return typeof value === 'boolean' ? String(value) : `the number ${String(value)}`;
}

/** `; did you mean \`x\`?`, or a full stop without a suggestion. */
export function didYouMean(word: string | undefined): string {
  return word === undefined ? '.' : `; did you mean \`${word}\`?`;
}

/** Message and fix about an unknown name: they suggest the nearest of the known ones, if one is near. */
export function explainUnknown(
  name: string,
  known: Iterable<string>,
  message: string,
  fix: { otherwise: Fix; write?: (suggestion: string) => Fix },
): { message: string; fix: Fix } {
  const suggestion = nearest(name, known);
  const { write = (value: string) => ({ value }), otherwise } = fix;
  return { message: message + didYouMean(suggestion), fix: suggestion === undefined ? otherwise : write(suggestion) };
}
