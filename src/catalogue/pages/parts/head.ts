/** Page metadata for search engines and link previews. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { Crumb, PageBase, PageHead } from '../../page-data.ts';
import { absolute } from '../../paths.ts';
import { cardPicture, siteShareCard, type ShareCard } from './share-card.ts';
import { maxDescription, shorten } from '../../words.ts';
import { breadcrumbList } from './structured-data.ts';
import type { FinderPage } from '../../find/facets.ts';
import { withAncestors } from '../../members.ts';
import { pageLabel } from '../../navigation.ts';

/** Input of a page's head. `titles` start with the page's own; the brand is appended. */
export interface HeadInput {
  path: AppPath;
  titles: string[];
  description: string;
  breadcrumbs: Crumb[];
  structuredData?: object[];
  /** The link preview; the site's general card by default. */
  card?: ShareCard;
  /** Sets `noindex`. */
  isHidden?: boolean;
}

/** Search results cut off titles at about this many characters. */
const maxTitle = 70;

/** Joins the titles and the brand. If the result is too long, drops the titles in between. */
function titleOf(titles: readonly string[], brand: string): string {
  const whole = [...titles, brand].join(' | ');
  return whole.length <= maxTitle ? whole : [titles[0], brand].join(' | ');
}

/** Title (`BLT150 | Tyre Scrap Balers | Punarloop`), description, canonical URL, card and structured data. */
function makeHead(catalogue: Catalogue, input: HeadInput): PageHead {
  const { site } = catalogue;
  const { path, titles, description, breadcrumbs, structuredData = [], card = siteShareCard(catalogue) } = input;
  const picture = cardPicture(card);
  const crumbs = breadcrumbs.length > 0 ? [breadcrumbList(site.origin, path, breadcrumbs)] : [];
  return {
    title: titleOf(titles, site.brand.name),
    description: shorten(description, maxDescription),
    canonical: absolute(site.origin, path),
    picture: { ...picture, src: absolute(site.origin, picture.src) },
    structuredData: [...crumbs, ...structuredData],
    ...(input.isHidden ? { isHidden: true } : {}),
  };
}

/** Data of every page. */
export function pageBase<Kind extends string>(catalogue: Catalogue, kind: Kind, input: HeadInput): PageBase<Kind> {
  return { kind, path: input.path, head: makeHead(catalogue, input), breadcrumbs: input.breadcrumbs };
}

/** `Home > <title>`, for pages directly below the home page. */
export function crumbsFromHome(catalogue: Catalogue, title: string): [Crumb, Crumb] {
  return [homeCrumb(catalogue), { label: title }];
}

/** `Home > Products > … > <title>`; `category` is the nearest one above the page. */
export function crumbsFromProducts(catalogue: Catalogue, category: LinkedCategory | undefined, title: string): Crumb[] {
  const above = category ? withAncestors(category).toReversed() : [];
  const { ourproducts } = catalogue.pages;
  return [
    homeCrumb(catalogue),
    { label: pageLabel(catalogue, ourproducts), to: ourproducts.path },
    ...above.map((step) => ({ label: step.title, to: step.path })),
    { label: title },
  ];
}

/** `Home > Trade Fairs > <title>`. */
export function crumbsFromFairs(catalogue: Catalogue, title: string): Crumb[] {
  const { tradefairs } = catalogue.pages;
  const above = tradefairs ? [{ label: pageLabel(catalogue, tradefairs), to: tradefairs.path }] : [];
  return [homeCrumb(catalogue), ...above, { label: title }];
}

/** `Home > Find a Machine > <title>`. */
export function crumbsFromFinder(catalogue: Catalogue, find: FinderPage, title: string): Crumb[] {
  return [homeCrumb(catalogue), { label: pageLabel(catalogue, find), to: find.path }, { label: title }];
}

function homeCrumb(catalogue: Catalogue): Crumb {
  const { home } = catalogue.pages;
  return { label: pageLabel(catalogue, home), to: home.path };
}
