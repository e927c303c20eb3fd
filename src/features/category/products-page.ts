import { formatNumber } from '../../text/language.ts';
import { countLabel } from '../../catalogue/words.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import { pageLabel, allOf } from '../../catalogue/navigation.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';
import { productCards, categoryCard, gridMembers, modelCard } from '../page/cards.ts';
import { firstEquipment } from './equipment-list-page.ts';
import { listBounds } from '../page/list-bounds.ts';
import { mainCategories, membersOf, type Member } from '../../catalogue/members.ts';

/** The page of all products: a grid, or groups if the grid would be too long, followed by the line equipment. */
export const list = (catalogue: Catalogue) => {
  const { ourproducts, find } = catalogue.pages;
  const { file, path, title, summary, intro } = ourproducts;
  const grouped = groupedCategories(catalogue);
  const groups = {
    file,
    path,
    title,
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, pageLabel(catalogue, ourproducts)),
    items: grouped,
    size: 'groups' as const,
    nameOf: (category: LinkedCategory) => category.title,
  };
  return listedPages(catalogue, 'products', groups, ({ number, items }) => ({
    intro: number === 1 ? intro : '',
    /** Link to the finder, which narrows the products down by material, job and figures. */
    finder: find && { to: find.path, label: find.title },
    /** Every product; empty if there are `groups`. */
    cards: grouped.length > 0 ? [] : productCards(catalogue),
    groups: grouped.length > 0 ? productGroups(catalogue, items) : undefined,
    equipment: number === 1 ? firstEquipment(catalogue) : { heading: '', label: '', items: [] },
  }));
};

export type ProductsPageData = PageOf<typeof list>;

/** The main categories that become groups; empty while all products fit in one grid. */
function groupedCategories(catalogue: Catalogue): LinkedCategory[] {
  const main = mainCategories(catalogue).map((category) => ({
    category,
    cards: gridMembers(catalogue, category).length,
  }));
  const isLong = main.reduce((sum, { cards }) => sum + cards, 0) > listBounds.products;
  return isLong ? main.flatMap(({ category, cards }) => (cards > 0 ? category : [])) : [];
}

export type ProductGroup = ReturnType<typeof productGroups>[number];

/** The groups of one page: the first cards of each, its number of models, and the link to them. */
function productGroups(catalogue: Catalogue, categories: readonly LinkedCategory[]) {
  return categories.map((category) => {
    const shown = membersOf(catalogue, category).filter((member) => isShown(catalogue, category, member));
    const cards = shown.slice(0, listBounds.groupCards).flatMap((member) => cardOf(catalogue, member));
    return {
      heading: category.title,
      count: modelCount(catalogue, countModels(category)),
      cards: cards.length > 0 ? cards : [categoryCard(catalogue, category, 'grid')],
      all: { to: category.path, label: allOf(catalogue, category.title) },
    };
  });
}

function isShown(catalogue: Catalogue, { shows }: LinkedCategory, { kind, entry }: Member): boolean {
  if (kind === 'category') return gridMembers(catalogue, entry).length > 0;
  return kind === 'model' && shows.grid;
}

/** A category's card says how many models it has. */
function cardOf(catalogue: Catalogue, { kind, entry }: Member): Card | [] {
  if (kind === 'model') return modelCard(catalogue, entry);
  if (kind !== 'category') return [];
  const count = countModels(entry);
  const card = categoryCard(catalogue, entry, 'grid');
  return count === 0 ? card : { ...card, caption: modelCount(catalogue, count) };
}

function countModels({ models, children }: LinkedCategory): number {
  return children.reduce((sum, child) => sum + countModels(child), models.length);
}

/** `1 model`, `3,350 models`. */
function modelCount({ site }: Catalogue, count: number): string {
  const { many, ...words } = site.navigation.paging.models;
  return countLabel({ ...words, count: many }, count, site.language, formatNumber(count, site.language));
}
