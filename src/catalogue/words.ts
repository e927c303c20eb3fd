import type { Words } from '#generated/entries.gen.ts';
import { pluralForm } from '../text/language.ts';
import { ownField } from '../yaml/block.ts';
import type { ShownFigure } from '../figures/show.ts';
import type { CountWords } from './shown/lists.ts';

/** The texts of data/words.yaml, available to every page. */
export type { Words };

/** Fills in the `{name}` placeholders; unknown ones stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(ownField(values, name) ?? whole));
}

/** Puts a figure into a text as its `{figure}`, in each of its units. */
export function fillFigure(
  text: string,
  { label, given, ...texts }: ShownFigure,
  values: Readonly<Record<string, string>> = {},
): ShownFigure {
  const filled = Object.entries(texts).map(([units, figure]) => [units, fill(text, { ...values, figure })]);
  const isConverted = texts.metric !== undefined || texts.imperial !== undefined;
  return {
    label,
    ...(Object.fromEntries(filled) as typeof texts),
    ...(isConverted ? { given: given ?? texts.value } : {}),
  };
}

/** The texts used in drawings and machine files. */
export type DrawingWords = Pick<Words, 'drawing' | 'parts' | 'pictures'>;

/** Picks the texts that drawings depend on: they are part of a drawing's cache key. */
export function drawingWords({ drawing, parts, pictures }: DrawingWords): DrawingWords {
  return { drawing, parts, pictures };
}

/**
 * "12 machines", "1 machine".
 * @param language BCP 47
 * @param written the number as it is written
 */
export function countLabel(words: CountWords, number: number, language: string, written = String(number)): string {
  const { one, two, few, count } = words;
  const form = (two ?? few) ? pluralForm(number, language) : number === 1 ? 'one' : 'other';
  return fill((form === 'one' ? one : form === 'two' ? two : form === 'few' ? few : undefined) ?? count, {
    count: written,
  });
}

/** Search results show about this many characters of a description. */
export const maxDescription = 158;

/** On one line; no-break spaces stay. Single spaces, which are nearly all, are no match. */
const joinLines = (text: string): string => text.replace(/[ \t\r\n]{2,}|[\t\r\n]/g, ' ').trim();

/** Keeps the whole sentences that fit, or cuts the first one after a word. Lengths are in characters. */
export function shorten(text: string, length: number): string {
  const whole = joinLines(text);
  if (whole.length <= length) return whole;
  const start = whole.slice(0, length + 1);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  if (sentence > length / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ', length - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

export function firstSentence(text: string): string {
  const whole = joinLines(text);
  return /^.*?[.!?](?=\s|$)/.exec(whole)?.[0] ?? whole;
}
