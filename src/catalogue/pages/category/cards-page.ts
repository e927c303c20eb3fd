import { memberNames } from '../../members.ts';
import { categoryParts, type PageOf } from '../declare.ts';
import { memberCards } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

/** A category that shows its members as cards. */
export const list = categoryParts('cards', {
  layout: 'cards',
  size: 'cards',
  names: memberNames,
  page: (catalogue, category, part) => ({
    ...categoryBase(catalogue, 'cards', category, part),
    cards: memberCards(catalogue, category, part),
  }),
});

export type CardsPageData = PageOf<typeof list>;
