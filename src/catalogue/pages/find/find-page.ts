import type { Catalogue } from '../../catalogue.ts';
import type { FinderPage } from '../../find/facets.ts';
import { listFindResults } from '../../find/find-results.ts';
import { makeFinder } from '../../find/groups.ts';
import { machineCard } from '../../find/machines.ts';
import type { Card, FacetGroup, FinderWords, InternalLink, PageBase } from '../../page-data.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { cardsAtOnce, enquiryOf, type Way, waysOf } from './find-results-page.ts';
import { pageBelowHome } from '../parts/head.ts';

/** The finder: every machine, and the choices that narrow them down. */
export interface FindPageData extends PageBase<'find'> {
  heading: string;
  intro: string;
  words: FinderWords;
  groups: FacetGroup[];
  /** The first cards; the finder's file has all. */
  cards: Card[];
  total: number;
  /** Pages of results that need no script. */
  ways: Way[];
  enquiry: InternalLink;
}

export const list: ListPages<FindPageData> = (catalogue) =>
  listedIfThere('find', catalogue.pages.find, (find) => findPage(catalogue, find));

/** The finder with all machines. */
function findPage(catalogue: Catalogue, find: FinderPage): FindPageData {
  const { machines, groups } = makeFinder(catalogue);
  return {
    ...pageBelowHome(catalogue, 'find', find),
    intro: find.intro,
    words: find.words,
    groups: [...groups],
    cards: machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine)),
    total: machines.length,
    ways: waysOf(find, listFindResults(catalogue), {}).map(({ by, links }) => ({ label: by, links })),
    enquiry: enquiryOf(catalogue),
  };
}
