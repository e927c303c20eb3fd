import { categoryPages, type PageOf } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { itemsOf } from '../parts/paging.ts';
import { categoryBase } from './category-base.ts';

/** An information page; models of the category are listed below the text. */
export const list = categoryPages('text', {
  layout: 'text',
  size: 'cards',
  names: (_catalogue, { models }) => models.map(({ name }) => name),
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'text', category, slice),
    body: slice.number === 1 ? (category.body ?? []) : [],
    models: itemsOf(category.models, slice).map((model) => modelSummary(catalogue, model)),
  }),
});

export type TextPageData = PageOf<typeof list>;
