import { fill, type DrawingWords } from '../catalogue/words.ts';
import type { MeasuredMachine } from './arrangement/measure-machine.ts';
import type { GivenLengths, LengthName } from './given-lengths.ts';

const wordOf = { sizeLeast: 'depth', sizeMiddle: 'width', sizeGreatest: 'height' } as const;

function describeLength(length: LengthName, label: string, { drawing }: DrawingWords): string {
  const word = length === 'sizeLeast' || length === 'sizeMiddle' || length === 'sizeGreatest' ? wordOf[length] : length;
  return fill(drawing.size, { name: drawing[word], length: label });
}

/** The lengths of a machine as text: "length 6000 mm, height 4855 mm". Empty if none are given. */
export function describeLengths(given: GivenLengths, words: DrawingWords): string {
  const overall = ['length', 'width', 'depth', 'height'] as const;
  return overall.flatMap((name) => (given[name] ? [describeLength(name, given[name].label, words)] : [])).join(', ');
}

/** Describes a general arrangement for screen readers: views, scale, all dimensions. */
export function describeArrangement(
  kind: string,
  { dimensions, installed, toScale }: MeasuredMachine,
  words: DrawingWords,
): string {
  const texts = [...new Set(dimensions.map(({ length, given }) => describeLength(length, given.label, words)))];
  const { views, installedSize, notToScale } = words.drawing;
  if (installed) texts.push(`${installedSize}: ${installed.size.join(' × ')} mm`);
  return [kind, views, ...texts, ...(toScale ? [] : [notToScale])].join('; ');
}

/** Translates a part name from code; a test checks that all families' parts have a translation. */
export function namePart(name: string, words: Pick<DrawingWords, 'parts'>): string {
  const parts: Readonly<Record<string, string>> = words.parts;
  return parts[name] ?? name;
}
