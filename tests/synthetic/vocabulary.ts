import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chooser } from '../../src/drawing/scenes/seed.ts';

/** A non-empty list. */
type Some = readonly [string, ...string[]];

/** The texts of synthetic entries, with placeholders for words (`{name}`) and figures (`{30-90}`): see `fillText`. */
export interface Vocabulary {
  materials: Some;
  machines: readonly [Machine, ...Machine[]];
  /** Real categories that become the parents of the synthetic ones. */
  parents: Some;
  summaries: Some;
  intros: Some;
  openings: Some;
  sentences: Some;
  features: Some;
  /** Names of rows of `tables`; each category leaves out one. */
  keyFigures: Some;
  highlights: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Machine {
  title: string;
  /** The machine family to draw. */
  machine: string;
}

/** Reads words.json. */
export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'words.json'), 'utf8')) as Vocabulary;
}

/** Values for the placeholders of a text. `scale` is the size of the machine within its category (1 to 2). */
export interface Filling {
  words: Readonly<Record<string, string | number>>;
  chooser: Chooser;
  scale: number;
}

/**
 * Fills the placeholders of a text: `{material}` with the word, `{30-90}` with a figure in that range times the scale.
 * The position in the range depends only on the text's ranges, so that ranges stay ascending and texts agree with the
 * tables. Within a category, figures differ only by the scale, so that the check finds no outliers.
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

/** Rounds to two significant digits as on nameplates: 1530 becomes 1500. */
function roundFigure(figure: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);
  return Math.round(figure / step) * step;
}
