import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import type { ModelSummary } from '../../page-data.ts';
import { type CategoryBase, categoryBase } from './category-base.ts';
import { type ListPages, categoryParts } from '../declare.ts';
import { modelSummary } from '../parts/cards.ts';
import { type Part, itemsOf } from '../parts/paging.ts';

/** A category with a selector of its models. */
export interface ModelsPageData extends CategoryBase<'models'> {
  models: ModelSummary[];
}

export const list: ListPages<ModelsPageData> = (catalogue, bounds) =>
  categoryParts(catalogue, 'models', {
    layout: 'models',
    size: bounds.models,
    names: (category) => category.models.map(({ name }) => name),
    page: (category, part) => modelsPage(catalogue, category, part),
  });

/** A category with a selector of its models. */
function modelsPage(catalogue: Catalogue, category: LinkedCategory, part: Part): ModelsPageData {
  const models = itemsOf(category.models, part).map((model) => modelSummary(catalogue, model));
  return { kind: 'models', ...categoryBase(catalogue, category, part), models };
}
