/** The comparison of machines, and its prepared pages: one for each category with two models or more. */
import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import { compareIdOf, maxCompared } from '../comparison/compare-id.ts';
import { makeComparison } from '../comparison/make-comparison.ts';
import { pageLabel } from '../navigation.ts';
import type { ComparableModel, CompareGroup, ComparePageData, ComparisonPageData } from '../page-data.ts';
import type { AppPath } from '#generated/app-path.gen.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { comparisonLink, comparisonPath } from './comparison-link.ts';
import { makeHead } from './head.ts';
import { modelPage } from './model-page.ts';
import { categoryShareCard } from './share-card.ts';

/** So many categories, and so many models of each, can be chosen from on the page itself; links lead to the others. */
const longestList = { categories: 40, models: 12 };

/** The categories that have a prepared comparison, in the order of lists. */
export function comparedCategories({ categories }: Catalogue): LinkedCategory[] {
  return categories.filter(({ models }) => models.length > 1);
}

/** The page on which visitors choose machines, and which shows those that its address names. */
export function comparePage(catalogue: Catalogue): ComparePageData {
  const { compare } = catalogue.pages;
  const breadcrumbs = crumbsFromHome(catalogue, pageLabel(catalogue, compare));
  const withModels = catalogue.categories.filter(({ models }) => models.length > 0);
  return {
    kind: 'compare',
    path: compare.path,
    head: makeHead(catalogue, {
      path: compare.path,
      titles: [compare.title],
      description: compare.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: compare.title,
    intro: compare.intro,
    words: compare.words,
    groups: withModels.slice(0, longestList.categories).map((category) => compareGroup(catalogue, category)),
  };
}

function compareGroup(catalogue: Catalogue, category: LinkedCategory): CompareGroup {
  const { title, path, models } = category;
  const prepared = comparisonLink(catalogue, category);
  return {
    title,
    category: { to: path, label: title },
    models: models.slice(0, longestList.models).map(comparable),
    ...(prepared ? { prepared } : {}),
    ...(models.length > longestList.models ? { count: models.length } : {}),
  };
}

/** A category's prepared comparison: its first models, and links to the others. */
export function comparisonPage(catalogue: Catalogue, category: LinkedCategory): ComparisonPageData {
  const { compare } = catalogue.pages;
  const path = comparisonPath(catalogue, category);
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
    ),
    siblings: category.models.slice(0, longestList.models * 2).map(comparable),
  };
}

function comparable({ path, name }: { path: AppPath; name: string }): ComparableModel {
  return { id: compareIdOf(path), name, to: path };
}

function fill(pattern: string, words: { models: string; category: string }): string {
  return pattern.replaceAll(/\{(models|category)\}/g, (_, name: 'models' | 'category') => words[name]);
}
