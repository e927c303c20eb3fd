import type { Catalogue } from '../../catalogue.ts';
import { allOf, pageLabel } from '../../navigation.ts';
import type { Card, InternalLink } from '../../page-data.ts';
import { type PageOf, pageBelowHome } from '../declare.ts';
import { homeCards } from '../parts/cards.ts';

/** The home page's product cards on a page of their own. */
export const list = pageBelowHome('homecards', (catalogue, _words, bounds) => homeCardsOf(catalogue, bounds.home));

export type HomecardsPageData = PageOf<typeof list>;

/** The cards of the main categories; where these are not all, the way to the page of all products. */
export function homeCardsOf(catalogue: Catalogue, bound: number): { items: Card[]; all?: InternalLink } {
  const { ourproducts } = catalogue.pages;
  const cards = homeCards(catalogue);
  if (cards.length <= bound) return { items: cards };
  const all = { to: ourproducts.path, label: allOf(catalogue, pageLabel(catalogue, ourproducts)) };
  return { items: cards.slice(0, bound), all };
}
