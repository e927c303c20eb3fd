import type { Catalogue, LinkedPages } from '../../catalogue.ts';
import type { HomeCardData, InternalLink, PageBase } from '../../page-data.ts';
import { homeCardsOf } from './home-cards.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { crumbsFromHome } from '../parts/breadcrumbs.ts';
import { makeHead } from '../parts/head.ts';

export interface HomecardsPageData extends PageBase<'homecards'> {
  heading: string;
  items: HomeCardData[];
  all?: InternalLink;
}

export const list: ListPages<HomecardsPageData> = (catalogue, bounds) =>
  listedIfThere('homecards', catalogue.pages.homecards, (words) => homecardsPage(catalogue, words, bounds.home));

/** The home page's product cards on a page of their own. */
function homecardsPage(
  catalogue: Catalogue,
  homecards: NonNullable<LinkedPages['homecards']>,
  bound: number,
): HomecardsPageData {
  const breadcrumbs = crumbsFromHome(catalogue, homecards.title);
  return {
    kind: 'homecards',
    path: homecards.path,
    head: makeHead(catalogue, {
      path: homecards.path,
      titles: [homecards.title],
      description: homecards.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: homecards.title,
    ...homeCardsOf(catalogue, bound),
  };
}
