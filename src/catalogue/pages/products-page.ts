import type { Catalogue } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';
import type { ProductsPageData } from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { productCards } from './cards.ts';
import { firstEquipment } from './equipment-list.ts';
import { makeHead } from './head.ts';
import { headOfPart, pagingOf, titleOfPart, type ListBounds, type Part } from './paging.ts';
import { countGroups, productGroups } from './product-groups.ts';

/**
 * The page of all products: the grid, or groups where it would be too long, and the list of line equipment below it.
 */
export function productsPage(catalogue: Catalogue, bounds: ListBounds, part: Part): ProductsPageData {
  const { ourproducts, find } = catalogue.pages;
  const input = headOfPart(
    catalogue,
    {
      path: ourproducts.path,
      titles: [ourproducts.title],
      description: ourproducts.summary,
      breadcrumbs: crumbsFromHome(catalogue, pageLabel(catalogue, ourproducts)),
    },
    part,
  );
  const grouped = countGroups(catalogue, bounds) > 0;
  return {
    kind: 'products',
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, ourproducts.title, part),
    intro: part.number === 1 ? ourproducts.intro : '',
    finder: { to: find.path, label: find.title },
    cards: grouped ? [] : productCards(catalogue),
    ...(grouped ? { groups: productGroups(catalogue, bounds, part) } : {}),
    equipment: part.number === 1 ? firstEquipment(catalogue, bounds.equipmentList) : { heading: '', items: [] },
    ...pagingOf(catalogue, ourproducts.path, part),
  };
}
