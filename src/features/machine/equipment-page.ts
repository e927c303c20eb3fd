import type { Catalogue, LinkedEquipment } from '../../catalogue/catalogue.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { sizeRows } from '../../catalogue/lines.ts';
import { equipmentViews } from '../../catalogue/media/main-pictures.ts';
import { machineFiles } from '../../catalogue/media/pictures.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import type { PictureId } from '../../catalogue/shown/parts.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { crumbsFromProducts, pageBase } from '../page/head.ts';
import { equipmentShareCard } from '../page/share-card.ts';
import { equipmentProduct } from '../page/structured-data.ts';
import { filledRelated, relatedToEquipment } from './related.ts';

export const list = (catalogue: Catalogue) =>
  catalogue.equipment.map((item) => listed('equipment', item, () => equipmentPage(catalogue, item)));

export type EquipmentPageData = PageOf<typeof list>;

function equipmentPage(catalogue: Catalogue, item: LinkedEquipment) {
  const { path, name, description } = item;
  const category = equipmentCategory(catalogue);
  const views = equipmentViews(catalogue, item);
  const initialView: PictureId = views.some(({ id }) => id === 'photo-1') ? 'photo-1' : 'three-quarter';
  return {
    ...pageBase(catalogue, 'equipment', {
      path,
      title: name,
      above: category ? [category.title] : [],
      description,
      breadcrumbs: crumbsFromProducts(catalogue, category, name),
      structuredData: [equipmentProduct(catalogue, item)],
      card: equipmentShareCard(catalogue, item),
    }),
    name,
    description,
    views,
    initialView,
    files: machineFiles(item, item.sheetPath),
    overview: showFigures(catalogue, [...item.overview, ...sizeRows(catalogue, { kind: 'equipment', entry: item })]),
    features: item.features,
    applications: item.applications,
    related: filledRelated(relatedToEquipment(catalogue, item)),
    enquiry: item.enquiryLink,
  };
}
