import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import { comparable, maxListed, comparisonLink } from './address.ts';
import { mainCategories, membersBelow } from '../../catalogue/members.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';

/** The page where visitors choose machines. It shows those that its URL names (`?models=sht6000,sht8000`). */
export const list = pageBelowHome(
  'compare',
  (catalogue, { intro, words }) => {
    const all = mainCategories(catalogue).flatMap((category) => membersBelow(catalogue, category));
    const withModels = [...new Set(all.map(({ category }) => category))].filter(({ models }) => models.length > 0);
    return {
      intro,
      words,
      groups: withModels.slice(0, maxListed.categories).map((category) => compareGroup(catalogue, category)),
    };
  },
  { hasLabel: true },
);

export type ComparePageData = PageOf<typeof list>;

export type CompareGroup = ReturnType<typeof compareGroup>;

/** The models of a category to choose from. */
function compareGroup(catalogue: Catalogue, category: LinkedCategory) {
  const { title, path, models } = category;
  return {
    title,
    category: { to: path, label: title },
    models: models.slice(0, maxListed.models).map(comparable),
    prepared: comparisonLink(catalogue, category),
    /** The number of its models, if not all are listed. */
    count: models.length > maxListed.models ? models.length : undefined,
  };
}
