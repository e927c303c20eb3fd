import type { Catalogue } from '../../catalogue/catalogue.ts';
import { countLabel, fill } from '../../catalogue/words.ts';
import type { FinderPage } from '../../catalogue/link/facets.ts';
import {
  type AllResults,
  type FindResults,
  listFindResults,
  machinesOf,
  type Chosen,
  resultsPath,
} from './find-results.ts';
import { machineCard } from './machines.ts';
import { writeChoices } from './choices.ts';
import type { CountedLink, FinderWords } from '../../catalogue/shown/lists.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromHome, pageBase } from '../page/head.ts';

/** The finder's texts that the page shows. */
const shownWords = ['more', 'categories', 'byFigures', 'others'] as const;
type ShownWords = Pick<FinderWords, (typeof shownWords)[number]>;

/** Results pages for one choice, or for a job and a material. They work without script. */
export const list = (catalogue: Catalogue) => {
  const { find } = catalogue.pages;
  if (!find) return [];
  const all = listFindResults(catalogue);
  return all.results.map((results) => {
    const page = () => findResultsPage(catalogue, find, all, results);
    return { ...listed('find-results', { path: results.path, file: find.file }, page), foundAs: results.heading };
  });
};

export type FindResultsPageData = PageOf<typeof list>;

/** Names in a description: search engines show about 158 characters. */
const namesInSummary = 6;

function findResultsPage(catalogue: Catalogue, find: FinderPage, all: AllResults, results: FindResults) {
  const { path, heading, chosen } = results;
  const machines = machinesOf(all, results);
  const cards = machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine));
  const names = cards.slice(0, namesInSummary).map(({ title }) => title);
  const choices = new Map([...chosen].map(([id, word]) => [id, [word]]));
  const byCategory = Map.groupBy(machines, ({ category }) => category);
  const categories = [...byCategory].map(([{ path: to, title }, ofCategory]): CountedLink => ({
    to,
    label: title,
    count: ofCategory.length,
    counted: countLabel(find.words, ofCategory.length, catalogue.site.language),
  }));
  return {
    ...pageBase(catalogue, 'find-results', {
      path,
      title: heading,
      above: [find.title],
      description: fill(find.landing.summary, { heading, count: machines.length, names: names.join(', ') }),
      breadcrumbs: crumbsFromHome(catalogue, heading, find),
    }),
    counted: countLabel(find.words, machines.length, catalogue.site.language),
    heading,
    cards,
    total: machines.length,
    /** Link to the finder with the same choice, to refine it. */
    finder: { to: find.path, label: find.title, search: writeChoices(choices, all.facets) },
    /** Results pages that differ in one choice, including the current page. */
    ways: alternativesOf(find, all, chosen, catalogue.site.language).map(({ label, links }) => ({ label, links })),
    words: Object.fromEntries(shownWords.map((name) => [name, find.words[name]])) as ShownWords,
    /** If there are more machines than cards: the categories that contain them all. */
    more: machines.length > cardsAtOnce ? categories : undefined,
  };
}

/** Cards shown at once; a button or the categories lead to more. */
export const cardsAtOnce = 24;

/** Links to the results pages that differ in one facet; `by` is the full heading. */
export function alternativesOf(find: FinderPage, all: AllResults, shown: Chosen, language: string) {
  const link = (label: string, id: string, word: string): CountedLink[] => {
    const to = resultsPath(all, find, new Map([...shown, [id, word]]));
    const result = all.results.find(({ path }) => path === to);
    if (!result) return [];
    const { count } = result;
    const current = shown.get(id) === word ? { isCurrent: true } : {};
    return [{ to, label, count, counted: countLabel(find.words, count, language), ...current }];
  };
  return all.facets.map(({ id, label, by, choices }) => ({
    label,
    by,
    links: [...choices].flatMap(([word, text]) => link(text, id, word)),
  }));
}
