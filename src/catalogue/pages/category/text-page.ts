import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { ModelSummary } from '../../page-data.ts';
import { type CategoryBase, categoryBase } from './category-base.ts';
import { type ListPages, categoryParts } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { type Part, itemsOf } from '../parts/paging.ts';

/** An information page; models that the category has gained are listed under the text. */
export interface TextPageData extends CategoryBase<'text'> {
  body: string[];
  models: ModelSummary[];
}

export const list: ListPages<TextPageData> = (catalogue, bounds) =>
  categoryParts(catalogue, 'text', {
    layout: 'text',
    size: bounds.cards,
    names: (category) => category.models.map(({ name }) => name),
    page: (category, part) => textPage(catalogue, category, part),
  });

/** An information page; models that the category has gained are listed under its text. */
function textPage(catalogue: Catalogue, category: LinkedCategory, part: Part): TextPageData {
  return {
    kind: 'text',
    ...categoryBase(catalogue, category, part),
    body: part.number === 1 ? (category.body ?? []) : [],
    models: itemsOf(category.models, part).map((model) => modelSummary(catalogue, model)),
  };
}
