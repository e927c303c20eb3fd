/** Answers queries from the search file. */
import MiniSearch from 'minisearch';
import { nearest } from '../../text/nearest.ts';
import { correctWords, readWords, type AskedWord } from './asked-words.ts';
import type { SearchKind } from '../kinds/search-document.ts';
import { documentsStating, documentsWith, readAsked } from '../../figures/asked-figures.ts';
import {
  indexOptions,
  nameFields,
  type FoundDocument,
  type SearchedText,
  type SearchFile,
  isTelling,
  splitWords,
  stem,
} from './search-file.ts';

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
const weighsFully: ReadonlySet<SearchKind> = new Set(['model', 'category', 'equipment', 'fair']);

/** Kinds that state figures. */
const isMachine: ReadonlySet<SearchKind> = new Set(['model', 'equipment']);

/** With `inNames`, the nearest names alone: a word of an address that leads nowhere is in many texts. */
export type Search = (question: string, options?: { inNames?: boolean }) => SearchAnswer;

interface Found {
  place: number;
  terms: string[];
}

export function openSearch(file: SearchFile): Search {
  const index = MiniSearch.loadJS<SearchedText>(file.index, indexOptions);
  const synonyms = new Map(file.synonyms);
  const common = new Set(file.common);
  const hitsAt = ({ place, terms }: Found): Hit[] => {
    const document = file.documents[place];
    return document ? [{ ...document, words: terms }] : [];
  };

  const askIn = (
    words: readonly AskedWord[],
    combineWith: 'AND' | 'OR',
    fields: string[],
    leastPrefix: number,
  ): Found[] =>
    index
      .search(
        {
          combineWith,
          queries: words.map(({ word, terms, isLast }) => ({
            combineWith: 'OR',
            queries: terms,
            prefix: isLast && word.length >= leastPrefix,
          })),
        },
        {
          fields,
          boost: { title: 3, category: 2 },
          boostDocument: (id: unknown) => (weighsFully.has(file.documents[Number(id)]?.kind ?? 'page') ? 1 : farWeight),
        },
      )
      .map(({ id, match, queryTerms }) => {
        const terms = Object.keys(match).flatMap((term) => {
          const asked = queryTerms.filter((word) => term.startsWith(word));
          return [...(asked.length > 0 ? asked : [term]), ...(synonyms.get(term) ?? [])];
        });
        return { place: Number(id), terms };
      });

  const askNames = (words: readonly AskedWord[], combineWith: 'AND' | 'OR' = 'AND') =>
    askIn(words, combineWith, nameFields, 1);

  /** What the words name, then what has them in its texts, too. */
  const ask = (words: readonly AskedWord[], combineWith: 'AND' | 'OR' = 'AND'): Found[] => {
    const named = askNames(words, combineWith);
    const places = new Set(named.map(({ place }) => place));
    const inTexts = askIn(words, combineWith, indexOptions.fields, leastPrefixInTexts);
    return [...named, ...inTexts.filter(({ place }) => !places.has(place))];
  };

  const isMachineAt = (place: number) => isMachine.has(file.documents[place]?.kind ?? 'page');

  /** Machines that have the query's figures and its other words, then those that have the words but lack a figure. */
  const askFigures = ({ asked, rest }: ReturnType<typeof readAsked>, words = readWords(rest)): Hit[] => {
    const fitting = asked.map((figure) => documentsWith(figure, file.figures));
    const [first, ...others] = fitting;
    const isModel = (place: number) => file.documents[place]?.kind === 'model';
    // Machines rank before equipment.
    const places = (first ?? [])
      .filter((place) => others.every((other) => other.includes(place)))
      .toSorted((a, b) => Number(isModel(b)) - Number(isModel(a)));
    if (places.length === 0 || rest === '') return places.flatMap((place) => hitsAt({ place, terms: [] }));
    const isOpen = asked.flat().some(({ low, high }) => low === 0 || high === Infinity);
    const stating = asked.map((figure) => new Set(documentsStating(figure, file.figures)));
    const mayFit = (place: number) =>
      isMachineAt(place) &&
      !places.includes(place) &&
      fitting.every((own, figure) => own.includes(place) || !stating[figure]?.has(place));
    for (const way of [() => askNames(words), () => ask(words)]) {
      const found = new Map(way().map((one) => [one.place, one]));
      const hitsAmong = (some: Iterable<number>) =>
        [...some].flatMap((place) => hitsAt(found.get(place) ?? { place: -1, terms: [] }));
      const hits = hitsAmong(places);
      const unstated = hitsAmong([...found.keys()].filter(mayFit)).map(markUnstated);
      // `plastic shredder under 200 HP`: what only mentions the words is no answer, since nearly all is below a limit.
      if (hits.length > 0 || (found.size > 0 && isOpen)) return [...hits, ...unstated];
    }
    return [];
  };

  const markUnstated = (hit: Hit): Hit => ({
    ...hit,
    note: [hit.note, file.words.notStated].filter((text) => text !== '').join(' · '),
  });

  /** Leaves out words that say little, as in `a shredder for the tyres of trucks`. */
  const tellingOf = (words: readonly AskedWord[]) =>
    words.filter(({ word, isCode }) => !common.has(stem(word)) && (isTelling(word) || isCode));

  const askParted = (question: string): Found[] => {
    for (const parted of partings(question)) {
      const found = askNames(readWords(parted));
      if (found.length > 0) return found;
    }
    return [];
  };

  const answer = (hits: readonly Hit[], isNear: boolean): SearchAnswer => {
    const distinct = [...new Map(hits.map((hit) => [`${hit.to} ${hit.title}`, hit])).values()];
    return { groups: groupHits(distinct, file), total: distinct.length, isNear };
  };

  const correct = (question: string) => correctWords(index, readWords(question));
  const alike = (question: string): Hit[] => nearNamed(question, file).flatMap((place) => hitsAt({ place, terms: [] }));

  const nearNames = (question: string): Hit[] => {
    // The last word is complete.
    const words = correctWords(
      index,
      readWords(question).map((word) => ({ ...word, isLast: false })),
    );
    const telling = tellingOf(words);
    const long = telling.filter(({ word, isCode }) => word.length > 3 || isCode);
    const ways = [askNames(words), askNames(telling), askNames(long, 'OR')];
    return [...alike(question), ...(ways.find((found) => found.length > 0) ?? []).flatMap(hitsAt)];
  };

  return (question, { inNames = false } = {}) => {
    if (inNames) return answer(nearNames(question), true);
    const read = readAsked(question, synonyms);
    const asked = readWords(question);
    const corrected = correct(question);
    // Try figures, exact words, typos, then split words, and stop at the first way with hits: similar words would only
    // add noise. A corrected word may be another word (`medal`, `metal`), so its hits are offered as the nearest.
    for (const [way, isNear] of [
      [() => askFigures(read), false],
      [() => ask(asked).flatMap(hitsAt), false],
      [() => ask(tellingOf(asked)).flatMap(hitsAt), false],
      [() => askFigures(read, correct(read.rest)), true],
      [() => ask(corrected).flatMap(hitsAt), true],
      [() => ask(tellingOf(corrected)).flatMap(hitsAt), true],
      [() => askParted(question).flatMap(hitsAt), false],
    ] as const) {
      const hits = way();
      if (hits.length > 0) return answer(hits, isNear);
    }
    // Words that some document has; figures are left out.
    const words = correct(read.rest || question).filter(({ word }) => word.length > 1);
    const ofMachines = words.filter((word) => askNames([word]).some(({ place }) => isMachineAt(place)));
    const rest = ofMachines.map(({ word }) => word).join(' ');
    const fitting = rest === '' ? [] : askFigures({ asked: read.asked, rest }, ofMachines);
    const named = askNames(words.filter((word) => askNames([word]).length > 0));
    const all = [...named, ...ask(words.filter((word) => ask([word]).length > 0))];
    const some = all.length > 0 ? all : ask(words, 'OR');
    return answer([...fitting, ...alike(question), ...some.slice(0, maxNear).flatMap(hitsAt)], true);
  };
}

/** So many letters of an incomplete word are looked up in the texts. */
const leastPrefixInTexts = 4;

/** Maximum hits if no document has all the words. */
const maxNear = 6;

/** Minimum letters of each half when a word is split: `tyrebaler`. */
const shortestHalf = 3;

/** Splits a single long word in two at every possible position. */
function partings(question: string): string[] {
  const [word = '', ...more] = splitWords(question);
  if (more.length > 0) return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, at) => at + shortestHalf);
  return places.map((at) => `${word.slice(0, at)} ${word.slice(at)}`);
}

/** In a fourth of the letters a name may differ from the query. */
const shareOfTypos = 0.25;

/** The document whose title or address has the nearest spelling: words written together, or a typo in a number. */
function nearNamed(question: string, { documents }: SearchFile): number[] {
  if (question.trim().length < 3) return [];
  const names = documents.flatMap(({ title, to }) => [title, to.slice(1)]);
  const name = nearest(question, names, shareOfTypos);
  return name === undefined ? [] : [Math.floor(names.indexOf(name) / 2)];
}

/** Groups hits by kind. Hits are sorted best first, and so are the kinds. */
function groupHits(hits: readonly Hit[], { groups }: SearchFile): HitGroup[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    label: groups[kind] ?? '',
    hits: own,
  }));
}
