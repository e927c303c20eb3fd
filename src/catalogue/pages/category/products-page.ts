import type { Catalogue } from '../../catalogue.ts';
import { pageLabel } from '../../navigation.ts';
import type { Card, EquipmentList, InternalLink, Listing, PageBase, ProductGroup } from '../../page-data.ts';
import { type ListPages, listedParts } from '../declare.ts';
import { crumbsFromHome } from '../parts/breadcrumbs.ts';
import { productCards } from '../parts/cards.ts';
import { firstEquipment } from '../parts/equipment-list.ts';
import { makeHead } from '../parts/head.ts';
import { type ListBounds, type Part, headOfPart, pagingOf, partsOf, titleOfPart } from '../parts/paging.ts';
import { countGroups, productGroups } from '../parts/product-groups.ts';

export interface ProductsPageData extends PageBase<'products'>, Listing {
  heading: string;
  intro: string;
  /** The way to a few of them by material, job and figures. */
  finder?: InternalLink;
  /** Every product; none when there are `groups`. */
  cards: Card[];
  groups?: ProductGroup[];
  equipment: EquipmentList;
}

export const list: ListPages<ProductsPageData> = (catalogue, bounds) => {
  const parts = partsOf(countGroups(catalogue, bounds), bounds.groups);
  return listedParts('products', catalogue.pages.ourproducts, parts, (part) => productsPage(catalogue, bounds, part));
};

/**
 * The page of all products: the grid, or groups where it would be too long, and the list of line equipment below it.
 */
function productsPage(catalogue: Catalogue, bounds: ListBounds, part: Part): ProductsPageData {
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
    ...(find ? { finder: { to: find.path, label: find.title } } : {}),
    cards: grouped ? [] : productCards(catalogue),
    ...(grouped ? { groups: productGroups(catalogue, bounds, part) } : {}),
    equipment: part.number === 1 ? firstEquipment(catalogue, bounds.equipmentList) : { heading: '', items: [] },
    ...pagingOf(catalogue, ourproducts.path, part),
  };
}
