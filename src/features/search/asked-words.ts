/** The words of a query, and what misspelt ones may mean. */
import type MiniSearch from 'minisearch';
import { editDistance, nearest } from '../../text/nearest.ts';
import { splitWords, stem } from '../../text/split-words.ts';
import { indexOptions, nameFields, type SearchedText, type SearchFile } from './search-file.ts';

type Index = MiniSearch<SearchedText>;

/** What the search file knows of words: those that say nothing, and the synonyms of others, by word or phrase. */
interface KnownWords {
  stopWords: ReadonlySet<string>;
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** All words of the index, in a language in which they may be compounds. */
  compounds: readonly string[];
}

/** A word of the query as the index may have it, or several that have synonyms together: `circuit board`. */
export interface AskedWord {
  word: string;
  /** The word, or the words that it may be a misspelling of. */
  terms: string[];
  /** The last word may be incomplete; `car` is no prefix of `cardboard`. */
  isLast: boolean;
  /** A number or beside one, as the name of a model is: `blt` in `blt 150`. */
  isCode: boolean;
}

/** The words of a query without stop words, unless it has no others. */
export function readWords(question: string, { stopWords, synonyms, compounds }: KnownWords): AskedWord[] {
  const words = splitWords(question).map((word, at, all) => ({
    word,
    terms: [word],
    isLast: at === all.length - 1,
    isCode: all.slice(Math.max(0, at - 1), at + 2).some((neighbour) => /^\d/.test(neighbour)),
  }));
  const telling = words.filter(({ word, isCode }) => isCode || !stopWords.has(word));
  return joinPhrases(telling.length > 0 ? telling : words, synonyms).map((word) => withCompounds(word, compounds));
}

/** Shorter words are in too many others. */
const shortestInside = 4;

/** Adds the words that have this one in them: `Ballenpresse` for `Presse`. */
function withCompounds(asked: AskedWord, indexed: readonly string[]): AskedWord {
  const word = stem(asked.word);
  if (asked.isCode || word.length < shortestInside) return asked;
  return { ...asked, terms: [...asked.terms, ...indexed.filter((term) => term !== word && term.includes(word))] };
}

/** Whether a title has all words of a figure, but those of other figures between them: `20 HP 960 RPM` is not 20 rpm. */
export function partsWords(title: string, asked: readonly AskedWord[]): boolean {
  const [words, all] = [asked.map(({ word }) => word), splitWords(title)];
  return words.every((word) => all.includes(word)) && !` ${all.join(' ')} `.includes(` ${words.join(' ')} `);
}

/** The most words of a phrase: `end of life tyres`. */
const longestPhrase = 4;

/** Joins the words of each phrase that has synonyms, the longest first. */
function joinPhrases(words: readonly AskedWord[], synonyms: KnownWords['synonyms']): AskedWord[] {
  const joined: AskedWord[] = [];
  for (let at = 0; at < words.length;) {
    const phrases = Array.from({ length: longestPhrase - 1 }, (_, less) => words.slice(at, at + longestPhrase - less));
    const phrase = phrases.find((some) => some.length > 1 && synonyms.has(phraseOf(some)));
    const word = phrase && phraseOf(phrase);
    joined.push(...(word ? [{ word, terms: [word], isLast: false, isCode: false }] : words.slice(at, at + 1)));
    at += phrase?.length ?? 1;
  }
  return joined;
}

const phraseOf = (words: readonly AskedWord[]) => words.map(({ word }) => stem(word)).join(' ');

/** Each word with the other words of its groups. */
export function otherWords(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of new Set(group)) {
      const more = group.filter((synonym) => synonym !== word);
      others.set(word, [...new Set([...(others.get(word) ?? []), ...more])]);
    }
  }
  return others;
}

/** The other words of a term; of the beginning of a word, those of all words that it may become. */
export function synonymsOf(term: string, { synonyms }: KnownWords, isBeginning: boolean): readonly string[] {
  const others = synonyms.get(stem(term));
  if (others || !isBeginning || term.length < leastBeginning) return others ?? [];
  return [...synonyms].flatMap(([word, more]) => (word.startsWith(term) ? more : []));
}

/** So many letters of an incomplete word are completed to words with synonyms. */
const leastBeginning = 3;

/** Corrects the words that no document has. */
export function correctWords(index: Index, words: readonly AskedWord[], known: KnownWords): AskedWord[] {
  return words.map((asked) => {
    const { word, isLast, isCode } = asked;
    // A short word is often an abbreviation: `PEP` is not `per`.
    if (word.length < (isCode ? 3 : 4) || index.search(word, { prefix: isLast }).length > 0) return asked;
    if (synonymsOf(word, known, isLast).length > 0) return asked;
    const ofNames = corrections(index, word, nameFields);
    const terms = ofNames.length > 0 || word.length < leastInTexts ? ofNames : corrections(index, word);
    const all = terms.length > 0 ? terms : nearWords([...known.synonyms.keys()], stem(word));
    return all.length > 0 ? { ...asked, terms: all } : asked;
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
  return nearWords([...new Set(index.search(word, { fields, fuzzy: 2 }).flatMap(({ terms }) => terms))], asked);
}

function nearWords(terms: readonly string[], asked: string): string[] {
  const near = terms.flatMap((term) => {
    const shorter = Math.min(term.length, asked.length);
    const typos = editDistance(asked, term);
    return term[0] === asked[0] && typos <= (shorter < 8 ? 1 : 2) ? [{ term, typos }] : [];
  });
  const least = Math.min(...near.map(({ typos }) => typos));
  return near.filter(({ typos }) => typos === least).map(({ term }) => term);
}

/** Minimum letters of each half when a word is split: `tyrebaler`. */
const shortestHalf = 3;

/** Splits a single long word in two at every possible position. */
export function partings(question: string): string[] {
  const [word = '', ...more] = splitWords(question);
  if (more.length > 0) return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, at) => at + shortestHalf);
  return places.map((at) => `${word.slice(0, at)} ${word.slice(at)}`);
}

/** In a fourth of the letters a name may differ from the query. */
const shareOfTypos = 0.25;

/** The document whose title or address has the nearest spelling: words written together, or a typo in a number. */
export function nearNamed(question: string, { documents }: SearchFile): number[] {
  if (question.trim().length < 3) return [];
  const names = documents.flatMap(({ title, to }) => [title, to.slice(1)]);
  const name = nearest(question, names, shareOfTypos);
  return name === undefined ? [] : [Math.floor(names.indexOf(name) / 2)];
}
