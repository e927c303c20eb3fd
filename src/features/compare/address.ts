import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import type { ComparableModel } from '../../catalogue/shown/lists.ts';
import { asAppPath } from '../../catalogue/paths.ts';
import { fill } from '../../catalogue/words.ts';

/** Id of a model in a comparison's URL (`?models=sht6000,sht8000`): its path without the slash, in lower case. */
export function compareIdOf(path: string): string {
  return path.slice(1).toLowerCase();
}

/** The query of a comparison: `?models=sht6000,sht8000`. */
export function compareSearch(ids: readonly string[]): string {
  return ids.length > 0 ? `?models=${ids.map(encodeURIComponent).join(',')}` : '';
}

/** `/compare/tyreshredder`. */
export function comparisonPath(compare: { path: AppPath }, { id }: { id: string }): AppPath {
  return asAppPath(`${compare.path}/${id}`);
}

/** Link to a category's comparison page; undefined if there is nothing to compare. */
export function comparisonLink(catalogue: Catalogue, category: LinkedCategory): InternalLink | undefined {
  const { compare } = catalogue.pages;
  if (!compare || category.models.length < 2) return undefined;
  const label = fill(compare.words.link, { category: category.title });
  return { to: comparisonPath(compare, category), label };
}

/** Maximum categories, and models of each, to choose from on the page; links lead to the others. */
export const maxListed = { categories: 40, models: 12 };

/** Categories with a comparison page, in list order. */
export function comparedCategories({ categories }: Catalogue): LinkedCategory[] {
  return categories.filter(({ models }) => models.length > 1);
}

export function comparable({ path, name }: { path: AppPath; name: string }): ComparableModel {
  return { id: compareIdOf(path), name, to: path };
}
