import type { Catalogue } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';
import type { ProductsPageData } from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { productCards } from './cards.ts';
import { equipmentList } from './equipment-list.ts';
import { makeHead } from './head.ts';

/** The page of all products: the grid, and the list of line equipment below it. */
export function productsPage(catalogue: Catalogue): ProductsPageData {
  const { ourproducts } = catalogue.pages;
  const breadcrumbs = crumbsFromHome(catalogue, pageLabel(catalogue, ourproducts));
  return {
    kind: 'products',
    path: ourproducts.path,
    head: makeHead(catalogue, {
      path: ourproducts.path,
      titles: [ourproducts.title],
      description: ourproducts.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: ourproducts.title,
    intro: ourproducts.intro,
    cards: productCards(catalogue),
    equipment: equipmentList(catalogue),
  };
}
