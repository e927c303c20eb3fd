import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { InternalLink } from '../../page-data.ts';
import { asAppPath } from '../../paths.ts';

/** Address of a category's prepared comparison: `/compare/tyreshredder`. */
export function comparisonPath({ pages }: Catalogue, { id }: LinkedCategory): AppPath {
  return asAppPath(`${pages.compare.path}/${id}`);
}

/** The link to a category's prepared comparison; undefined where there is nothing to compare. */
export function comparisonLink(catalogue: Catalogue, category: LinkedCategory): InternalLink | undefined {
  if (category.models.length < 2) return undefined;
  const { link } = catalogue.pages.compare.words;
  return { to: comparisonPath(catalogue, category), label: link.replace('{category}', () => category.title) };
}
