/** The search file: written by the build, fetched when a visitor opens the search. */
import type { AsPlainObject, Options } from 'minisearch';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { PageSearch } from '#generated/entries.gen.ts';
import type { SearchKind, SearchRank } from '../kinds/search-document.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { FigureColumns } from '../../figures/asked-figures.ts';
import { isUnspaced, runsAndGaps, splitIndexed, splitRuns, splitWords, stem } from '../../text/split-words.ts';

/** A search hit's data. */
export interface FoundDocument {
  kind: SearchKind;
  title: string;
  to: AppPath;
  /** The query of its address, with its question mark; only of a page that has several. */
  search?: string;
  /** Shown beside the title. */
  note: string;
  drawing?: string;
  /** Its key figures, on the page of results. */
  figures?: ShownFigure[];
}

/** The position of a document is its id in the index. */
export interface SearchFile {
  /** Headings of the result groups. */
  groups: Partial<Record<SearchKind, string>>;
  ranks: Partial<Record<SearchKind, SearchRank>>;
  /** Shown if nothing is found; {words} is the query. */
  none: string;
  /** The texts of the search's controls, in the header and on its page. */
  words: Omit<PageSearch['words'], 'close' | 'others'>;
  documents: FoundDocument[];
  figures: FigureColumns;
  /** Words that say nothing about what is looked for. */
  stopWords: string[];
  /** Groups of words and phrases that mean the same, as `phraseStem` gives them. */
  synonyms: string[][];
  /** Words of so many texts that the index has only some of them. */
  common: string[];
  /** Set in a language in which a word may be part of another. */
  hasCompounds?: true;
  index: AsPlainObject;
}

export interface SearchedText {
  id: number;
  title: string;
  /** Title of a model's category, which says what the model is. */
  category: string;
  /** More words to find it by. */
  more: string;
  /** The words of its texts, split by `splitText` and joined by spaces. */
  text: string;
}

/** The fields that name a document; a hit in its texts alone ranks below. */
export const nameFields = ['title', 'category', 'more'];

/** Must be the same for writing and reading the index. A query is split by `splitWords`. */
export const indexOptions = {
  fields: [...nameFields, 'text'],
  tokenize: (text: string, field?: string) => (field === 'text' ? text.split(' ') : splitIndexed(text)),
  processTerm: stem,
  searchOptions: { tokenize: splitWords },
} satisfies Options<SearchedText>;

/** A piece of a text, and whether it matches the query. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces and marks the word starts that are among `words` (lower-case stems). */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: Piece) => {
    const last = pieces.at(-1);
    if (last?.isMatch === piece.isMatch) last.text += piece.text;
    else if (piece.text) pieces.push(piece);
  };
  for (const piece of text.match(runsAndGaps) ?? []) {
    if (isUnspaced(piece)) {
      for (const letter of markLetters(piece, words)) add(letter);
      continue;
    }
    const [word = ''] = splitRuns(piece);
    const matching = words.filter((each) => word.startsWith(each) || stem(word) === each);
    // Of a word with an article, the stem is no beginning.
    const lengths = matching.map((each) => (word.startsWith(each) ? each : word).length);
    const length = word === '' ? 0 : Math.max(0, ...lengths);
    const start = startOf(piece, length);
    add({ text: start, isMatch: true });
    add({ text: piece.slice(start.length), isMatch: false });
  }
  return pieces;
}

/** The letters of a word, with their marks, that are this long in plain letters: `ß` is two. */
function startOf(word: string, length: number): string {
  let start = '';
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (splitRuns(start).join('').length >= length) break;
    start += letter;
  }
  return start;
}

/** The letters of a run without spaces, with their marks, and whether each belongs to one of the pairs. */
function markLetters(run: string, pairs: readonly string[]): Piece[] {
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  const plain = letters.map((letter) => splitRuns(letter).join(''));
  const isPair = (at: number) => pairs.includes(`${plain[at]}${plain[at + 1]}`);
  return letters.map((text, at) => ({
    text,
    isMatch: isPair(at - 1) || isPair(at) || pairs.includes(plain[at] ?? ''),
  }));
}
