import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, LinkedPages } from '../../catalogue.ts';
import { maxCompared, comparable, comparedCategories, longestList, comparisonPath } from '../../comparison/address.ts';
import { makeComparison } from '../../comparison/make-comparison.ts';
import { pageLabel } from '../../navigation.ts';
import type { ComparableModel, CompareWords, InternalLink, MachineComparison, PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { modelPage } from '../machine/model-page.ts';
import { crumbsFromHome, makeHead } from '../parts/head.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { fill } from '../../words.ts';

/** The prepared comparison of a category's first models. */
export interface ComparisonPageData extends PageBase<'comparison'> {
  heading: string;
  intro: string;
  words: CompareWords;
  /** The page on which other machines are chosen. */
  compare: AppPath;
  category: InternalLink;
  comparison: MachineComparison;
  /** Models of the category, the compared ones among them. */
  siblings: ComparableModel[];
}

export const list: ListPages<ComparisonPageData> = (catalogue) => {
  const { compare } = catalogue.pages;
  if (!compare) return [];
  return comparedCategories(catalogue).map((category) => {
    const place = { path: comparisonPath(compare, category), file: category.file };
    return listed('comparison', place, () => comparisonPage(catalogue, compare, category));
  });
};

/** A category's prepared comparison: its first models, and links to the others. */
function comparisonPage(
  catalogue: Catalogue,
  compare: NonNullable<LinkedPages['compare']>,
  category: LinkedCategory,
): ComparisonPageData {
  const path = comparisonPath(compare, category);
  const compared = category.models.slice(0, maxCompared);
  const words = { models: compared.map(({ name }) => name).join(', '), category: category.title };
  const heading = fill(compare.category.title, words);
  const [home, page] = crumbsFromHome(catalogue, pageLabel(catalogue, compare));
  const breadcrumbs = [home, page && { ...page, to: compare.path }, { label: category.title }].filter(
    (crumb) => crumb !== undefined,
  );
  return {
    kind: 'comparison',
    path,
    head: makeHead(catalogue, {
      path,
      titles: [heading],
      description: fill(compare.category.summary, words),
      breadcrumbs,
      card: categoryShareCard(catalogue, category),
    }),
    breadcrumbs,
    heading,
    intro: fill(compare.category.intro, words),
    words: compare.words,
    compare: compare.path,
    category: { to: category.path, label: category.title },
    comparison: makeComparison(
      compared.map((model) => modelPage(catalogue, model)),
      compare.words.brief,
      catalogue.drawnRows,
    ),
    siblings: category.models.slice(0, longestList.models * 2).map(comparable),
  };
}
