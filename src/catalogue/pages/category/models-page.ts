import { categoryParts, type PageOf } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { itemsOf } from '../parts/paging.ts';
import { categoryBase } from './category-base.ts';

/** A category with a selector of its models. */
export const list = categoryParts('models', {
  layout: 'models',
  size: 'models',
  names: (_catalogue, { models }) => models.map(({ name }) => name),
  page: (catalogue, category, part) => ({
    ...categoryBase(catalogue, 'models', category, part),
    models: itemsOf(category.models, part).map((model) => modelSummary(catalogue, model)),
  }),
});

export type ModelsPageData = PageOf<typeof list>;
