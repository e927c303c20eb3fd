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
import type { CountedLink, FinderWords, InternalLink } from '../../page-data.ts';
import { listed, type PageOf } from '../declare.ts';
import { crumbsFromFinder, pageBase } from '../parts/head.ts';

/** What the page says of the finder's words. */
const shownWords = ['more', 'categories', 'byFigures', 'others'] as const;
type ShownWords = Pick<FinderWords, (typeof shownWords)[number]>;

/** The machines of a choice, or of a job and a material: pages that need no script. */
export const list = (catalogue: Catalogue) => {
  const { find } = catalogue.pages;
  if (!find) return [];
  const all = listFindResults(catalogue);
  return all.results.map((results) =>
    listed('find-results', { path: results.path, file: find.file }, () =>
      findResultsPage(catalogue, find, all, results),
    ),
  );
};

export type FindResultsPageData = PageOf<typeof list>;

/** Names in a description: search engines show about 158 characters. */
const namesInSummary = 6;

function findResultsPage(catalogue: Catalogue, find: FinderPage, all: AllResults, results: FindResults) {
  const { path, heading, chosen } = results;
  const machines = machinesOf(all, results);
  const cards = machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine));
  const names = cards.slice(0, namesInSummary).map(({ title }) => title);
  const choices = Object.fromEntries(Object.entries(chosen).map(([id, word]) => [id, [word]]));
  const byCategory = Map.groupBy(machines, ({ category }) => category);
  const categories = [...byCategory].map(([{ path: to, title }, own]): CountedLink => ({
    to,
    label: title,
    count: own.length,
    counted: countLabel(find.words, own.length),
  }));
  return {
    ...pageBase(catalogue, 'find-results', {
      path,
      titles: [heading, find.title],
      description: fill(find.landing.summary, { heading, count: machines.length, names: names.join(', ') }),
      breadcrumbs: crumbsFromFinder(catalogue, find, heading),
    }),
    counted: countLabel(find.words, machines.length),
    heading,
    cards,
    total: machines.length,
    /** The same choice in the finder, to go on with its figures. */
    finder: { to: find.path, label: find.title, search: writeChoices(choices, all.facets) },
    /** Pages that differ in one choice, the one that is shown among them. */
    ways: waysOf(find, all, chosen).map(({ label, links }) => ({ label, links })),
    words: Object.fromEntries(shownWords.map((name) => [name, find.words[name]])) as ShownWords,
    /** Where there are more machines than cards: the categories that hold them all. */
    more: machines.length > cardsAtOnce ? categories : undefined,
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
