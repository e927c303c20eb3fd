import type { Catalogue } from '../../catalogue.ts';
import { countLabel, fill } from '../../words.ts';
import type { FinderPage } from '../../find/facets.ts';
import {
  type AllResults,
  type FindResults,
  listFindResults,
  machinesOf,
  type Chosen,
  resultsPath,
} from '../../find/find-results.ts';
import { machineCard } from '../../find/machines.ts';
import { writeChoices } from '../../find/choices.ts';
import type { Card, CountedLink, FinderWords, InternalLink, PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { crumbsFromFinder, makeHead } from '../parts/head.ts';

/** The machines of a choice, or of a job and a material: a page that needs no script. */
export interface FindResultsPageData extends PageBase<'find-results'> {
  /** How many machines there are, in words. */
  counted: string;
  heading: string;
  cards: Card[];
  total: number;
  /** The same choice in the finder, to go on with its figures. */
  finder: InternalLink;
  /** Pages that differ in one choice, the one that is shown among them. */
  ways: Way[];
  /** Where there are more machines than cards: the categories that hold them all. */
  more?: CountedLink[];
  words: Pick<FinderWords, (typeof shownWords)[number]>;
}

/** What the page says of the finder's words. */
const shownWords = ['more', 'categories', 'byFigures', 'others'] as const;

export const list: ListPages<FindResultsPageData> = (catalogue) => {
  const { find } = catalogue.pages;
  if (!find) return [];
  const { file } = find;
  const all = listFindResults(catalogue);
  return all.results.map((results) =>
    listed('find-results', { path: results.path, file }, () => findResultsPage(catalogue, find, all, results)),
  );
};

/** Names in a description: search engines show about 158 characters. */
const namesInSummary = 6;

/** The machines of one page of results. */
function findResultsPage(
  catalogue: Catalogue,
  find: FinderPage,
  all: AllResults,
  results: FindResults,
): FindResultsPageData {
  const { path, heading, chosen } = results;
  const machines = machinesOf(all, results);
  const cards = machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine));
  const names = cards.slice(0, namesInSummary).map(({ title }) => title);
  const breadcrumbs = crumbsFromFinder(catalogue, find, heading);
  const choices = Object.fromEntries(Object.entries(chosen).map(([id, word]) => [id, [word]]));
  const byCategory = Map.groupBy(machines, ({ category }) => category);
  const categories = [...byCategory].map(([{ path: to, title }, own]) => ({
    to,
    label: title,
    count: own.length,
    counted: countLabel(find.words, own.length),
  }));
  return {
    kind: 'find-results',
    path,
    head: makeHead(catalogue, {
      path,
      titles: [heading, find.title],
      description: fill(find.landing.summary, { heading, count: machines.length, names: names.join(', ') }),
      breadcrumbs,
    }),
    breadcrumbs,
    counted: countLabel(find.words, machines.length),
    heading,
    cards,
    total: machines.length,
    finder: { to: find.path, label: find.title, search: writeChoices(choices, all.facets) },
    ways: waysOf(find, all, chosen).map(({ label, links }) => ({ label, links })),
    words: Object.fromEntries(shownWords.map((name) => [name, find.words[name]])) as FindResultsPageData['words'],
    ...(machines.length > cardsAtOnce ? { more: categories } : {}),
  };
}

/** Cards at once; more come by a button, or are found through their categories. */
export const cardsAtOnce = 24;

/** Links to pages of results that differ in one facet. */
export interface Way {
  label: string;
  links: CountedLink[];
}

/** For each facet links to the pages of results that differ from what is chosen in it; `by` is a heading in full. */
export function waysOf(find: FinderPage, all: AllResults, shown: Chosen): (Way & { by: string })[] {
  const link = (label: string, id: string, word: string): CountedLink[] => {
    const to = resultsPath(all, find, { ...shown, [id]: word });
    const found = all.results.find(({ path }) => path === to);
    if (!found) return [];
    const { count } = found;
    const current = shown[id] === word ? { isCurrent: true } : {};
    return [{ to, label, count, counted: countLabel(find.words, count), ...current }];
  };
  return all.facets.map(({ id, label, by, choices }) => ({
    label,
    by,
    links: Object.entries(choices).flatMap(([word, text]) => link(text, id, word)),
  }));
}

/** The form, for those who found nothing. */
export function enquiryOf({ pages: { enquire }, words }: Catalogue): InternalLink {
  return { to: enquire.path, label: words.links.enquire };
}
