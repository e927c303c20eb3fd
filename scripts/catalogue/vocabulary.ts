import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One word at least, so that something can be chosen. */
type Some = readonly [string, ...string[]];

/**
 * What synthetic entries are made of. `{name}` in a text stands for a word, `{30-90}` for a figure between the two: see
 * fill-text.ts.
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
