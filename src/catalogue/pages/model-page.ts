import type { Catalogue, LinkedModel } from '../catalogue.ts';
import type { ModelPageData } from '../page-data.ts';
import { modelViews } from '../main-pictures.ts';
import { machinePicture } from '../pictures.ts';
import { crumbsFromProducts } from './breadcrumbs.ts';
import { comparisonLink } from './comparison-link.ts';
import { showTables } from './figures.ts';
import { makeHead } from './head.ts';
import { relatedToModel } from './related.ts';
import { keyFiguresOf } from './key-figures.ts';
import { modelShareCard } from './share-card.ts';
import { modelProduct } from './structured-data.ts';

/** Key figures on the first screen of a model's page. */
const pageFigures = 6;

/** The page of a model. */
export function modelPage(catalogue: Catalogue, model: LinkedModel): ModelPageData {
  const { category } = model;
  const comparison = comparisonLink(catalogue, category);
  const breadcrumbs = crumbsFromProducts(catalogue, category, model.name);
  return {
    kind: 'model',
    path: model.path,
    head: makeHead(catalogue, {
      path: model.path,
      titles: [model.name, category.title],
      description: model.description,
      breadcrumbs,
      structuredData: [modelProduct(catalogue, model)],
      card: modelShareCard(model),
    }),
    breadcrumbs,
    name: model.name,
    heading: model.heading ?? model.name,
    description: model.description,
    category: { to: category.path, label: category.title },
    views: modelViews(model),
    initialView: model.photos.length > 0 ? 'photo-1' : (model.initialView ?? 'front'),
    figures: keyFiguresOf(model, pageFigures),
    features: model.features,
    featuresPicture: machinePicture('models', model.id, 'side', model.name),
    tables: showTables(model.tables),
    enquiry: model.enquiryLink,
    sheet: model.sheetPath,
    ...relatedToModel(catalogue, model),
    ...(comparison ? { comparison } : {}),
  };
}
