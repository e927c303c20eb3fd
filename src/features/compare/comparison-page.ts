import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue, LinkedPages } from '../../catalogue/catalogue.ts';
import type { ShareCard } from '../../drawing/cards/card-look.ts';
import { maxListed, comparisonPath } from './address.ts';
import { maxCompared } from '../../catalogue/shown/lists.ts';
import type { Compared } from '../kinds/compared.ts';
import { makeComparison } from './make-comparison.ts';
import { fill } from '../../catalogue/words.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromHome, pageBase } from '../page/head.ts';

/** A comparison of some machines of a category, or of what another kind compares, and links to the others. */
export const list = (catalogue: Catalogue) => {
  const { compare } = catalogue.pages;
  if (!compare) return [];
  return declaredKinds.flatMap((kind) =>
    (kind.comparisons?.(catalogue) ?? []).map((offered) =>
      listed('comparison', { path: comparisonPath(compare, offered.entry), file: offered.entry.file }, () =>
        comparisonPage(catalogue, compare, offered, kind.shareCard?.(catalogue, offered.entry)),
      ),
    ),
  );
};

export type ComparisonPageData = PageOf<typeof list>;

function comparisonPage(
  catalogue: Catalogue,
  compare: NonNullable<LinkedPages['compare']>,
  offered: Compared,
  card: ShareCard | undefined,
) {
  const { link, models } = offered;
  const compared = offered.compared(maxCompared);
  const words = { models: compared.map(({ name }) => name).join(', '), category: link.label };
  const heading = fill(compare.category.title, words);
  return {
    ...pageBase(catalogue, 'comparison', {
      path: comparisonPath(compare, offered.entry),
      title: heading,
      description: fill(compare.category.summary, words),
      breadcrumbs: crumbsFromHome(catalogue, link.label, compare),
      ...(card ? { card } : {}),
    }),
    heading,
    intro: fill(compare.category.intro, words),
    words: compare.words,
    /** The page where visitors choose other machines. */
    compare: compare.path,
    changeTo: offered.changeTo ?? compare.path,
    category: link,
    comparison: makeComparison(compared, compare.words.brief),
    /** Models of the category, including the compared ones. */
    siblings: models.slice(0, maxListed.models * 2),
  };
}
