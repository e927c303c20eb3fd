import type { Catalogue } from '../../catalogue/catalogue.ts';
import { allOf, pageLabel } from '../../catalogue/navigation.ts';
import type { Card, InternalLink } from '../../catalogue/shown/parts.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';
import { homeCards } from '../page/cards.ts';
import { listBounds } from '../page/list-bounds.ts';

/** The home page's product cards on a separate page. */
export const list = pageBelowHome('homecards', (catalogue) => homeCardsOf(catalogue));

export type HomecardsPageData = PageOf<typeof list>;

/** Cards of the main categories, and the link to all products if there are more. */
export function homeCardsOf(catalogue: Catalogue): { items: Card[]; all?: InternalLink } {
  const { ourproducts } = catalogue.pages;
  const cards = homeCards(catalogue);
  if (cards.length <= listBounds.home) return { items: cards };
  const all = { to: ourproducts.path, label: allOf(catalogue, pageLabel(catalogue, ourproducts)) };
  return { items: cards.slice(0, listBounds.home), all };
}
