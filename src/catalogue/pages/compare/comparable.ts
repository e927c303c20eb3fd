import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { compareIdOf } from '../../comparison/compare-id.ts';
import type { ComparableModel } from '../../page-data.ts';

/** So many categories, and so many models of each, can be chosen from on the page itself; links lead to the others. */
export const longestList = { categories: 40, models: 12 };

/** The categories that have a prepared comparison, in the order of lists. */
export function comparedCategories({ categories }: Catalogue): LinkedCategory[] {
  return categories.filter(({ models }) => models.length > 1);
}

/** A model as the comparison offers it. */
export function comparable({ path, name }: { path: AppPath; name: string }): ComparableModel {
  return { id: compareIdOf(path), name, to: path };
}
