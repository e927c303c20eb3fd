import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { FinderPage } from '../../find/facets.ts';
import { lineOf } from '../../members.ts';
import { pageLabel } from '../../navigation.ts';
import type { Crumb } from '../../page-data.ts';

/** `Home > <title>`: the way to a page that stands directly below the home page. */
export function crumbsFromHome(catalogue: Catalogue, title: string): Crumb[] {
  return [homeCrumb(catalogue), { label: title }];
}

/** `Home > Products > … > <title>`: the way to a page of a product; `category` is the nearest above it. */
export function crumbsFromProducts(catalogue: Catalogue, category: LinkedCategory | undefined, title: string): Crumb[] {
  const above = category ? lineOf(category).toReversed() : [];
  const { ourproducts } = catalogue.pages;
  return [
    homeCrumb(catalogue),
    { label: pageLabel(catalogue, ourproducts), to: ourproducts.path },
    ...above.map((step) => ({ label: step.title, to: step.path })),
    { label: title },
  ];
}

/** `Home > Trade Fairs > <title>`: the way to a fair's gallery. */
export function crumbsFromFairs(catalogue: Catalogue, title: string): Crumb[] {
  const { tradefairs } = catalogue.pages;
  const above = tradefairs ? [{ label: pageLabel(catalogue, tradefairs), to: tradefairs.path }] : [];
  return [homeCrumb(catalogue), ...above, { label: title }];
}

/** `Home > Find a Machine > <title>`: the way to a page of the finder's results. */
export function crumbsFromFinder(catalogue: Catalogue, find: FinderPage, title: string): Crumb[] {
  return [homeCrumb(catalogue), { label: pageLabel(catalogue, find), to: find.path }, { label: title }];
}

function homeCrumb(catalogue: Catalogue): Crumb {
  const { home } = catalogue.pages;
  return { label: pageLabel(catalogue, home), to: home.path };
}
