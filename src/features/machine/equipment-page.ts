import type { Catalogue, LinkedEquipment } from '../../catalogue/catalogue.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { openSizes, sizeRows } from '../../catalogue/lines.ts';
import { equipmentViews } from '../../catalogue/media/main-pictures.ts';
import { machineFiles } from '../../catalogue/media/pictures.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
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
  const member = { kind: 'equipment', entry: item } as const;
  const open = openSizes(catalogue, member);
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
    views: equipmentViews(catalogue, item),
    files: machineFiles(item, item.sheetPath),
    overview: showFigures(catalogue, [...item.overview, ...sizeRows(catalogue, member), ...open.rows]),
    ask: open.ask,
    features: item.features,
    applications: item.applications,
    related: filledRelated(relatedToEquipment(catalogue, item)),
    enquiry: item.enquiryLink,
  };
}
