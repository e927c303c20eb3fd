/** Answers queries from the search file. */
import MiniSearch, { type Query } from 'minisearch';
import { isTelling, stem } from '../../text/split-words.ts';
import {
  correctWords,
  nearNamed,
  otherWords,
  partings,
  partsWords,
  readWords,
  synonymsOf,
  type AskedWord,
} from './asked-words.ts';
import type { SearchKind } from '../kinds/search-document.ts';
import { documentsStating, documentsWith, readAsked } from '../../figures/asked-figures.ts';
import { indexOptions, nameFields, type FoundDocument, type SearchedText, type SearchFile } from './search-file.ts';

export interface Hit extends FoundDocument {
  /** Lower-case words of the title that match. */
  words: string[];
}

export interface HitGroup {
  kind: SearchKind;
  label: string;
  hits: Hit[];
}

export interface SearchAnswer {
  /** The kind with the best hit comes first. */
  groups: HitGroup[];
  total: number;
  /** No document has all the words as they are spelt; these are the nearest. */
  isNear: boolean;
}

/** What says something about machines ranks below those with the same words. */
const farWeight = 0.1;

/** With `inNames`, the nearest names alone: a word of an address that leads nowhere is in many texts. */
export type Search = (question: string, options?: { inNames?: boolean }) => SearchAnswer;

interface Found {
  place: number;
  terms: string[];
}

export function openSearch(file: SearchFile): Search {
  const index = MiniSearch.loadJS<SearchedText>(file.index, indexOptions);
  const synonyms = otherWords(file.synonyms);
  const compounds = file.hasCompounds ? file.index.index.map(([term]) => term) : [];
  const known = { synonyms, stopWords: new Set(file.stopWords), compounds };
  const read = (question: string) => readWords(question, known);
  const common = new Set(file.common);
  const rankAt = (place: number) => file.ranks[file.documents[place]?.kind ?? 'page'];
  const isMachineAt = (place: number) => rankAt(place) === 'first' || rankAt(place) === 'machine';
  const hitsAt = ({ place, terms }: Found): Hit[] => {
    const document = file.documents[place];
    return document ? [{ ...document, words: terms }] : [];
  };

  const askIn = (
    words: readonly AskedWord[],
    combineWith: 'AND' | 'OR',
    fields: string[],
    leastPrefix: number,
  ): Found[] => {
    const typed = new Set(words.flatMap(({ terms }) => terms).flatMap((term) => term.split(' ').map(stem)));
    return index
      .search(
        {
          combineWith,
          queries: words.map(({ word, terms, isLast }) => {
            const prefix = isLast && word.length >= leastPrefix;
            const others = new Set(terms.flatMap((term) => synonymsOf(term, known, isLast)));
            return {
              combineWith: 'OR',
              queries: [
                ...terms.map((term) => allWords(term, { prefix })),
                ...[...others].map((term) => allWords(term, { prefix: false })),
              ],
            };
          }),
        },
        {
          fields,
          boost: { title: 3, category: 2 },
          boostDocument: (id: unknown) => (rankAt(Number(id)) ? 1 : farWeight),
        },
      )
      .map(({ id, match, queryTerms }) => {
        // What was typed is marked, not the synonym that it begins: `bal` of `Balers`.
        const terms = Object.keys(match).flatMap((term) => {
          const asked = queryTerms.filter((word) => term.startsWith(word));
          const ofQuery = asked.filter((word) => typed.has(word));
          return [ofQuery, asked, [term]].find((some) => some.length > 0) ?? [];
        });
        return { place: Number(id), terms };
      });
  };

  const askNames = (words: readonly AskedWord[], combineWith: 'AND' | 'OR' = 'AND') =>
    askIn(words, combineWith, nameFields, 1);

  /** What the words name, then what has them in its texts, too. */
  const ask = (words: readonly AskedWord[], combineWith: 'AND' | 'OR' = 'AND'): Found[] => {
    const named = askNames(words, combineWith);
    const places = new Set(named.map(({ place }) => place));
    const inTexts = askIn(words, combineWith, indexOptions.fields, leastPrefixInTexts);
    return [...named, ...inTexts.filter(({ place }) => !places.has(place))];
  };

  /** Machines that have the query's figures and its other words, then those that have the words but lack a figure. */
  const askFigures = ({ asked, rest }: ReturnType<typeof readAsked>, words = read(rest)): Hit[] => {
    const fitting = asked.map((figure) => documentsWith(figure, file.figures));
    const [first, ...others] = fitting;
    const isFirst = (place: number) => rankAt(place) === 'first';
    const places = (first ?? [])
      .filter((place) => others.every((fittingPlaces) => fittingPlaces.includes(place)))
      .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    if (places.length === 0 || rest === '') return places.flatMap((place) => hitsAt({ place, terms: [] }));
    const isOpen = asked.flat().some(({ low, high }) => low === 0 || high === Infinity);
    const stating = asked.map((figure) => new Set(documentsStating(figure, file.figures)));
    const mayFit = (place: number) =>
      isMachineAt(place) &&
      !places.includes(place) &&
      fitting.every((fittingPlaces, figure) => fittingPlaces.includes(place) || !stating[figure]?.has(place));
    for (const way of [() => askNames(words), () => ask(words)]) {
      const hitAt = new Map(way().map((hit) => [hit.place, hit]));
      const hitsAmong = (some: Iterable<number>) =>
        [...some].flatMap((place) => hitsAt(hitAt.get(place) ?? { place: -1, terms: [] }));
      const hits = hitsAmong(places);
      const unstated = hitsAmong([...hitAt.keys()].filter(mayFit)).map((hit) => ({
        ...hit,
        note: [hit.note, file.words.notStated].filter(Boolean).join(' · '),
      }));
      // `plastic shredder under 200 HP`: what only mentions the words is no answer, since nearly all is below a limit.
      if (hits.length > 0 || (hitAt.size > 0 && isOpen)) return [...hits, ...unstated];
    }
    return [];
  };

  /** Leaves out words that say little, as in `a shredder for the tyres of trucks`. */
  const tellingOf = (words: readonly AskedWord[]) =>
    words.filter(({ word, isCode }) => !common.has(stem(word)) && (isTelling(word) || isCode));

  const askParted = (question: string): Found[] => {
    for (const parted of partings(question)) {
      const hits = askNames(read(parted));
      if (hits.length > 0) return hits;
    }
    return [];
  };

  const answer = (hits: readonly Hit[], { isNear }: Pick<SearchAnswer, 'isNear'>): SearchAnswer => {
    // Of a page in several sizes, the first one alone.
    const keys = hits.map(({ to, title, search }) => (search === undefined ? `${to} ${title}` : to));
    const distinct = hits.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
    return { groups: groupHits(distinct, file), total: distinct.length, isNear };
  };

  const correct = (question: string) => correctWords(index, read(question), known);
  /** What has this address: `pcb`. */
  const addressed = (question: string): Hit[] =>
    file.documents.flatMap(({ to }, place) =>
      to.toLowerCase() === `/${question.trim().toLowerCase()}` ? hitsAt({ place, terms: [] }) : [],
    );
  const alike = (question: string): Hit[] => nearNamed(question, file).flatMap((place) => hitsAt({ place, terms: [] }));

  const nearNames = (question: string): Hit[] => {
    // The last word is complete.
    const words = correctWords(
      index,
      read(question).map((word) => ({ ...word, isLast: false })),
      known,
    );
    const telling = tellingOf(words);
    const long = telling.filter(({ word, isCode }) => word.length > 3 || isCode);
    const ways = [askNames(words), askNames(telling), askNames(long, 'OR')];
    return [...alike(question), ...(ways.find((hits) => hits.length > 0) ?? []).flatMap(hitsAt)];
  };

  return (question, { inNames = false } = {}) => {
    if (inNames) return answer(nearNames(question), { isNear: true });
    const figures = readAsked(question, synonyms, file.figures);
    // What has a number of `600 V` alone is no answer: knives of 600 mm.
    const isOnlyFigures = figures.asked.length > 0 && figures.rest === '';
    const asked = read(question);
    const askWords = () => ask(asked).flatMap(hitsAt);
    const corrected = correct(question);
    // Behind what has the figures: the feature `42 rotating blades`.
    const named = figures.asked.length > 0 ? askNames(asked).flatMap(hitsAt) : [];
    // Try figures, exact words, typos, then split words, and stop at the first way with hits: similar words would only
    // add noise. A corrected word may be another word (`medal`, `metal`), so its hits are offered as the nearest.
    const ways = [
      [() => askFigures(figures), false],
      [() => askWords().filter(({ title }) => !isOnlyFigures || !partsWords(title, asked)), false],
      [() => ask(tellingOf(asked)).flatMap(hitsAt), false],
      [() => askFigures(figures, correct(figures.rest)), true],
      [() => ask(corrected).flatMap(hitsAt), true],
      [() => ask(tellingOf(corrected)).flatMap(hitsAt), true],
      [() => askParted(question).flatMap(hitsAt), false],
    ] as const;
    for (const [way, isNear] of ways.slice(0, isOnlyFigures ? 2 : undefined)) {
      const hits = way();
      if (hits.length > 0) return answer([...hits, ...named, ...addressed(question)], { isNear });
    }
    if (isOnlyFigures) return answer([], { isNear: true });
    // Words that some document has; figures are left out.
    const words = correct(figures.rest).filter(({ word }) => word.length > 1);
    const ofMachines = words.filter((word) => askNames([word]).some(({ place }) => isMachineAt(place)));
    const rest = ofMachines.map(({ word }) => word).join(' ');
    const fitting = rest === '' ? [] : askFigures({ asked: figures.asked, rest }, ofMachines);
    const all = [askNames, ask].flatMap((way) => way(words.filter((word) => way([word]).length > 0)));
    const some = all.length > 0 ? all : ask(words, 'OR');
    return answer([...fitting, ...alike(question), ...some.slice(0, maxNear).flatMap(hitsAt)], { isNear: true });
  };
}

/** A term with all its words, if it is a phrase. */
const allWords = (term: string, { prefix }: { prefix: boolean }): Query => ({
  combineWith: 'AND',
  queries: term.split(' '),
  prefix,
});

/** So many letters of an incomplete word are looked up in the texts. */
const leastPrefixInTexts = 4;

/** Maximum hits if no document has all the words. */
const maxNear = 6;

/** Groups hits by kind. Hits are sorted best first, and so are the kinds. */
function groupHits(hits: readonly Hit[], { groups }: SearchFile): HitGroup[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    label: groups[kind] ?? '',
    hits: ofKind,
  }));
}
