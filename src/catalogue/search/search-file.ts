/** What the search knows: one file, made by the build, fetched when a visitor goes to the search. */
import type { Options } from 'minisearch';
import type { SearchControlWords } from '../page-data/find.ts';
import type { CompactIndex } from './compact-index.ts';
import type { FigureColumns } from './asked-figures.ts';
import { splitWords, stem } from './search-terms.ts';

export const searchKinds = ['model', 'category', 'equipment', 'fair', 'feature', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Columns, one value a document; a document's place is its id in the index. */
export interface SearchFile {
  /** What the groups of results are called. */
  groups: Record<SearchKind, string>;
  /** Below the field while nothing is found; {words} stands for what was asked. */
  none: string;
  words: SearchControlWords;
  titles: string[];
  /** 0: a slash and the title in small letters. */
  paths: (string | 0)[];
  /** Places in `searchKinds`. */
  kinds: number[];
  /** What stands beside the titles, and which of it belongs to which document. */
  notes: string[];
  note: number[];
  /** Which drawing each has (`models/blt150`); 0: none. 1: that of the model that is called like the title. */
  drawings: (string | 0 | 1)[];
  /** The figures of machines. */
  figures: FigureColumns;
  /** By word: what else it is called. */
  synonyms: Record<string, string[]>;
  index: CompactIndex;
}

/** A document as the index takes it. */
export interface IndexedText {
  id: number;
  title: string;
  /** Further words by which it is found. */
  more: string;
}

/** Settings of the index, which must be the same where it is made and where it is read. */
export const indexOptions = {
  fields: ['title', 'more'],
  tokenize: splitWords,
  processTerm: stem,
} satisfies Options<IndexedText>;
