import { memberNames } from '../../members.ts';
import { categoryPages, type PageOf } from '../declare.ts';
import { memberCards } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

/** A category that shows its members as cards. */
export const list = categoryPages('cards', {
  layout: 'cards',
  size: 'cards',
  names: memberNames,
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'cards', category, slice),
    cards: memberCards(catalogue, category, slice),
  }),
});

export type CardsPageData = PageOf<typeof list>;
