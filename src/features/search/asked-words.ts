/** The words of a query, and what misspelt ones may mean. */
import type MiniSearch from 'minisearch';
import { editDistance } from '../../text/nearest.ts';
import { indexOptions, nameFields, type SearchedText, splitWords, stem } from './search-file.ts';

type Index = MiniSearch<SearchedText>;

/** A word of the query as the index may have it. */
export interface AskedWord {
  word: string;
  /** The word, or the words that it may be a misspelling of. */
  terms: string[];
  /** The last word may be incomplete; `car` is no prefix of `cardboard`. */
  isLast: boolean;
  /** A number or beside one, as the name of a model is: `blt` in `blt 150`. */
  isCode: boolean;
}

export const readWords = (question: string): AskedWord[] =>
  splitWords(question).map((word, at, words) => ({
    word,
    terms: [word],
    isLast: at === words.length - 1,
    isCode: words.slice(Math.max(0, at - 1), at + 2).some((one) => /^\d/.test(one)),
  }));

/** Corrects the words that no document has. */
export function correctWords(index: Index, words: readonly AskedWord[]): AskedWord[] {
  return words.map((asked) => {
    const { word, isLast, isCode } = asked;
    // A short word is often an abbreviation: `PET` is not `per`.
    if (word.length < (isCode ? 3 : 4) || index.search(word, { prefix: isLast }).length > 0) return asked;
    const ofNames = corrections(index, word, nameFields);
    const terms = ofNames.length > 0 || word.length < leastInTexts ? ofNames : corrections(index, word);
    return terms.length > 0 ? { ...asked, terms } : asked;
  });
}

/** Short words have too many similar words in the texts to guess which one is meant. */
const leastInTexts = 6;

/**
 * The indexed terms that a word is most likely a misspelling of. Two typos are accepted in long words only, and none in
 * the first letter: `service` is not `series`, `gear` is not `rear`. Another digit is another number.
 */
function corrections(index: Index, word: string, fields = indexOptions.fields): string[] {
  const asked = stem(word);
  if (/^\d/.test(asked)) return [];
  const alike = new Set(index.search(word, { fields, fuzzy: 2 }).flatMap(({ terms }) => terms));
  const near = [...alike].flatMap((term) => {
    const shorter = Math.min(term.length, asked.length);
    const typos = editDistance(asked, term);
    return term[0] === asked[0] && typos <= (shorter < 8 ? 1 : 2) ? [{ term, typos }] : [];
  });
  const least = Math.min(...near.map(({ typos }) => typos));
  return near.filter(({ typos }) => typos === least).map(({ term }) => term);
}
