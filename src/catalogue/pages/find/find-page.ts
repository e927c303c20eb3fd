import type { Catalogue } from '../../catalogue.ts';
import type { FinderPage } from '../../find/find-results.ts';
import { finderOf } from '../../find/groups.ts';
import type { Card, CountedLink, FacetGroup, FinderWords, InternalLink, PageBase } from '../../page-data.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { cardsAtOnce, enquiryOf, waysOf } from './find-ways.ts';
import { crumbsFromHome } from '../parts/breadcrumbs.ts';
import { makeHead } from '../parts/head.ts';

/** The finder: every machine, and the choices that narrow them down. */
export interface FindPageData extends PageBase<'find'> {
  heading: string;
  intro: string;
  words: FinderWords;
  groups: FacetGroup[];
  /** The first cards; the finder's file has all. */
  cards: Card[];
  total: number;
  /** Pages of results that need no script: by material and by job. */
  materials: CountedLink[];
  jobs: CountedLink[];
  enquiry: InternalLink;
}

export const list: ListPages<FindPageData> = (catalogue) =>
  listedIfThere('find', catalogue.pages.find, (find) => findPage(catalogue, find));

/** The finder with all machines. */
function findPage(catalogue: Catalogue, find: FinderPage): FindPageData {
  const { machines, groups } = finderOf(catalogue);
  const breadcrumbs = crumbsFromHome(catalogue, find.title);
  return {
    kind: 'find',
    path: find.path,
    head: makeHead(catalogue, { path: find.path, titles: [find.title], description: find.summary, breadcrumbs }),
    breadcrumbs,
    heading: find.title,
    intro: find.intro,
    words: find.words,
    groups: [...groups],
    cards: machines.slice(0, cardsAtOnce).map(({ card }) => card),
    total: machines.length,
    ...waysOf(catalogue, find, {}),
    enquiry: enquiryOf(catalogue),
  };
}
