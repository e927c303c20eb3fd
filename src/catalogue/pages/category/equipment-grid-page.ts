import { membersOf, nameOfMember } from '../../members.ts';
import { categoryPages, type PageOf } from '../declare.ts';
import { equipmentCards } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

export const list = categoryPages('equipment-grid', {
  layout: 'equipment',
  size: 'equipmentGrid',
  items: membersOf,
  nameOf: nameOfMember,
  page(catalogue, category, slice) {
    const base = categoryBase(catalogue, 'equipment-grid', category, slice);
    const { kind, path, head, breadcrumbs, heading, intro, paging } = base;
    return { kind, path, head, breadcrumbs, heading, intro, cards: equipmentCards(catalogue, slice.items), paging };
  },
});

export type EquipmentGridPageData = PageOf<typeof list>;
