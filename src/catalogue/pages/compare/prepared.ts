/** Prepared comparisons of a category's models, and how a model is offered for one. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { InternalLink, ComparableModel } from '../../page-data.ts';
import { asAppPath } from '../../paths.ts';
import { compareIdOf } from '../../comparison/address.ts';
import { fill } from '../../words.ts';

/** Address of a category's prepared comparison: `/compare/tyreshredder`. */
export function comparisonPath(compare: { path: AppPath }, { id }: LinkedCategory): AppPath {
  return asAppPath(`${compare.path}/${id}`);
}

/** The link to a category's prepared comparison; undefined where there is nothing to compare. */
export function comparisonLink(catalogue: Catalogue, category: LinkedCategory): InternalLink | undefined {
  const { compare } = catalogue.pages;
  if (!compare || category.models.length < 2) return undefined;
  const label = fill(compare.words.link, { category: category.title });
  return { to: comparisonPath(compare, category), label };
}

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
