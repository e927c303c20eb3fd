import type { AppPath } from '#generated/app-path.gen.ts';
import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import { compareTexts } from '../finding.ts';
import type { PageData, PageKind } from '../page-data.ts';
import { asAppPath } from '../paths.ts';
import { cardsPage, equipmentGridPage, equipmentListPage, modelsPage, textPage } from './category-pages.ts';
import { aboutPage, contactPage, enquirePage } from './company-pages.ts';
import { equipmentPage } from './equipment-page.ts';
import { fairsPage, galleryPage } from './fair-pages.ts';
import { homeCardsPage, homePage } from './home-page.ts';
import { modelPage } from './model-page.ts';
import { productsPage } from './products-page.ts';

/** A page of the site. `file` is the data file that it comes from; `page()` makes what it is given. */
export interface ListedPage {
  path: AppPath;
  kind: PageKind;
  file: string;
  page: () => PageData;
  /**
   * Of all models, the page shows only those of this category and of the categories below it, and those on their sheets.
   * Without it, it may show any. What is not a model may stand on every page.
   */
  within?: LinkedCategory;
}

/** All pages of the site, sorted by their paths. */
export function listPages(catalogue: Catalogue): ListedPage[] {
  const pages = [
    ...singlePages(catalogue),
    ...catalogue.categories.flatMap((category) => {
      const own = categoryPages(catalogue, category);
      // That of the line equipment stands on pages of its own, with what belongs to it.
      return category.layout === 'equipment' ? own : own.map((page) => ({ ...page, within: category }));
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

function list(kind: PageKind, { path, file }: { path: AppPath; file: string }, page: () => PageData): ListedPage {
  return { path, kind, file, page };
}

function singlePages(catalogue: Catalogue): ListedPage[] {
  const { home, homecards, about, contact, enquire, ourproducts, tradefairs } = catalogue.pages;
  return [
    list('home', home, () => homePage(catalogue)),
    list('homecards', homecards, () => homeCardsPage(catalogue)),
    list('about', about, () => aboutPage(catalogue)),
    list('contact', contact, () => contactPage(catalogue)),
    list('enquire', enquire, () => enquirePage(catalogue)),
    list('products', ourproducts, () => productsPage(catalogue)),
    list('fairs', tradefairs, () => fairsPage(catalogue)),
  ];
}

function categoryPages(catalogue: Catalogue, category: LinkedCategory): ListedPage[] {
  switch (category.layout) {
    case 'cards':
      return [list('cards', category, () => cardsPage(catalogue, category))];
    case 'models':
      return [list('models', category, () => modelsPage(catalogue, category))];
    case 'text':
      return [list('text', category, () => textPage(catalogue, category))];
    case 'equipment': {
      const { listing, file } = category;
      const grid = list('equipment-grid', category, () => equipmentGridPage(catalogue, category));
      if (!listing) return [grid];
      const path = asAppPath(listing.path);
      return [grid, list('equipment-list', { path, file }, () => equipmentListPage(catalogue, category, listing))];
    }
  }
}
