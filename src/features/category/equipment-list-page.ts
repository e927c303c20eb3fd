import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import { equipmentCategory, listingPath, membersOf, type Member } from '../../catalogue/members.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { listBounds } from '../page/list-bounds.ts';
import { crumbsFromProducts } from '../page/head.ts';
import { asAppPath, enquirySearch } from '../../catalogue/paths.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { allOf } from '../../catalogue/navigation.ts';
import { categoryLabel } from '../page/cards.ts';
import { allMembers } from './category-pages.ts';
import { categoryShareCard } from './category-kind.ts';

/** The line equipment as split cards. */
export const list = (catalogue: Catalogue) => {
  const category = equipmentCategory(catalogue);
  if (!category?.listing) return [];
  const { path, title, summary } = category.listing;
  const equipment = {
    file: category.file,
    path: asAppPath(path),
    title,
    // The title differs from the grid's only in case, so add that of the page with the same list.
    above: [catalogue.pages.ourproducts.title],
    description: summary,
    breadcrumbs: crumbsFromProducts(catalogue, category, title),
    card: categoryShareCard(catalogue, category),
    ...allMembers,
    items: membersOf(catalogue, category),
    size: 'equipmentList' as const,
  };
  return listedPages(catalogue, 'equipment-list', equipment, ({ items }) => ({
    equipment: { items: items.map((member) => listItem(catalogue, category, member)) },
  }));
};

export type EquipmentListPageData = PageOf<typeof list>;

/** The first split cards, for the page of all products, and the link to the full list. */
export function firstEquipment(catalogue: Catalogue): {
  heading: string;
  /** In the index of the page. */
  label: string;
  items: EquipmentListItem[];
  /** Link to the full list, if these are not all. */
  all?: InternalLink;
} {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', label: '', items: [] };
  const members = membersOf(catalogue, category);
  const size = listBounds.equipmentList;
  return {
    heading: category.listing?.title ?? category.title,
    label: category.title,
    items: members.slice(0, size).map((member) => listItem(catalogue, category, member)),
    ...(members.length > size ? { all: { to: listingPath(category), label: allOf(catalogue, category.title) } } : {}),
  };
}

export type EquipmentListItem = ReturnType<typeof listItem>;

/** A split card with an enquiry link that names the item. */
function listItem(catalogue: Catalogue, category: LinkedCategory, member: Member) {
  const { kind, entry } = member;
  const picture = memberPicture(catalogue, member);
  if (kind !== 'category') {
    const { name, description, path, enquiryLink } = entry;
    return { name, description, to: path, enquiry: enquiryLink, picture };
  }
  const { enquire } = catalogue.pages;
  const name = categoryLabel(entry, 'equipment');
  const search = enquirySearch(category.enquiryMachinery, name);
  const enquiry = { to: enquire.path, label: enquire.title, search };
  return { name, description: entry.summary, to: entry.path, enquiry, picture };
}
