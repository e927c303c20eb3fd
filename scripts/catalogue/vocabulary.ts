import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chooser } from '../../src/drawing/pictures/seed.ts';

/** One word at least, so that something can be chosen. */
type Some = readonly [string, ...string[]];

/**
 * What synthetic entries are made of. `{name}` in a text stands for a word, `{30-90}` for a figure between the two: see
 * `fillText`.
 */
export interface Vocabulary {
  materials: Some;
  machines: readonly [Machine, ...Machine[]];
  /** Categories of the real catalogue below which the synthetic ones stand. */
  parents: Some;
  summaries: Some;
  intros: Some;
  openings: Some;
  sentences: Some;
  features: Some;
  /** Names of rows of `tables`; a category leaves out one of them. */
  keyFigures: Some;
  highlights: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  remark: string;
}

export interface Machine {
  title: string;
  /** Which drawing stands for it. */
  machine: string;
}

/** Reads words.json. */
export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'words.json'), 'utf8')) as Vocabulary;
}

/**
 * What a text is filled with: its words, who chooses its figures, and how large the machine is within its category (1
 * to 2).
 */
export interface Filling {
  words: Readonly<Record<string, string | number>>;
  chooser: Chooser;
  scale: number;
}

/**
 * A text with its places filled: `{material}` by the word, `{30-90}` by a figure between the two times the scale.
 * Figures of one text are chosen together, so that a range never falls, and alike for the same places, so that a text says
 * what the tables say; machines of one category differ by their scale
 * alone, so that no figure is far off its siblings.
 */
export function fillText(text: string, { words, chooser, scale }: Filling): string {
  const places = text.match(/\{\d+-\d+\}/g)?.join(' ') ?? '';
  const share = chooser.between(places, 0, 1);
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) =>
      String(roundFigure((Number(least) + (Number(most) - Number(least)) * share) * scale)),
    )
    .replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
}

/** To two digits beyond ten, as figures on plates are: 1530 becomes 1500. */
function roundFigure(figure: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);
  return Math.round(figure / step) * step;
}
