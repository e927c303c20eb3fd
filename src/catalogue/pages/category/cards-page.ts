import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames } from '../../members.ts';
import type { Card } from '../../page-data.ts';
import { type CategoryBase, categoryBase } from './category-base.ts';
import { type ListPages, categoryParts } from '../declare.ts';
import { memberCards } from '../parts/cards.ts';
import type { Part } from '../parts/paging.ts';

/** A category whose members are shown as cards. */
export interface CardsPageData extends CategoryBase<'cards'> {
  cards: Card[];
}

export const list: ListPages<CardsPageData> = (catalogue, bounds) =>
  categoryParts(catalogue, 'cards', {
    layout: 'cards',
    size: bounds.cards,
    names: (category) => memberNames(catalogue, category),
    page: (category, part) => cardsPage(catalogue, category, part),
  });

/** A category whose members are shown as cards. */
function cardsPage(catalogue: Catalogue, category: LinkedCategory, part: Part): CardsPageData {
  const cards = memberCards(catalogue, category, part);
  return { kind: 'cards', ...categoryBase(catalogue, category, part), cards };
}
