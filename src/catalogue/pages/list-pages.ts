import type { AppPath } from '#generated/app-path.gen.ts';
import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import { compareTexts } from '../finding.ts';
import { listFindResults } from '../find/find-results.ts';
import { membersOf } from '../members.ts';
import type { PageData, PageKind } from '../page-data.ts';
import { asAppPath, partPath } from '../paths.ts';
import { cardsPage, equipmentGridPage, equipmentListPage, modelsPage, textPage } from './category-pages.ts';
import { comparedCategories, comparePage, comparisonPage } from './compare-pages.ts';
import { comparisonPath } from './comparison-link.ts';
import { aboutPage, contactPage, enquirePage } from './company-pages.ts';
import { equipmentPage } from './equipment-page.ts';
import { fairsPage, galleryPage } from './fair-pages.ts';
import { findPage, findResultsPage } from './find-pages.ts';
import { homeCardsPage, homePage } from './home-page.ts';
import { modelPage } from './model-page.ts';
import { offlinePage } from './offline-page.ts';
import { listBounds, partsOf, type ListBounds, type Part } from './paging.ts';
import { countGroups } from './product-groups.ts';
import { productsPage } from './products-page.ts';
import { searchPage } from './search-page.ts';

/** A page of the site. `file` is the data file that it comes from; `page()` makes what it is given. */
export interface ListedPage {
  path: AppPath;
  kind: PageKind;
  file: string;
  /** The number of a page on which a long list goes on. */
  part?: number;
  page: () => PageData;
  /** Day of the last change of its file, where it is known and the page says it. */
  modified?: string;
  /**
   * Of all models, the page shows only those of this category and of the categories below it, and those on their
   * sheets. Without it, it may show any. What is not a model may stand on every page.
   */
  within?: LinkedCategory;
  /** Search engines shall not list it. */
  isHidden?: boolean;
}

/** All pages of the site, sorted by their paths. `bounds` says how long the lists on them may be. */
export function listPages(catalogue: Catalogue, bounds: ListBounds = listBounds): ListedPage[] {
  const pages = [
    ...singlePages(catalogue, bounds),
    ...catalogue.categories.flatMap((category) => {
      const own = categoryPages(catalogue, category, bounds);
      // That of the line equipment stands on pages of its own, with what belongs to it.
      return category.layout === 'equipment' ? own : own.map((page) => ({ ...page, within: category }));
    }),
    ...comparedCategories(catalogue).map((category) => {
      const path = comparisonPath(catalogue, category);
      const page = list('comparison', { path, file: category.file }, () => comparisonPage(catalogue, category));
      return { ...page, within: category };
    }),
    ...catalogue.models.map((model) => ({
      ...list('model', model, () => modelPage(catalogue, model)),
      within: model.category,
    })),
    ...catalogue.equipment.map((item) => list('equipment', item, () => equipmentPage(catalogue, item))),
    ...catalogue.fairs.flatMap((fair) => {
      const { path, file, gallery } = fair;
      return path && gallery ? list('gallery', { path, file }, () => galleryPage(catalogue, fair, gallery)) : [];
    }),
  ];
  return pages.sort((a, b) => compareTexts(a.path, b.path));
}

type Place = Pick<ListedPage, 'path' | 'file'>;

function list(kind: PageKind, { path, file }: Place, page: () => PageData): ListedPage {
  return { path, kind, file, page };
}

/** The pages of a list, one for each part. */
function listParts(kind: PageKind, { path, file }: Place, parts: Part[], page: (part: Part) => PageData): ListedPage[] {
  return parts.map((part) => ({
    ...list(kind, { path: partPath(path, part.number), file }, () => page(part)),
    ...(part.number > 1 ? { part: part.number } : {}),
  }));
}

function singlePages(catalogue: Catalogue, bounds: ListBounds): ListedPage[] {
  const { home, homecards, about, contact, enquire, ourproducts, tradefairs, compare, find, search, offline } =
    catalogue.pages;
  const products = partsOf(catalogue, countGroups(catalogue, bounds), bounds.groups);
  const fairs = partsOf(catalogue, catalogue.fairs.length, bounds.fairs);
  return [
    list('home', home, () => homePage(catalogue, bounds.home)),
    list('homecards', homecards, () => homeCardsPage(catalogue, bounds.home)),
    list('about', about, () => aboutPage(catalogue)),
    list('contact', contact, () => contactPage(catalogue)),
    list('enquire', enquire, () => enquirePage(catalogue)),
    ...listParts('products', ourproducts, products, (part) => productsPage(catalogue, bounds, part)),
    ...listParts('fairs', tradefairs, fairs, (part) => fairsPage(catalogue, part)),
    list('compare', compare, () => comparePage(catalogue)),
    list('find', find, () => findPage(catalogue)),
    { ...list('search', search, () => searchPage(catalogue)), isHidden: true },
    ...listFindResults(catalogue).map((results) =>
      list('find-results', { path: results.path, file: find.file }, () => findResultsPage(catalogue, results)),
    ),
    { ...list('offline', offline, () => offlinePage(catalogue)), isHidden: true },
  ];
}

function categoryPages(catalogue: Catalogue, category: LinkedCategory, bounds: ListBounds): ListedPage[] {
  const { models, layout, listing, file } = category;
  switch (layout) {
    case 'cards': {
      const parts = partsOf(catalogue, membersOf(catalogue, category).length, bounds.cards);
      return listParts('cards', category, parts, (part) => cardsPage(catalogue, category, part));
    }
    case 'models': {
      const parts = partsOf(catalogue, models.length, bounds.models);
      return listParts('models', category, parts, (part) => modelsPage(catalogue, category, part));
    }
    case 'text': {
      const parts = partsOf(catalogue, models.length, bounds.cards);
      return listParts('text', category, parts, (part) => textPage(catalogue, category, part));
    }
    case 'equipment': {
      const { length } = membersOf(catalogue, category);
      const grid = partsOf(catalogue, length, bounds.equipmentGrid);
      const pages = listParts('equipment-grid', category, grid, (part) => equipmentGridPage(catalogue, category, part));
      if (!listing) return pages;
      const parts = partsOf(catalogue, length, bounds.equipmentList);
      const place = { path: asAppPath(listing.path), file };
      const split = listParts('equipment-list', place, parts, (part) =>
        equipmentListPage(catalogue, category, { listing, part }),
      );
      return [...pages, ...split];
    }
  }
}
