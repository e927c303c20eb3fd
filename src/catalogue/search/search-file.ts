/** The search file: written by the build, fetched when a visitor opens the search. */
import type { AsPlainObject, Options } from 'minisearch';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { PageSearch } from '#generated/entries.gen.ts';
import type { FigureColumns } from '../../figures/asked-figures.ts';

const searchKinds = ['model', 'category', 'equipment', 'fair', 'feature', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** A search hit's data. */
export interface FoundDocument {
  kind: SearchKind;
  title: string;
  to: AppPath;
  /** Shown beside the title. */
  note: string;
  drawing?: string;
}

/** The position of a document is its id in the index. */
export interface SearchFile {
  /** Headings of the result groups. */
  groups: Record<SearchKind, string>;
  /** Shown if nothing is found; {words} is the query. */
  none: string;
  /** The texts of the search's controls, in the header and on its page. */
  words: Omit<PageSearch['words'], 'close' | 'others'>;
  documents: FoundDocument[];
  figures: FigureColumns;
  /** Each word with its synonyms. */
  synonyms: Record<string, string[]>;
  index: AsPlainObject;
}

export interface IndexedText {
  id: number;
  title: string;
  /** Title of a model's category, which says what the model is. */
  category: string;
  /** More words to find it by. */
  more: string;
}

/** Must be the same for writing and reading the index. */
export const indexOptions = {
  fields: ['title', 'category', 'more'],
  tokenize: splitWords,
  processTerm: stem,
} satisfies Options<IndexedText>;

/**
 * Splits a text into lower-case words without diacritics, also between letters and digits: `BLT-150`, `blt 150` and
 * `BLT150` give the same two.
 */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  );
}

/** Removes the plural s. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How many letters of a term may be wrong. None in a number: another digit is another number. */
export function allowedTypos(term: string): number {
  if (/^\d/.test(term) || term.length < 3) return 0;
  return term.length < 7 ? 1 : 2;
}

/** A piece of a text, and whether it matches the query. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces and marks the word starts that are among `words` (lower-case stems). */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece) pieces.push({ text: piece, isMatch });
  };
  for (const piece of text.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? []) {
    const [word = ''] = splitWords(piece);
    const found = words.filter((each) => word.startsWith(each) || stem(word) === each);
    const length = word === '' ? 0 : Math.max(0, ...found.map((each) => each.length));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return pieces;
}
