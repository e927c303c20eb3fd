import { membersOf, nameOfMember } from '../../members.ts';
import { categoryPages, type PageOf } from '../declare.ts';
import { memberCard } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

/** A category that shows its members as cards. */
export const list = categoryPages('cards', {
  layout: 'cards',
  size: 'cards',
  items: membersOf,
  nameOf: nameOfMember,
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'cards', category, slice),
    cards: slice.items.map((member) => memberCard(catalogue, member, 'card')),
  }),
});

export type CardsPageData = PageOf<typeof list>;
