import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { equipmentCategory, listingPath, membersOf, nameOfMember, type Member } from '../../members.ts';
import type { EquipmentList } from '../../page-data.ts';
import { listedSlices, type PageOf } from '../declare.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { crumbsFromProducts, pageBase } from '../parts/head.ts';
import { numberedHead, pagingOf, paginate, numberedTitle } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { asAppPath, enquirySearch } from '../../paths.ts';
import { memberPicture } from '../../media/main-pictures.ts';
import { allOf } from '../../navigation.ts';
import { categoryLabel } from '../parts/cards.ts';

/** The line equipment as split cards. */
export const list = (catalogue: Catalogue) => {
  const category = equipmentCategory(catalogue);
  if (!category?.listing) return [];
  const { listing, file } = category;
  const path = asAppPath(listing.path);
  return listedSlices('equipment-list', { path, file }, equipmentSlices(catalogue, category), (slice) => {
    const input = {
      path,
      // The title differs from the grid's only in case, so add that of the page with the same list.
      titles: [listing.title, catalogue.pages.ourproducts.title],
      description: listing.summary,
      breadcrumbs: crumbsFromProducts(catalogue, category, listing.title),
      card: categoryShareCard(catalogue, category),
    };
    const items = slice.items.map((member) => listItem(catalogue, category, member));
    return {
      ...pageBase(catalogue, 'equipment-list', numberedHead(catalogue, input, slice)),
      equipment: { heading: numberedTitle(catalogue, listing.title, slice), items },
      ...pagingOf(catalogue, path, slice),
    };
  });
};

export type EquipmentListPageData = PageOf<typeof list>;

/** Equipment items and sibling categories. */
function equipmentSlices(catalogue: Catalogue, category: LinkedCategory) {
  return paginate(membersOf(catalogue, category), listBounds.equipmentList, nameOfMember);
}

/** The first split cards, for the page of all products, and the link to the full list. */
export function firstEquipment(catalogue: Catalogue): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  const [first, ...more] = equipmentSlices(catalogue, category);
  return {
    heading: category.listing?.title ?? category.title,
    items: (first?.items ?? []).map((member) => listItem(catalogue, category, member)),
    ...(more.length > 0 ? { all: { to: listingPath(category), label: allOf(catalogue, category.title) } } : {}),
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
