import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import { categoryPicture } from '../main-pictures.ts';
import { lineOf } from '../members.ts';
import type {
  CardsPageData,
  EquipmentGridPageData,
  EquipmentListPageData,
  ModelsPageData,
  TextPageData,
} from '../page-data.ts';
import { asAppPath, enquirySearch } from '../paths.ts';
import { crumbsFromProducts } from './breadcrumbs.ts';
import { equipmentCards, memberCards, modelSummary } from './cards.ts';
import { comparisonLink } from './comparison-link.ts';
import { contactLine } from './company-pages.ts';
import { equipmentList } from './equipment-list.ts';
import { makeHead } from './head.ts';
import { categoryShareCard } from './share-card.ts';

/** A category whose members are shown as cards. */
export function cardsPage(catalogue: Catalogue, category: LinkedCategory): CardsPageData {
  return { kind: 'cards', ...categoryBase(catalogue, category), cards: memberCards(catalogue, category) };
}

/** A category with a selector of its models. */
export function modelsPage(catalogue: Catalogue, category: LinkedCategory): ModelsPageData {
  return { kind: 'models', ...categoryBase(catalogue, category), models: category.models.map(modelSummary) };
}

/** An information page; models that the category has gained are listed under its text. */
export function textPage(catalogue: Catalogue, category: LinkedCategory): TextPageData {
  return {
    kind: 'text',
    ...categoryBase(catalogue, category),
    body: category.body ?? [],
    models: category.models.map(modelSummary),
  };
}

/** The grid of line equipment. */
export function equipmentGridPage(catalogue: Catalogue, category: LinkedCategory): EquipmentGridPageData {
  const { path, head, breadcrumbs, heading, intro } = categoryBase(catalogue, category);
  return { kind: 'equipment-grid', path, head, breadcrumbs, heading, intro, cards: equipmentCards(catalogue) };
}

/** The list of line equipment as split cards. */
export function equipmentListPage(
  catalogue: Catalogue,
  category: LinkedCategory,
  listing: NonNullable<LinkedCategory['listing']>,
): EquipmentListPageData {
  const path = asAppPath(listing.path);
  const breadcrumbs = crumbsFromProducts(catalogue, category, listing.title);
  return {
    kind: 'equipment-list',
    path,
    // Its title is that of the grid in capitals, so the page that shows the same list goes with it.
    head: makeHead(catalogue, {
      path,
      titles: [listing.title, catalogue.pages.ourproducts.title],
      description: listing.summary,
      breadcrumbs,
      card: categoryShareCard(catalogue, category),
    }),
    breadcrumbs,
    equipment: equipmentList(catalogue),
  };
}

/** What all pages of categories have. Metal shredders are both primary and secondary, so the title names the categories above. */
function categoryBase(catalogue: Catalogue, category: LinkedCategory) {
  const comparison = comparisonLink(catalogue, category);
  const breadcrumbs = crumbsFromProducts(catalogue, category.parent, category.title);
  return {
    path: category.path,
    head: makeHead(catalogue, {
      path: category.path,
      titles: lineOf(category).map((step) => step.title),
      description: category.summary,
      breadcrumbs,
      card: categoryShareCard(catalogue, category),
    }),
    breadcrumbs,
    heading: category.title,
    intro: category.intro ?? [],
    features: category.features ?? [],
    applications: category.applications ?? [],
    benefits: category.benefits ?? [],
    picture: categoryPicture(category),
    contact: contactLine(catalogue),
    enquiry: {
      to: catalogue.pages.enquire.path,
      label: 'Enquire Us',
      search: enquirySearch(category.enquiryMachinery, category.enquiry?.option),
    },
    ...(comparison ? { comparison } : {}),
    ...(category.getInTouch ? { getInTouch: category.getInTouch } : {}),
  };
}
