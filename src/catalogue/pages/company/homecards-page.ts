import type { Catalogue, LinkedPages } from '../../catalogue.ts';
import type { HomeCardData, InternalLink, PageBase } from '../../page-data.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';
import { allOf, pageLabel } from '../../navigation.ts';
import { homeCards } from '../parts/cards.ts';

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
  return {
    ...pageBelowHome(catalogue, 'homecards', homecards),
    ...homeCardsOf(catalogue, bound),
  };
}

/** The cards of the main categories; where these are not all, the way to the page of all products. */
export function homeCardsOf(catalogue: Catalogue, bound: number): { items: HomeCardData[]; all?: InternalLink } {
  const { ourproducts } = catalogue.pages;
  const cards = homeCards(catalogue);
  if (cards.length <= bound) return { items: cards };
  const all = { to: ourproducts.path, label: allOf(catalogue, pageLabel(catalogue, ourproducts)) };
  return { items: cards.slice(0, bound), all };
}
