/** The finder's page, and its pages of results by material and by job. */
import { countLabel } from '../find/count-label.ts';
import type { Catalogue } from '../catalogue.ts';
import { listFindResults, machinesOf, resultsPath, type FindResults } from '../find/find-results.ts';
import { finderOf } from '../find/groups.ts';
import { writeChoices, type Choices } from '../find/query.ts';
import type { CountedLink, FindPageData, FindResultsPageData, InternalLink } from '../page-data.ts';
import { crumbsFromFinder, crumbsFromHome } from './breadcrumbs.ts';
import { makeHead } from './head.ts';

/** Cards at once; more come by a button, or are found through their categories. */
export const cardsAtOnce = 24;
/** Names in a description: search engines show about 158 characters. */
const namesInSummary = 6;

/** The finder with all machines. */
export function findPage(catalogue: Catalogue): FindPageData {
  const { find } = catalogue.pages;
  const { machines, groups } = finderOf(catalogue);
  const { more: _more, ...words } = find.words;
  const breadcrumbs = crumbsFromHome(catalogue, find.title);
  return {
    kind: 'find',
    path: find.path,
    head: makeHead(catalogue, { path: find.path, titles: [find.title], description: find.summary, breadcrumbs }),
    breadcrumbs,
    heading: find.title,
    intro: find.intro,
    words,
    groups: [...groups],
    cards: machines.slice(0, cardsAtOnce).map(({ card }) => card),
    total: machines.length,
    ...waysOf(catalogue, {}),
    enquiry: enquiryOf(catalogue),
  };
}

/** The machines for a material, a job, or both. */
export function findResultsPage(catalogue: Catalogue, results: FindResults): FindResultsPageData {
  const { find } = catalogue.pages;
  const { groups } = finderOf(catalogue);
  const { path, heading, job, material } = results;
  const machines = machinesOf(catalogue, results);
  const cards = machines.slice(0, cardsAtOnce).map(({ card }) => card);
  const names = cards.slice(0, namesInSummary).map(({ title }) => title);
  const fill: Record<string, string> = { heading, count: String(machines.length), names: names.join(', ') };
  const breadcrumbs = crumbsFromFinder(catalogue, heading);
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
      description: find.landing.summary.replace(/\{(\w+)\}/g, (place, name: string) => fill[name] ?? place),
      breadcrumbs,
    }),
    breadcrumbs,
    counted: countLabel(find.words, machines.length),
    heading,
    cards,
    total: machines.length,
    finder: { to: find.path, label: find.title, search: writeChoices(choices, groups) },
    ...waysOf(catalogue, results),
    ...(machines.length > cardsAtOnce ? { more: { heading: find.words.more, categories } } : {}),
  };
}

/** Links to the pages of results that differ from these in the material, and in the job. */
function waysOf(catalogue: Catalogue, shown: Pick<FindResults, 'job' | 'material'>) {
  const { find } = catalogue.pages;
  const all = listFindResults(catalogue);
  const link = (label: string, job: string | undefined, material: string | undefined): CountedLink[] => {
    const to = resultsPath(catalogue, job, material);
    const found = all.find(({ path }) => path === to);
    if (!found) return [];
    const isCurrent = job === shown.job && material === shown.material;
    const { count } = found;
    return [{ to, label, count, counted: countLabel(find.words, count), ...(isCurrent ? { isCurrent } : {}) }];
  };
  return {
    materials: Object.entries(find.materials).flatMap(([id, label]) => link(label, shown.job, id)),
    jobs: Object.entries(find.jobs).flatMap(([id, label]) => link(label, id, shown.material)),
  };
}

/** The form, for those who found nothing. */
export function enquiryOf({ pages: { enquire } }: Catalogue): InternalLink {
  return { to: enquire.path, label: 'Enquire Us' };
}
