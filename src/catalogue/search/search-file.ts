/** What the search knows: one file, made by the build, fetched when a visitor goes to the search. */
import type { AsPlainObject, Options } from 'minisearch';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { SearchControlWords } from '../page-data/lists.ts';
import type { FigureColumns } from './asked-figures.ts';

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

/** How texts become the terms by which they are found: the same for what is indexed and for what is asked. */

/**
 * The words of a text in small letters without marks, parted where letters meet digits: `BLT-150`, `blt
 * 150` and `BLT150` are the same two.
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

/** A word without the s of its plural. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How many letters of a term may be wrong. A number with another digit is another number. */
export function slipsOf(term: string): number {
  if (/^\d/.test(term) || term.length < 3) return 0;
  return term.length < 7 ? 1 : 2;
}

/** A piece of a text, and whether it was asked for. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces: the starts of words that are among `words` (stems in small letters) are matches. */
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
