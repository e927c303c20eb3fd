/** Answers queries from the search file. */
import MiniSearch from 'minisearch';
import { nearest } from '../check/nearest.ts';
import { documentsStating, documentsWith, readAsked } from '../../figures/asked-figures.ts';
import {
  indexOptions,
  type FoundDocument,
  type IndexedText,
  type SearchFile,
  type SearchKind,
  allowedTypos,
  splitWords,
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

export interface Answer {
  /** The kind with the best hit comes first. */
  groups: HitGroup[];
  total: number;
  /** No document has all the words; these are the nearest. */
  isNear: boolean;
}

/** Pages and features rank below machines with the same words. */
const weights: Readonly<Record<SearchKind, number>> = {
  model: 1,
  category: 1,
  equipment: 1,
  fair: 1,
  feature: 0.1,
  page: 0.1,
};

/** Kinds that state figures. */
const isMachine: ReadonlySet<SearchKind> = new Set(['model', 'equipment']);

export type Search = (question: string) => Answer;

export function openSearch(file: SearchFile): Search {
  const index = MiniSearch.loadJS<IndexedText>(file.index, indexOptions);
  const synonyms = new Map(file.synonyms);
  const hitsAt = (place: number, words: string[]): Hit[] => {
    const document = file.documents[place];
    return document ? [{ ...document, words }] : [];
  };
  const askPlaces = (question: string, combineWith: 'AND' | 'OR', fuzzy: typeof allowedTypos | false = allowedTypos) =>
    index
      .search(question, {
        combineWith,
        // The last word may be incomplete; `car` is not a prefix of `cardboard`.
        prefix: (_, at, words) => at === words.length - 1,
        fuzzy,
        boost: { title: 3, category: 2 },
        boostDocument: (id: unknown) => weights[file.documents[Number(id)]?.kind ?? 'page'],
      })
      .map(({ id, match, queryTerms }) => {
        const terms = Object.keys(match).flatMap((term) => {
          const asked = queryTerms.filter((word) => term.startsWith(word));
          return [...(asked.length > 0 ? asked : [term]), ...(synonyms.get(term) ?? [])];
        });
        return { place: Number(id), terms };
      });
  const ask = (...asked: Parameters<typeof askPlaces>): Hit[] =>
    askPlaces(...asked).flatMap(({ place, terms }) => hitsAt(place, terms));

  const isMachineAt = (place: number) => isMachine.has(file.documents[place]?.kind ?? 'page');

  /** Machines that have the query's figures and its other words, then those that have the words but lack a figure. */
  const askFigures = ({ asked, rest }: ReturnType<typeof readAsked>): Hit[] => {
    const fitting = asked.map((figure) => documentsWith(figure, file.figures));
    const [first, ...others] = fitting;
    const isModel = (place: number) => file.documents[place]?.kind === 'model';
    // Machines rank before equipment.
    const places = (first ?? [])
      .filter((place) => others.every((other) => other.includes(place)))
      .toSorted((a, b) => Number(isModel(b)) - Number(isModel(a)));
    if (places.length === 0 || rest === '') return places.flatMap((place) => hitsAt(place, []));
    const stating = asked.map(({ kind }) => new Set(documentsStating(kind, file.figures)));
    const mayFit = (place: number) =>
      isMachineAt(place) &&
      !places.includes(place) &&
      fitting.every((own, figure) => own.includes(place) || !stating[figure]?.has(place));
    for (const fuzzy of [false, allowedTypos] as const) {
      const terms = new Map(askPlaces(rest, 'AND', fuzzy).map((found) => [found.place, found.terms]));
      const hitsAmong = (some: number[]) =>
        some.flatMap((place) => (terms.has(place) ? hitsAt(place, terms.get(place) ?? []) : []));
      const hits = hitsAmong(places);
      if (hits.length > 0) return [...hits, ...hitsAmong([...terms.keys()].filter(mayFit)).map(markUnstated)];
    }
    return [];
  };

  const markUnstated = (hit: Hit): Hit => ({
    ...hit,
    note: [hit.note, file.words.notStated].filter((text) => text !== '').join(' · '),
  });

  const askParted = (question: string): Hit[] => {
    for (const parted of partings(question)) {
      const hits = ask(parted, 'AND', false);
      if (hits.length > 0) return hits;
    }
    return [];
  };

  return (question) => {
    const read = readAsked(question, synonyms);
    // Try figures, exact words, typos, then split words, and stop at the first way with hits: similar words would only
    // add noise.
    for (const way of [
      () => askFigures(read),
      () => ask(question, 'AND', false),
      () => ask(question, 'AND'),
      () => askParted(question),
    ]) {
      const hits = way();
      if (hits.length > 0) return { groups: groupHits(hits, file), total: hits.length, isNear: false };
    }
    // Words that some document has; figures are left out.
    const words = splitWords(read.rest || question).filter((word) => word.length > 1);
    const ofMachines = words.filter((word) => askPlaces(word, 'AND', false).some(({ place }) => isMachineAt(place)));
    const fitting = ofMachines.length > 0 ? askFigures({ asked: read.asked, rest: ofMachines.join(' ') }) : [];
    const known = words.filter((word) => ask(word, 'AND').length > 0);
    const all = ask(known.join(' '), 'AND');
    const some = all.length > 0 ? all : ask(words.join(' '), 'OR');
    const alike = nearNamed(question, file).flatMap((place) => hitsAt(place, []));
    const near = [...fitting, ...alike, ...some.slice(0, maxNear)];
    const distinct = [...new Map(near.map((hit) => [`${hit.to} ${hit.title}`, hit])).values()];
    return { groups: groupHits(distinct, file), total: distinct.length, isNear: true };
  };
}

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

/** The document whose title or address has the nearest spelling: words written together, or a typo in a number. */
function nearNamed(question: string, { documents }: SearchFile): number[] {
  if (question.trim().length < 3) return [];
  const names = documents.flatMap(({ title, to }) => [title, to.slice(1)]);
  const name = nearest(question, names);
  return name === undefined ? [] : [Math.floor(names.indexOf(name) / 2)];
}

/** Groups hits by kind. Hits are sorted best first, and so are the kinds. */
function groupHits(hits: readonly Hit[], { groups }: SearchFile): HitGroup[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({ kind, label: groups[kind], hits: own }));
}
