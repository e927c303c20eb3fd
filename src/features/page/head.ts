/** Page metadata for search engines and link previews. */
import type { ShareCard } from '../../drawing/cards/card-look.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import type { Crumb, PageBase, PageHead } from '../../catalogue/shown/parts.ts';
import { cardPicture, siteShareCard } from './share-card.ts';
import { maxDescription, shorten } from '../../catalogue/words.ts';
import { breadcrumbList } from './structured-data.ts';
import { withAncestors } from '../../catalogue/members.ts';
import { pageLabel, type TitledPage } from '../../catalogue/navigation.ts';

/** Input of a page's head. */
export interface HeadInput {
  path: AppPath;
  title: string;
  /** Titles of the pages above, between the page's own and the brand. */
  above?: readonly string[];
  description: string;
  breadcrumbs: Crumb[];
  structuredData?: object[] | undefined;
  /** The link preview; the site's general card by default. */
  card?: ShareCard;
  /** Sets `noindex`. */
  isHidden?: boolean;
  /** The last day on which everything on the page is true: that of an upcoming fair. */
  until?: string | undefined;
}

/** Search results cut off titles at about this many characters. */
const maxTitle = 70;

/** Joins the titles and the brand, without the titles in between if that is too long. */
function titleOf({ title, above = [] }: HeadInput, brand: string): string {
  const whole = [title, ...above, brand].join(' | ');
  return whole.length <= maxTitle ? whole : `${title} | ${brand}`;
}

/** Title (`BLT150 | Tyre Scrap Balers | Punarloop`), description, canonical URL, card and structured data. */
function makeHead(catalogue: Catalogue, input: HeadInput): PageHead {
  const { site } = catalogue;
  const { path, description, breadcrumbs, structuredData = [], card = siteShareCard(catalogue) } = input;
  const picture = cardPicture(card);
  const crumbs = breadcrumbs.length > 0 ? [breadcrumbList(site.origin, path, breadcrumbs)] : [];
  return {
    title: titleOf(input, site.brand.name),
    description: shorten(description, maxDescription),
    canonical: site.origin + path,
    picture: { ...picture, src: site.origin + picture.src },
    structuredData: [...crumbs, ...structuredData],
    ...(input.isHidden ? { isHidden: true } : {}),
    ...(input.until === undefined ? {} : { until: input.until }),
  };
}

/** Data of every page. */
export function pageBase<Kind extends string>(catalogue: Catalogue, kind: Kind, input: HeadInput): PageBase<Kind> {
  return { kind, path: input.path, head: makeHead(catalogue, input), breadcrumbs: input.breadcrumbs };
}

/** `Home > <title>`, or `Home > Trade Fairs > <title>` for a page below another. */
export function crumbsFromHome(catalogue: Catalogue, title: string, above?: TitledPage): Crumb[] {
  const steps = above ? [catalogue.pages.home, above] : [catalogue.pages.home];
  return [...steps.map((page) => crumbTo(catalogue, page)), { label: title }];
}

/** `Home > Products > … > <title>`; `category` is the nearest one above the page. */
export function crumbsFromProducts(catalogue: Catalogue, category: LinkedCategory | undefined, title: string): Crumb[] {
  const above = category ? withAncestors(category).toReversed() : [];
  const { home, ourproducts } = catalogue.pages;
  return [
    crumbTo(catalogue, home),
    crumbTo(catalogue, ourproducts),
    ...above.map((step) => ({ label: step.title, to: step.path })),
    { label: title },
  ];
}

/** A link to a page above. */
function crumbTo(catalogue: Catalogue, page: TitledPage): Crumb {
  return { label: pageLabel(catalogue, page), to: page.path };
}
