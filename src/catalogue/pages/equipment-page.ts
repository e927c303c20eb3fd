import type { Catalogue, LinkedEquipment } from '../catalogue.ts';
import { figuresOf } from '../link/tables-of.ts';
import { equipmentViews } from '../main-pictures.ts';
import { equipmentCategory } from '../members.ts';
import type { EquipmentPageData } from '../page-data.ts';
import { crumbsFromProducts } from './breadcrumbs.ts';
import { contactLine } from './company-pages.ts';
import { showFigures } from './figures.ts';
import { makeHead } from './head.ts';
import { relatedToEquipment } from './related.ts';
import { equipmentShareCard } from './share-card.ts';
import { equipmentProduct } from './structured-data.ts';

/** The page of an equipment item. */
export function equipmentPage(catalogue: Catalogue, item: LinkedEquipment): EquipmentPageData {
  const category = equipmentCategory(catalogue);
  const breadcrumbs = crumbsFromProducts(catalogue, category, item.name);
  const overview = figuresOf(item.overview);
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
    initialView: views.some(({ id }) => id === 'photo-1') ? 'photo-1' : 'side',
    overview: showFigures(overview),
    features: item.features,
    applications: item.applications,
    contact: contactLine(catalogue),
    ...relatedToEquipment(catalogue, item),
    enquiry: item.enquiryLink,
  };
}
