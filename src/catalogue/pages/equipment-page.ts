import type { Catalogue, LinkedEquipment } from '../catalogue.ts';
import { figuresOf } from '../link/tables-of.ts';
import { equipmentCategory } from '../members.ts';
import type { EquipmentPageData, View } from '../page-data.ts';
import { machineViews } from '../pictures.ts';
import { crumbsFromProducts } from './breadcrumbs.ts';
import { equipmentPicture } from './cards.ts';
import { contactLine } from './company-pages.ts';
import { showFigures } from './figures.ts';
import { makeHead } from './head.ts';
import { equipmentShareCard } from './share-card.ts';
import { equipmentProduct } from './structured-data.ts';

/** The page of an equipment item. */
export function equipmentPage(catalogue: Catalogue, item: LinkedEquipment): EquipmentPageData {
  const category = equipmentCategory(catalogue);
  const breadcrumbs = crumbsFromProducts(catalogue, category, item.name);
  const overview = figuresOf(item.overview);
  const photos: View[] = item.photo
    ? [{ id: 'photo-1', label: 'picture', picture: equipmentPicture(catalogue, item) }]
    : [];
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
    views: [...photos, ...machineViews('equipment', item.id, item.name)],
    initialView: photos[0]?.id ?? 'side',
    overview: showFigures(overview),
    features: item.features,
    applications: item.applications,
    contact: contactLine(catalogue),
    enquiry: item.enquiryLink,
  };
}
