import type { Catalogue } from '../../catalogue.ts';
import { countLabel, fill } from '../../words.ts';
import {
  type AllResults,
  type FinderPage,
  type FindResults,
  listFindResults,
  machinesOf,
} from '../../find/find-results.ts';
import { machineCard } from '../../find/machines.ts';
import { type Choices, writeChoices } from '../../find/choices.ts';
import type { Card, CountedLink, FinderWords, InternalLink, PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { cardsAtOnce, waysOf } from './find-ways.ts';
import { crumbsFromFinder } from '../parts/breadcrumbs.ts';
import { makeHead } from '../parts/head.ts';

/** The machines for a material, for a job, or for both: a page that needs no script. */
export interface FindResultsPageData extends PageBase<'find-results'> {
  /** How many machines there are, in words. */
  counted: string;
  heading: string;
  cards: Card[];
  total: number;
  /** The same choice in the finder, to go on with its figures. */
  finder: InternalLink;
  /** Other materials for the same job, and other jobs for the same material; the one that is shown among them. */
  materials: CountedLink[];
  jobs: CountedLink[];
  /** Where there are more machines than cards: the categories that hold them all. */
  more?: CountedLink[];
  words: Pick<FinderWords, (typeof shownWords)[number]>;
}

/** What the page says of the finder's words. */
const shownWords = ['more', 'categories', 'byFigures', 'others', 'material', 'job'] as const;

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

/** The machines for a material, a job, or both. */
function findResultsPage(
  catalogue: Catalogue,
  find: FinderPage,
  all: AllResults,
  results: FindResults,
): FindResultsPageData {
  const { path, heading, job, material } = results;
  const machines = machinesOf(all, results);
  const cards = machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine));
  const names = cards.slice(0, namesInSummary).map(({ title }) => title);
  const breadcrumbs = crumbsFromFinder(catalogue, find, heading);
  const choices: Choices = { ...(material ? { material: [material] } : {}), ...(job ? { job: [job] } : {}) };
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
    finder: { to: find.path, label: find.title, search: writeChoices(choices, [{ id: 'material' }, { id: 'job' }]) },
    ...waysOf(find, all, results),
    words: Object.fromEntries(shownWords.map((name) => [name, find.words[name]])) as FindResultsPageData['words'],
    ...(machines.length > cardsAtOnce ? { more: categories } : {}),
  };
}
