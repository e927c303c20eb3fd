import { categoryPages, type PageOf } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

/** A category with a selector of its models. */
export const list = categoryPages('models', {
  layout: 'models',
  size: 'models',
  items: (_catalogue, { models }) => models,
  nameOf: ({ name }) => name,
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'models', category, slice),
    models: slice.items.map((model) => modelSummary(catalogue, model)),
  }),
});

export type ModelsPageData = PageOf<typeof list>;
