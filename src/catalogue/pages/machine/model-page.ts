import type { Catalogue, LinkedModel } from '../../catalogue.ts';
import { modelViews } from '../../media/main-pictures.ts';
import type {
  Figure,
  InternalLink,
  MachineFiles,
  PageBase,
  Picture,
  PictureId,
  Related,
  SpecificationTable,
  View,
} from '../../page-data.ts';
import { comparisonLink } from '../../comparison/address.ts';
import { type ListPages, listed } from '../declare.ts';
import { keyFiguresOf } from '../../link/key-figures.ts';
import { filledRelated, relatedToModels } from './related.ts';
import { crumbsFromProducts, makeHead } from '../parts/head.ts';
import { showTables } from '../../link/tables-of.ts';
import { modelShareCard } from '../parts/share-card.ts';
import { modelProduct } from '../parts/structured-data.ts';
import { machineDrawingPath } from '../../paths.ts';
import { machineFiles, machinePicture } from '../../media/pictures.ts';

export interface ModelPageData extends PageBase<'model'> {
  name: string;
  heading: string;
  description: string;
  category: InternalLink;
  views: View[];
  initialView: PictureId;
  files?: MachineFiles;
  figures: Figure[];
  features: string[];
  featuresPicture?: Picture;
  /** Address of the drawing in which machines stand side by side; none for a machine that is not drawn. */
  elevation?: string;
  tables: SpecificationTable[];
  enquiry: InternalLink;
  /** Address of the PDF sheet, at the site's root. */
  sheet: string;
  related?: Related;
  /** The prepared comparison with others of its category. */
  comparison?: InternalLink;
}

export const list: ListPages<ModelPageData> = (catalogue) =>
  catalogue.categories.flatMap((category) => {
    const related = relatedToModels(catalogue, category);
    return category.models.map((model) =>
      listed('model', model, () => modelPage(catalogue, model, related.get(model))),
    );
  });

/** Key figures on the first screen of a model's page. */
const pageFigures = 6;

/** The page of a model. */
export function modelPage(catalogue: Catalogue, model: LinkedModel, related: Related = {}): ModelPageData {
  const { category } = model;
  const comparison = comparisonLink(catalogue, category);
  const files = machineFiles(model, model.sheetPath);
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
      card: modelShareCard(catalogue, model),
    }),
    breadcrumbs,
    name: model.name,
    heading: model.heading ?? model.name,
    description: model.description,
    category: { to: category.path, label: category.title },
    views: modelViews(catalogue, model),
    initialView: model.photos.length > 0 ? 'photo-1' : (model.initialView ?? 'three-quarter'),
    ...(files ? { files } : {}),
    figures: keyFiguresOf(catalogue, model, pageFigures),
    features: model.features,
    ...(model.machine
      ? {
          featuresPicture: machinePicture(catalogue.words, 'models', model.id, 'side', model.name),
          elevation: machineDrawingPath('models', model.id, 'elevation'),
        }
      : {}),
    tables: showTables(model.tables, catalogue.figures),
    enquiry: model.enquiryLink,
    sheet: model.sheetPath,
    ...filledRelated(related),
    ...(comparison ? { comparison } : {}),
  };
}
