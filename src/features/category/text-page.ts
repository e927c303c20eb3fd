import type { PageOf } from '../page/declare.ts';
import { filledRelated, relatedOfKinds } from '../machine/related.ts';
import { modelCard } from '../page/cards.ts';
import { categoryPages, categoryParts, onlyModels } from './category-pages.ts';

/** An information page; models of the category are listed below the text. */
export const list = categoryPages('text', 'text', { ...onlyModels, size: 'cards' }, (catalogue, category, slice) => ({
  ...categoryParts(catalogue, category, slice),
  body: slice.number === 1 ? (category.body ?? []) : [],
  /** What has to do with it, as a machine that is built to order. */
  related: filledRelated(slice.number === 1 ? relatedOfKinds(catalogue, category) : {}),
  cards: slice.items.map((model) => ({ ...modelCard(catalogue, model), text: model.description })),
}));

export type TextPageData = PageOf<typeof list>;
