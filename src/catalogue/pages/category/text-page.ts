import { categoryParts, type PageOf } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { itemsOf } from '../parts/paging.ts';
import { categoryBase } from './category-base.ts';

/** An information page; models of the category are listed below the text. */
export const list = categoryParts('text', {
  layout: 'text',
  size: 'cards',
  names: (_catalogue, { models }) => models.map(({ name }) => name),
  page: (catalogue, category, part) => ({
    ...categoryBase(catalogue, 'text', category, part),
    body: part.number === 1 ? (category.body ?? []) : [],
    models: itemsOf(category.models, part).map((model) => modelSummary(catalogue, model)),
  }),
});

export type TextPageData = PageOf<typeof list>;
