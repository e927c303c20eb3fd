import { memberNames } from '../../members.ts';
import { categoryParts, type PageOf } from '../declare.ts';
import { equipmentCards } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

export const list = categoryParts('equipment-grid', {
  layout: 'equipment',
  size: 'equipmentGrid',
  names: memberNames,
  page(catalogue, category, part) {
    const base = categoryBase(catalogue, 'equipment-grid', category, part);
    const { kind, path, head, breadcrumbs, heading, intro, paging } = base;
    return { kind, path, head, breadcrumbs, heading, intro, cards: equipmentCards(catalogue, part), paging };
  },
});

export type EquipmentGridPageData = PageOf<typeof list>;
