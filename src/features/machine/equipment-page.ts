import type { Catalogue, LinkedEquipment } from '../../catalogue/catalogue.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { openSizes, sizeRows } from '../../catalogue/machine/transport.ts';
import { equipmentViews } from '../../catalogue/media/main-pictures.ts';
import { documentsOf } from '../../catalogue/media/documents.ts';
import { machineFiles } from '../../catalogue/media/pictures.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import { entryPages, type PageOf } from '../page/declare.ts';
import { crumbsFromProducts } from '../page/head.ts';
import { kind } from './equipment-kind.ts';
import { filledRelated, relatedToEquipment } from './related.ts';

export const list = entryPages(
  'equipment',
  kind,
  (catalogue, { name, description }) => {
    const category = equipmentCategory(catalogue);
    const above = category ? [category.title] : [];
    return { title: name, above, description, breadcrumbs: crumbsFromProducts(catalogue, category, name) };
  },
  equipmentPage,
);

export type EquipmentPageData = PageOf<typeof list>;

function equipmentPage(catalogue: Catalogue, item: LinkedEquipment) {
  const { name, description } = item;
  const member = { kind: 'equipment', entry: item } as const;
  const open = openSizes(catalogue, member);
  return {
    name,
    description,
    views: equipmentViews(catalogue, item),
    files: machineFiles(item, item.sheetPath),
    overview: showFigures(catalogue, [...item.overview, ...sizeRows(catalogue, member), ...open.rows]),
    ask: open.ask,
    documents: documentsOf(catalogue, member),
    features: item.features,
    applications: item.applications,
    related: filledRelated(relatedToEquipment(catalogue, item)),
    enquiry: item.enquiryLink,
  };
}
