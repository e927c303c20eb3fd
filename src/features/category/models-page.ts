import type { PageOf } from '../page/declare.ts';
import { modelSummary } from '../page/cards.ts';
import { categoryPages, categoryParts, onlyModels } from './category-pages.ts';

/** A category with a selector of its models. */
export const list = categoryPages(
  'models',
  'models',
  { ...onlyModels, size: 'models' },
  (catalogue, category, slice) => ({
    ...categoryParts(catalogue, category, slice),
    models: slice.items.map((model) => modelSummary(catalogue, model)),
  }),
);

export type ModelsPageData = PageOf<typeof list>;
