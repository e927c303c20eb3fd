import type { PageOf } from '../page/declare.ts';
import { equipmentCards } from '../page/cards.ts';
import { allMembers, categoryPages } from './category-pages.ts';

export const list = categoryPages(
  'equipment-grid',
  'equipment',
  { ...allMembers, size: 'equipmentGrid' },
  (catalogue, { intro = [] }, { number, items }) => ({
    intro: number === 1 ? intro : [],
    cards: equipmentCards(catalogue, items),
  }),
);

export type EquipmentGridPageData = PageOf<typeof list>;
