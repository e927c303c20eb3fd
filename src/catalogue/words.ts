import type { Words } from '#generated/entries.gen.ts';
import type { CountWords } from './page-data/lists.ts';

/** The words of data/words.yaml that every page knows. */
export type { Words };

/** A text with its `{name}`s filled in; one that is not given stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The words of drawings and of the files made from a machine's body. */
export type DrawingWords = Pick<Words, 'drawing' | 'parts' | 'pictures'>;

/** The words of drawings alone: what decides on a drawing's bytes. */
export function drawingWords({ drawing, parts, pictures }: DrawingWords): DrawingWords {
  return { drawing, parts, pictures };
}

/** "12 machines", "1 machine". */
export function countLabel({ one, count }: CountWords, number: number): string {
  return number === 1 ? one : fill(count, { count: number });
}

/** Texts where there is room for less than the whole. */

/** Search results show about this many characters of a description. */
export const maxDescription = 158;

/**
 * Whole sentences as far as they fit; when not even the first one does, it is cut behind a word. Lengths in characters.
 */
export function shorten(text: string, length: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= length) return whole;
  const start = whole.slice(0, length + 1);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  if (sentence > length / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ', length - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0].replace(/\s+/g, ' ') ?? text.trim();
}
