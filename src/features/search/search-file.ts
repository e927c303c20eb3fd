/** The search file: written by the build, fetched when a visitor opens the search. */
import type { AsPlainObject, Options } from 'minisearch';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { PageSearch } from '#generated/entries.gen.ts';
import type { SearchKind } from '../kinds/search-document.ts';
import type { FigureColumns } from '../../figures/asked-figures.ts';

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
  groups: Partial<Record<SearchKind, string>>;
  /** Shown if nothing is found; {words} is the query. */
  none: string;
  /** The texts of the search's controls, in the header and on its page. */
  words: Omit<PageSearch['words'], 'close' | 'others'>;
  documents: FoundDocument[];
  figures: FigureColumns;
  /** Each word with its synonyms, as pairs: a map, because a visitor may ask for `constructor`. */
  synonyms: [word: string, others: string[]][];
  /** Words of so many texts that the index has only some of them. */
  common: string[];
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

/**
 * Letters of scripts that write words without spaces between them, or compounds of several words (Korean). A segmenter
 * would find the words, but each browser has other dictionaries than the build.
 */
const unspaced = `[${['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
const unspacedStart = new RegExp(`^${unspaced}`, 'u');
const isUnspaced = (run: string) => unspacedStart.test(run);
const runForm = String.raw`(?:(?=\p{L})${unspaced}\p{M}*)+|(?:(?!${unspaced})\p{L}\p{M}*)+|\d+`;
const runs = new RegExp(runForm, 'gu');
const runsAndGaps = new RegExp(String.raw`${runForm}|[^\p{L}\d]+`, 'gu');

/** Letters that are written without their marks, but that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };
const markedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

const isPlain = (text: string) => /^\p{ASCII}*$/u.test(text);

/** Runs of letters or digits in lower case without diacritics. Korean syllables are put together again. */
function splitRuns(text: string): string[] {
  // Most texts are plain, and the general form takes twenty times as long.
  if (isPlain(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.replace(markedLetters, (letter) => plainLetters[letter] ?? letter).match(runs) ?? [];
}

/** `破碎机` → `破碎`, `碎机`, so that a query finds it inside a longer run; any other run is a word. */
function pairsIn(run: string): string[] {
  const letters = isUnspaced(run) ? [...run] : [];
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** No pair starts with the last letter of a run, so that it is a word of its own in the index: `泵` finds `水泵`. */
const lastLetter = (run: string): string[] => (isUnspaced(run) ? [...run].slice(1).slice(-1) : []);

/**
 * Splits a text into lower-case words without diacritics, also between letters and digits: `BLT-150`, `blt 150` and
 * `BLT150` give the same two. Text without spaces gives pairs of letters.
 */
export function splitWords(text: string): string[] {
  return splitRuns(text).flatMap(pairsIn);
}

function splitIndexed(text: string): string[] {
  if (isPlain(text)) return splitRuns(text);
  return splitRuns(text).flatMap((run) => [...pairsIn(run), ...lastLetter(run)]);
}

/** The stems of a text that are worth indexing, each once: numbers and words of one or two letters are not. */
export function splitText(text: string): string[] {
  const words = isPlain(text) ? text.toLowerCase().match(/[a-z]{3,}/g) : splitIndexed(text).filter(isTelling);
  return [...new Set(words?.map(stem))];
}

export const isTelling = (word: string): boolean => /^\D{3}/.test(word) || isUnspaced(word);

/** Removes the plural s. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
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
  for (const piece of text.match(runsAndGaps) ?? []) {
    if (isUnspaced(piece)) {
      for (const [letter, isMatch] of markLetters(piece, words)) add(letter, isMatch);
      continue;
    }
    const [word = ''] = splitRuns(piece);
    const found = words.filter((each) => word.startsWith(each) || stem(word) === each);
    const length = word === '' ? 0 : Math.max(0, ...found.map((each) => each.length));
    const start = startOf(piece, length);
    add(start, true);
    add(piece.slice(start.length), false);
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
function markLetters(run: string, pairs: readonly string[]): [letter: string, isMatch: boolean][] {
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  const plain = letters.map((letter) => splitRuns(letter).join(''));
  const isPair = (at: number) => pairs.includes(`${plain[at]}${plain[at + 1]}`);
  return letters.map((letter, at) => [letter, isPair(at - 1) || isPair(at) || pairs.includes(plain[at] ?? '')]);
}
