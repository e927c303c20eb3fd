import type { Catalogue, LinkedModel } from '../../catalogue/catalogue.ts';
import { comparisonLink } from '../compare/address.ts';
import { comparableMachine } from '../compare/comparable.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { openSizes } from '../../catalogue/lines.ts';
import { modelViews } from '../../catalogue/media/main-pictures.ts';
import { machineFiles, machinePicture } from '../../catalogue/media/pictures.ts';
import type { Related } from '../../catalogue/shown/parts.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromProducts, pageBase } from '../page/head.ts';
import { modelShareCard } from '../page/share-card.ts';
import { modelProduct } from '../page/structured-data.ts';
import { filledRelated, relatedToModels } from './related.ts';

export const list = (catalogue: Catalogue) =>
  catalogue.categories.flatMap((category) => {
    const related = relatedToModels(catalogue, category);
    return category.models.map((model) =>
      listed('model', model, () => modelPage(catalogue, model, related.get(model))),
    );
  });

export type ModelPageData = PageOf<typeof list>;

export function modelPage(catalogue: Catalogue, model: LinkedModel, related: Related = {}) {
  const { id, path, name, description, category, machine } = model;
  const open = openSizes(catalogue, { kind: 'model', entry: model });
  return {
    ...pageBase(catalogue, 'model', {
      path,
      title: name,
      above: [category.title],
      description,
      breadcrumbs: crumbsFromProducts(catalogue, category, name),
      structuredData: [modelProduct(catalogue, model)],
      card: modelShareCard(catalogue, model),
    }),
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
    features: model.features,
    featuresPicture: machine && machinePicture(catalogue.words, 'models', id, 'side', name),
    related: filledRelated(related),
    /** Link to the comparison with others of its category. */
    comparison: comparisonLink(catalogue, category),
  };
}
