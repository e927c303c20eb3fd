import { maxCompared, comparable, comparedCategories, maxListed, comparisonPath } from './address.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedPages } from '../../catalogue/catalogue.ts';
import { sizesOf } from '../../catalogue/line-sizes.ts';
import type { ComparableModel, ComparedModel } from '../../catalogue/shown/lists.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import type { ShareCard } from '../../drawing/cards/card-look.ts';
import { comparableSizes } from '../lines/line-page.ts';
import { comparableMachine, type ComparableMachine } from './comparable.ts';
import { makeComparison } from './make-comparison.ts';
import { fill } from '../../catalogue/words.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromHome, pageBase } from '../page/head.ts';
import { categoryShareCard, lineShareCard } from '../page/share-card.ts';

/** A comparison per category: its first models, and links to the others; and one of the sizes of each line. */
export const list = (catalogue: Catalogue) => {
  const { compare } = catalogue.pages;
  if (!compare) return [];
  const ofCategories = comparedCategories(catalogue).map((category): Compared => ({
    id: category.id,
    file: category.file,
    link: { to: category.path, label: category.title },
    card: () => categoryShareCard(catalogue, category),
    models: category.models.map(comparable),
    compared: () => category.models.slice(0, maxCompared).map((model) => comparableMachine(catalogue, model)),
    changeTo: compare.path,
  }));
  const ofLines = catalogue.lines
    .filter((line) => sizesOf(catalogue, line).sizes.length > 1)
    .map((line): Compared => ({
      id: line.id,
      file: line.file,
      link: { to: line.path, label: line.title },
      card: () => lineShareCard(catalogue, line),
      models: [],
      compared: () => comparableSizes(catalogue, line).slice(0, maxCompared),
      changeTo: line.path,
    }));
  return [...ofCategories, ...ofLines].map((one) =>
    listed('comparison', { path: comparisonPath(compare, one), file: one.file }, () =>
      comparisonPage(catalogue, compare, one),
    ),
  );
};

/** A category with its models, or a line with its sizes. */
interface Compared {
  id: string;
  file: string;
  link: InternalLink;
  card: () => ShareCard;
  models: readonly ComparableModel[];
  compared: () => (ComparableMachine & Pick<ComparedModel, 'search'>)[];
  /** The page that shows what is left when one is taken out. */
  changeTo: AppPath;
}

export type ComparisonPageData = PageOf<typeof list>;

function comparisonPage(catalogue: Catalogue, compare: NonNullable<LinkedPages['compare']>, one: Compared) {
  const { link, models } = one;
  const compared = one.compared();
  const words = { models: compared.map(({ name }) => name).join(', '), category: link.label };
  const heading = fill(compare.category.title, words);
  return {
    ...pageBase(catalogue, 'comparison', {
      path: comparisonPath(compare, one),
      title: heading,
      description: fill(compare.category.summary, words),
      breadcrumbs: crumbsFromHome(catalogue, link.label, compare),
      card: one.card(),
    }),
    heading,
    intro: fill(compare.category.intro, words),
    words: compare.words,
    /** The page where visitors choose other machines. */
    compare: compare.path,
    changeTo: one.changeTo,
    category: link,
    comparison: makeComparison(compared, compare.words.brief),
    /** Models of the category, including the compared ones. */
    siblings: models.slice(0, maxListed.models * 2),
  };
}
