import { categoryPages, type PageOf } from '../declare.ts';
import { modelCard } from '../parts/cards.ts';
import { categoryBase } from './category-base.ts';

/** An information page; models of the category are listed below the text. */
export const list = categoryPages('text', {
  layout: 'text',
  size: 'cards',
  items: (_catalogue, { models }) => models,
  nameOf: ({ name }) => name,
  page: (catalogue, category, slice) => ({
    ...categoryBase(catalogue, 'text', category, slice),
    body: slice.number === 1 ? (category.body ?? []) : [],
    cards: slice.items.map((model) => ({ ...modelCard(catalogue, model), text: model.description })),
  }),
});

export type TextPageData = PageOf<typeof list>;
