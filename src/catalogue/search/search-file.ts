/** What the search knows: one file, made by the build, fetched when a visitor goes to the search. */
import type { AsPlainObject, Options } from 'minisearch';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { SearchControlWords } from '../page-data/lists.ts';
import type { FigureColumns } from './asked-figures.ts';
import { splitWords, stem } from './search-terms.ts';

const searchKinds = ['model', 'category', 'equipment', 'fair', 'feature', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What can be found, as a hit shows it. */
export interface FoundDocument {
  kind: SearchKind;
  title: string;
  to: AppPath;
  /** What stands beside the title. */
  note: string;
  /** Address of its drawing. */
  drawing?: string;
}

/** A document's place is its id in the index. */
export interface SearchFile {
  /** What the groups of results are called. */
  groups: Record<SearchKind, string>;
  /** Below the field while nothing is found; {words} stands for what was asked. */
  none: string;
  words: SearchControlWords;
  documents: FoundDocument[];
  /** The figures of machines. */
  figures: FigureColumns;
  /** By word: what else it is called. */
  synonyms: Record<string, string[]>;
  index: AsPlainObject;
}

/** A document as the index takes it. */
export interface IndexedText {
  id: number;
  title: string;
  /** Title of a model's category: it says what the model is, as its own title does elsewhere. */
  category: string;
  /** Further words by which it is found. */
  more: string;
}

/** Settings of the index, which must be the same where it is made and where it is read. */
export const indexOptions = {
  fields: ['title', 'category', 'more'],
  tokenize: splitWords,
  processTerm: stem,
} satisfies Options<IndexedText>;
