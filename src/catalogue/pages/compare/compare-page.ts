import type { Catalogue, LinkedCategory, LinkedPages } from '../../catalogue.ts';
import { pageLabel } from '../../navigation.ts';
import type { CompareGroup, CompareWords, PageBase } from '../../page-data.ts';
import { comparable, longestList, comparisonLink } from '../../comparison/address.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';

/** Shows the machines that its address names (`?models=sht6000,sht8000`), else a choice of machines. */
export interface ComparePageData extends PageBase<'compare'> {
  heading: string;
  intro: string;
  words: CompareWords;
  groups: CompareGroup[];
  /** The rows that drawings know by other names, where there are some. */
  drawn?: [row: string, as: string][];
}

export const list: ListPages<ComparePageData> = (catalogue) =>
  listedIfThere('compare', catalogue.pages.compare, (compare) => comparePage(catalogue, compare));

/** The page on which visitors choose machines, and which shows those that its address names. */
function comparePage(catalogue: Catalogue, compare: NonNullable<LinkedPages['compare']>): ComparePageData {
  const withModels = catalogue.categories.filter(({ models }) => models.length > 0);
  return {
    ...pageBelowHome(catalogue, 'compare', compare, pageLabel(catalogue, compare)),
    intro: compare.intro,
    words: compare.words,
    groups: withModels.slice(0, longestList.categories).map((category) => compareGroup(catalogue, category)),
    ...(catalogue.drawnRows.size > 0 ? { drawn: [...catalogue.drawnRows] } : {}),
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
