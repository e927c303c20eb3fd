import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { InternalLink } from '../../page-data.ts';
import { asAppPath } from '../../paths.ts';
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
