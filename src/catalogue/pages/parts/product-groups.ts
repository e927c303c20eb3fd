/** The page of all products where they are too many for one grid: a group for each main category. */
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { mainCategories, membersOf, type Member } from '../../members.ts';
import { allOf } from '../../navigation.ts';
import type { Card, ProductGroup } from '../../page-data.ts';
import { categoryCard, modelCard } from './cards.ts';
import { itemsOf, type ListBounds, type Part } from './paging.ts';
import { fill } from '../../words.ts';

/** How many groups there are; none while all products have room in one grid. */
export function countGroups(catalogue: Catalogue, bounds: ListBounds): number {
  const main = mainCategories(catalogue)
    .map(countCards)
    .filter((count) => count > 0);
  return main.reduce((sum, count) => sum + count, 0) > bounds.products ? main.length : 0;
}

/** The groups of one page: the first cards of each, how many models it has in all, and the way to them. */
export function productGroups(catalogue: Catalogue, bounds: ListBounds, part: Part): ProductGroup[] {
  const main = mainCategories(catalogue).filter((category) => countCards(category) > 0);
  return itemsOf(main, part).map((category) => {
    const shown = membersOf(catalogue, category).filter((member) => isShown(category, member));
    const cards = shown.slice(0, bounds.groupCards).flatMap((member) => cardOf(catalogue, member));
    return {
      heading: category.title,
      count: sayModels(catalogue, countModels(category)),
      cards: cards.length > 0 ? cards : [categoryCard(catalogue, category, 'grid')],
      all: { to: category.path, label: allOf(catalogue, category.title) },
    };
  });
}

function isShown({ shows }: LinkedCategory, { kind, entry }: Member): boolean {
  if (kind === 'category') return countCards(entry) > 0;
  return kind === 'model' && shows.grid;
}

/** A category's card says how many models it has. */
function cardOf(catalogue: Catalogue, { kind, entry }: Member): Card | [] {
  if (kind === 'model') return modelCard(catalogue, entry);
  if (kind !== 'category') return [];
  const count = countModels(entry);
  const card = categoryCard(catalogue, entry, 'grid');
  return count === 0 ? card : { ...card, caption: sayModels(catalogue, count) };
}

/** The cards that a category would have in the one grid. */
function countCards({ layout, shows, models, children }: LinkedCategory): number {
  const own = (layout === 'text' ? 1 : 0) + (shows.grid ? models.length : 0);
  return children.reduce((sum, child) => sum + countCards(child), own);
}

function countModels({ models, children }: LinkedCategory): number {
  return children.reduce((sum, child) => sum + countModels(child), models.length);
}

/** `1 model`, `3,350 models`. */
function sayModels({ site }: Catalogue, count: number): string {
  const { one, many } = site.navigation.paging.models;
  return count === 1 ? one : fill(many, { count: count.toLocaleString('en') });
}
