import { fill, type DrawingWords } from '../catalogue/words.ts';
import type { GivenSpan } from './arrangement/measure-machine.ts';
import type { GivenLengths, LengthName } from './given-lengths.ts';

/** The three lengths of a machine that stands in any direction are its depth, width and height. */
const wordOf = { sizeLeast: 'depth', sizeMiddle: 'width', sizeGreatest: 'height' } as const;

function describeLength(length: LengthName, label: string, { drawing }: DrawingWords): string {
  const word = length === 'sizeLeast' || length === 'sizeMiddle' || length === 'sizeGreatest' ? wordOf[length] : length;
  return fill(drawing.size, { name: drawing[word], length: label });
}

/** The lengths of a machine in words: "length 6000 mm, height 4855 mm"; empty where the data give none. */
export function describeLengths(given: GivenLengths, words: DrawingWords): string {
  const overall = ['length', 'width', 'depth', 'height'] as const;
  return overall.flatMap((name) => (given[name] ? [describeLength(name, given[name].label, words)] : [])).join(', ');
}

/** A general arrangement in words, for screen readers: its views, its scale and every dimension in it. */
export function describeArrangement(
  kind: string,
  spans: readonly GivenSpan[],
  toScale: boolean,
  words: DrawingWords,
): string {
  const dimensions = [...new Set(spans.map(({ length, given }) => describeLength(length, given.label, words)))];
  const { views, notToScale } = words.drawing;
  return [kind, views, ...dimensions, ...(toScale ? [] : [notToScale])].join('; ');
}

/** What the data call a part that the program calls so. A test holds that the parts of all families have a word. */
export function namePart(name: string, words: Pick<DrawingWords, 'parts'>): string {
  const parts: Readonly<Record<string, string>> = words.parts;
  return parts[name] ?? name;
}
