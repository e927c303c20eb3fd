import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames } from '../../members.ts';
import type { Card, Listing, PageBase } from '../../page-data.ts';
import { categoryBase } from './category-base.ts';
import { type ListPages, categoryParts } from '../declare.ts';
import { equipmentCards } from '../parts/cards.ts';
import type { Part } from '../parts/paging.ts';

export interface EquipmentGridPageData extends PageBase<'equipment-grid'>, Listing {
  heading: string;
  intro: string[];
  cards: Card[];
}

export const list: ListPages<EquipmentGridPageData> = (catalogue, bounds) =>
  categoryParts(catalogue, 'equipment-grid', {
    layout: 'equipment',
    size: bounds.equipmentGrid,
    names: (category) => memberNames(catalogue, category),
    page: (category, part) => equipmentGridPage(catalogue, category, part),
  });

/** The grid of line equipment. */
function equipmentGridPage(catalogue: Catalogue, category: LinkedCategory, part: Part): EquipmentGridPageData {
  const { path, head, breadcrumbs, heading, intro, paging } = categoryBase(catalogue, category, part);
  return {
    kind: 'equipment-grid',
    path,
    head,
    breadcrumbs,
    heading,
    intro,
    cards: equipmentCards(catalogue, part),
    ...(paging ? { paging } : {}),
  };
}
