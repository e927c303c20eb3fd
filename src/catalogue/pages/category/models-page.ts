import { categoryPages, type PageOf } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { itemsOf } from '../parts/paging.ts';
import { categoryBase } from './category-base.ts';

/** A category with a selector of its models. */
export const list = categoryPages('models', {
  layout: 'models',
  size: 'models',
  names: (_catalogue, { models }) => models.map(({ name }) => name),
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'models', category, slice),
    models: itemsOf(category.models, slice).map((model) => modelSummary(catalogue, model)),
  }),
});

export type ModelsPageData = PageOf<typeof list>;
