import type { PageOf } from '../page/declare.ts';
import { memberCard } from '../page/cards.ts';
import { allMembers, categoryPages, categoryParts } from './category-pages.ts';

/** A category that shows its members as cards. */
export const list = categoryPages('cards', 'cards', { ...allMembers, size: 'cards' }, (catalogue, category, slice) => ({
  ...categoryParts(catalogue, category, slice),
  cards: slice.items.map((member) => memberCard(catalogue, member, 'card')),
}));

export type CardsPageData = PageOf<typeof list>;
