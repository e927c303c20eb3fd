import type { Catalogue, LinkedCategory, LinkedModel } from '../../catalogue/catalogue.ts';
import { comparisonLink } from '../compare/address.ts';
import { comparableMachine } from '../kinds/compared.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { openSizes } from '../../catalogue/machine/transport.ts';
import { modelViews } from '../../catalogue/media/main-pictures.ts';
import { documentsOf } from '../../catalogue/media/documents.ts';
import { machineFiles, machinePicture } from '../../catalogue/media/pictures.ts';
import { once } from '../../text/once.ts';
import { entryPages, type PageOf } from '../page/declare.ts';
import { crumbsFromProducts } from '../page/head.ts';
import { kind } from './model-kind.ts';
import { filledRelated, relatedToModels } from './related.ts';

export const list = entryPages(
  'model',
  kind,
  (catalogue, { name, category, description }) => ({
    title: name,
    above: [category.title],
    description,
    breadcrumbs: crumbsFromProducts(catalogue, category, name),
  }),
  modelPage,
);

export type ModelPageData = PageOf<typeof list>;

/** The models of a category are related once. */
const relatedIn = once((catalogue: Catalogue) =>
  once((category: LinkedCategory) => relatedToModels(catalogue, category)),
);

function modelPage(catalogue: Catalogue, model: LinkedModel) {
  const { id, name, description, category, machine } = model;
  const open = openSizes(catalogue, { kind: 'model', entry: model });
  return {
    ...comparableMachine(catalogue, model),
    heading: model.heading ?? name,
    description,
    views: modelViews(catalogue, model),
    /** Otherwise the first one. */
    initialView: model.photos.length > 0 ? undefined : model.initialView,
    files: machineFiles(model, model.sheetPath),
    /** Above tables that several machines share. */
    tablesNote: model.sheet?.note,
    /** Its floor as drawn and what is not stated, unless its tables state both. */
    open: open.rows.length > 0 ? { figures: showFigures(catalogue, open.rows), ask: open.ask } : undefined,
    documents: documentsOf(catalogue, { kind: 'model', entry: model }),
    features: model.features,
    featuresPicture: machine && machinePicture(catalogue.words, 'models', id, 'side', name),
    related: filledRelated(relatedIn(catalogue)(category).get(model) ?? {}),
    /** Link to the comparison with others of its category. */
    comparison: comparisonLink(catalogue, category),
  };
}
