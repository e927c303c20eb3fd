import type { Catalogue, LinkedEquipment } from '../../catalogue.ts';
import { figuresOf, showFigures } from '../../link/tables-of.ts';
import { equipmentViews } from '../../media/main-pictures.ts';
import { equipmentCategory } from '../../members.ts';
import { machineFiles } from '../../media/pictures.ts';
import type {
  ContactLine,
  Figure,
  InternalLink,
  MachineFiles,
  PageBase,
  PictureId,
  Related,
  Titled,
  View,
} from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { filledRelated, relatedToEquipment } from './related.ts';
import { crumbsFromProducts, makeHead } from '../parts/head.ts';
import { equipmentShareCard } from '../parts/share-card.ts';
import { equipmentProduct } from '../parts/structured-data.ts';

export interface EquipmentPageData extends PageBase<'equipment'> {
  name: string;
  description: string;
  views: View[];
  initialView: PictureId;
  files?: MachineFiles;
  overview: Figure[];
  features: Titled[];
  applications: Titled[];
  contact: ContactLine;
  related?: Related;
  enquiry: InternalLink;
}

export const list: ListPages<EquipmentPageData> = (catalogue) =>
  catalogue.equipment.map((item) => listed('equipment', item, () => equipmentPage(catalogue, item)));

/** The page of an equipment item. */
function equipmentPage(catalogue: Catalogue, item: LinkedEquipment): EquipmentPageData {
  const category = equipmentCategory(catalogue);
  const breadcrumbs = crumbsFromProducts(catalogue, category, item.name);
  const overview = figuresOf(item.overview);
  const files = machineFiles(item);
  const views = equipmentViews(catalogue, item);
  return {
    kind: 'equipment',
    path: item.path,
    head: makeHead(catalogue, {
      path: item.path,
      titles: [item.name, ...(category ? [category.title] : [])],
      description: item.description,
      breadcrumbs,
      structuredData: [equipmentProduct(catalogue, item, overview)],
      card: equipmentShareCard(catalogue, item),
    }),
    breadcrumbs,
    name: item.name,
    description: item.description,
    views,
    initialView: views.some(({ id }) => id === 'photo-1') ? 'photo-1' : 'three-quarter',
    ...(files ? { files } : {}),
    overview: showFigures(overview, catalogue.figures),
    features: item.features,
    applications: item.applications,
    contact: { phone: catalogue.site.phone, email: catalogue.site.email },
    ...filledRelated(relatedToEquipment(catalogue, item)),
    enquiry: item.enquiryLink,
  };
}
