import { maxCompared, comparable, comparedCategories, maxListed, comparisonPath } from './address.ts';
import type { Catalogue, LinkedCategory, LinkedPages } from '../../catalogue/catalogue.ts';
import { comparableMachine } from './comparable.ts';
import { makeComparison } from './make-comparison.ts';
import { fill } from '../../catalogue/words.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromHome, pageBase } from '../page/head.ts';
import { categoryShareCard } from '../page/share-card.ts';

/** A comparison per category: its first models, and links to the others. */
export const list = (catalogue: Catalogue) => {
  const { compare } = catalogue.pages;
  if (!compare) return [];
  return comparedCategories(catalogue).map((category) => {
    const place = { path: comparisonPath(compare, category), file: category.file };
    return listed('comparison', place, () => comparisonPage(catalogue, compare, category));
  });
};

export type ComparisonPageData = PageOf<typeof list>;

function comparisonPage(catalogue: Catalogue, compare: NonNullable<LinkedPages['compare']>, category: LinkedCategory) {
  const compared = category.models.slice(0, maxCompared);
  const words = { models: compared.map(({ name }) => name).join(', '), category: category.title };
  const heading = fill(compare.category.title, words);
  return {
    ...pageBase(catalogue, 'comparison', {
      path: comparisonPath(compare, category),
      title: heading,
      description: fill(compare.category.summary, words),
      breadcrumbs: crumbsFromHome(catalogue, category.title, compare),
      card: categoryShareCard(catalogue, category),
    }),
    heading,
    intro: fill(compare.category.intro, words),
    words: compare.words,
    /** The page where visitors choose other machines. */
    compare: compare.path,
    category: { to: category.path, label: category.title },
    comparison: makeComparison(
      compared.map((model) => comparableMachine(catalogue, model)),
      compare.words.brief,
    ),
    /** Models of the category, including the compared ones. */
    siblings: category.models.slice(0, maxListed.models * 2).map(comparable),
  };
}
