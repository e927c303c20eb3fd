import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import type { InternalLink, ComparableModel } from '../page-data.ts';
import { asAppPath } from '../paths.ts';
import { fill } from '../words.ts';

/** How the address of a comparison names its machines: `?models=sht6000,sht8000`. */

/** How many machines stand side by side at most: more columns fit no screen and no sheet of paper. */
export const maxCompared = 4;

/**
 * What names a model in the address of a comparison (`?models=sht6000,sht8000`): its path without the slash, in small
 * letters.
 */
export function compareIdOf(path: string): string {
  return path.slice(1).toLowerCase();
}

/** The machines that an address names: those to show, and those beyond the limit. */
interface NamedModels {
  ids: string[];
  beyond: string[];
}

/** A machine's name in the address has letters, digits and dashes; longer than this it is none. */
const maxLength = 80;

/** Reads `sht6000, SHT8000,sht6000`: in small letters, each once, at most four. */
export function readModels(text: string | undefined): NamedModels {
  const names = (text ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^\/+|\/+$/g, '')
        .slice(0, maxLength),
    )
    .filter((name) => name !== '');
  const each = [...new Set(names)];
  return { ids: each.slice(0, maxCompared), beyond: each.slice(maxCompared) };
}

/** The query of a comparison: `?models=sht6000,sht8000`. */
export function compareSearch(ids: readonly string[]): string {
  return ids.length > 0 ? `?models=${ids.map(encodeURIComponent).join(',')}` : '';
}

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
