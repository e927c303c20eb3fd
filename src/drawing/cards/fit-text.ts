import { graphemesOf, shortenToFit } from '../shorten.ts';

/** Width of a text at font size 1. */
export type MeasureText = (text: string, weight: Weight) => number;

export type Weight = 500 | 600 | 700;

/** Available space. The first step that holds all of the text is used; sizes in pixels. */
export interface TextRoom {
  width: number;
  weight: Weight;
  steps: readonly [TextStep, ...TextStep[]];
}

interface TextStep {
  size: number;
  lines: number;
}

export interface FittedText {
  size: number;
  lines: string[];
  /** True if the text is truncated. */
  isCut: boolean;
}

/**
 * Wraps a text by the first step at which it fits without splitting words; else by the last one, where long words are
 * split and the text may be truncated with an ellipsis.
 */
export function fitLines(text: string, room: TextRoom, measure: MeasureText): FittedText {
  const words = text.split(breaks).filter((word) => word.trim() !== '');
  const fitsAt =
    (size: number): Fits =>
    (line) =>
      measure(line, room.weight) * size <= room.width;
  for (const step of room.steps) {
    const lines = wrap(words, fitsAt(step.size));
    if (lines.length <= step.lines && lines.every(fitsAt(step.size))) return { size: step.size, lines, isCut: false };
  }
  const last = room.steps.at(-1) ?? room.steps[0];
  const fits = fitsAt(last.size);
  const pieces = words.flatMap((word) => cutWord(word, fits));
  const lines = wrap(pieces, fits);
  const kept = lines.slice(0, last.lines);
  const isCut = lines.length > kept.length;
  if (isCut) kept.splice(-1, 1, shortenToFit(kept.at(-1) ?? '', fits));
  return { size: last.size, lines: kept, isCut };
}

/** Word boundaries: before spaces; between Chinese characters, and after their punctuation but not before it. */
const breaks = /(?<=\S)(?=\s)|(?<=\p{Script=Han})(?=\p{Script=Han})|(?<=[，。、；：）])(?=\p{Script=Han})/u;

type Fits = (line: string) => boolean;

function wrap(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = `${last ?? ''}${word.replace(/^\s+/u, ' ')}`;
    if (last === undefined || !fits(joined)) lines.push(word.trimStart());
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Splits a word between grapheme clusters into pieces that fit. */
function cutWord(word: string, fits: Fits): string[] {
  if (fits(word.trimStart())) return [word];
  const pieces = [''];
  for (const segment of graphemesOf(word)) {
    const last = pieces.at(-1) ?? '';
    if (last === '' || fits(last + segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
