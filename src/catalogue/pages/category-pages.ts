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
import { headOfPart, itemsOf, pagingOf, titleOfPart, type Part } from './paging.ts';
import { categoryShareCard } from './share-card.ts';

/** A category whose members are shown as cards. */
export function cardsPage(catalogue: Catalogue, category: LinkedCategory, part: Part): CardsPageData {
  const cards = memberCards(catalogue, category, part);
  return { kind: 'cards', ...categoryBase(catalogue, category, part), cards };
}

/** A category with a selector of its models. */
export function modelsPage(catalogue: Catalogue, category: LinkedCategory, part: Part): ModelsPageData {
  const models = itemsOf(category.models, part).map(modelSummary);
  return { kind: 'models', ...categoryBase(catalogue, category, part), models };
}

/** An information page; models that the category has gained are listed under its text. */
export function textPage(catalogue: Catalogue, category: LinkedCategory, part: Part): TextPageData {
  return {
    kind: 'text',
    ...categoryBase(catalogue, category, part),
    body: part.number === 1 ? (category.body ?? []) : [],
    models: itemsOf(category.models, part).map(modelSummary),
  };
}

/** The grid of line equipment. */
export function equipmentGridPage(catalogue: Catalogue, category: LinkedCategory, part: Part): EquipmentGridPageData {
  const { path, head, breadcrumbs, heading, intro, paging } = categoryBase(catalogue, category, part);
  return {
    kind: 'equipment-grid',
    path,
    head,
    breadcrumbs,
    heading,
    intro,
    cards: equipmentCards(catalogue, part),
    ...(paging ? { paging } : {}),
  };
}

/** The list of line equipment as split cards. */
export function equipmentListPage(
  catalogue: Catalogue,
  category: LinkedCategory,
  { listing, part }: { listing: NonNullable<LinkedCategory['listing']>; part: Part },
): EquipmentListPageData {
  // Its title is that of the grid in capitals, so the page that shows the same list goes with it.
  const input = headOfPart(
    catalogue,
    {
      path: asAppPath(listing.path),
      titles: [listing.title, catalogue.pages.ourproducts.title],
      description: listing.summary,
      breadcrumbs: crumbsFromProducts(catalogue, category, listing.title),
      card: categoryShareCard(catalogue, category),
    },
    part,
  );
  const { heading, items } = equipmentList(catalogue, part);
  return {
    kind: 'equipment-list',
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    equipment: { heading: titleOfPart(catalogue, heading, part), items },
    ...pagingOf(catalogue, asAppPath(listing.path), part),
  };
}

/**
 * What all pages of categories have; where a list goes on, only what is needed there. Metal shredders are both primary
 * and secondary, so the title names the categories above.
 */
function categoryBase(catalogue: Catalogue, category: LinkedCategory, part: Part) {
  const comparison = comparisonLink(catalogue, category);
  const input = headOfPart(
    catalogue,
    {
      path: category.path,
      titles: lineOf(category).map((step) => step.title),
      description: category.summary,
      breadcrumbs: crumbsFromProducts(catalogue, category.parent, category.title),
      card: categoryShareCard(catalogue, category),
    },
    part,
  );
  const { intro = [], features = [], applications = [], benefits = [] } = part.number === 1 ? category : {};
  return {
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, category.title, part),
    intro,
    features,
    applications,
    benefits,
    picture: categoryPicture(category),
    contact: contactLine(catalogue),
    enquiry: {
      to: catalogue.pages.enquire.path,
      label: 'Enquire Us',
      search: enquirySearch(category.enquiryMachinery, category.enquiry?.option),
    },
    ...(comparison ? { comparison } : {}),
    ...(category.getInTouch ? { getInTouch: category.getInTouch } : {}),
    ...pagingOf(catalogue, category.path, part),
  };
}
