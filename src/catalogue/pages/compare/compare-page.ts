import type { Catalogue, LinkedCategory, LinkedPages } from '../../catalogue.ts';
import { pageLabel } from '../../navigation.ts';
import type { CompareGroup, CompareWords, PageBase } from '../../page-data.ts';
import { comparable, longestList } from './comparable.ts';
import { comparisonLink } from './comparison-link.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { crumbsFromHome } from '../parts/breadcrumbs.ts';
import { makeHead } from '../parts/head.ts';

/** Shows the machines that its address names (`?models=sht6000,sht8000`), else a choice of machines. */
export interface ComparePageData extends PageBase<'compare'> {
  heading: string;
  intro: string;
  words: CompareWords;
  groups: CompareGroup[];
}

export const list: ListPages<ComparePageData> = (catalogue) =>
  listedIfThere('compare', catalogue.pages.compare, (compare) => comparePage(catalogue, compare));

/** The page on which visitors choose machines, and which shows those that its address names. */
function comparePage(catalogue: Catalogue, compare: NonNullable<LinkedPages['compare']>): ComparePageData {
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
