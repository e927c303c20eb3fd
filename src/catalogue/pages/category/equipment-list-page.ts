import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames, equipmentCategory, listingPath, membersOf } from '../../members.ts';
import type { EquipmentList } from '../../page-data.ts';
import { listedSlices, type PageOf } from '../declare.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { crumbsFromProducts, pageBase } from '../parts/head.ts';
import { type PageSlice, numberedHead, pagingOf, paginate, numberedTitle, itemsOf, onePage } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { asAppPath, enquirySearch } from '../../paths.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../../media/main-pictures.ts';
import { allOf } from '../../navigation.ts';
import { categoryLabel } from '../parts/cards.ts';

/** The line equipment as split cards. */
export const list = (catalogue: Catalogue) =>
  catalogue.categories.flatMap((category) => {
    const { listing, layout, file } = category;
    if (!listing || layout !== 'equipment') return [];
    const path = asAppPath(listing.path);
    const slices = paginate(memberNames(catalogue, category), listBounds.equipmentList);
    return listedSlices('equipment-list', { path, file }, slices, (slice) => {
      const input = {
        path,
        // The title differs from the grid's only in case, so add that of the page with the same list.
        titles: [listing.title, catalogue.pages.ourproducts.title],
        description: listing.summary,
        breadcrumbs: crumbsFromProducts(catalogue, category, listing.title),
        card: categoryShareCard(catalogue, category),
      };
      const { heading, items } = equipmentList(catalogue, slice);
      return {
        ...pageBase(catalogue, 'equipment-list', numberedHead(catalogue, input, slice)),
        equipment: { heading: numberedTitle(catalogue, heading, slice), items },
        ...pagingOf(catalogue, path, slice),
      };
    });
  });

export type EquipmentListPageData = PageOf<typeof list>;

/** Split cards of all equipment items and sibling categories, each with an enquiry link that names it. */
function equipmentList(catalogue: Catalogue, slice: PageSlice): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  return { heading: category.listing?.title ?? category.title, items: listItems(catalogue, category, slice) };
}

/** The first split cards, for the page of all products, and the link to the full list. */
export function firstEquipment(catalogue: Catalogue): EquipmentList {
  const category = equipmentCategory(catalogue);
  const [slice = onePage, ...more] = category
    ? paginate(memberNames(catalogue, category), listBounds.equipmentList)
    : [];
  const first = equipmentList(catalogue, slice);
  if (!category || more.length === 0) return first;
  return { ...first, all: { to: listingPath(category), label: allOf(catalogue, category.title) } };
}

export type EquipmentListItem = ReturnType<typeof listItems>[number];

function listItems(catalogue: Catalogue, category: LinkedCategory, slice: PageSlice) {
  return itemsOf(membersOf(catalogue, category), slice).map((member) => {
    switch (member.kind) {
      case 'equipment': {
        const { name, description, path, enquiryLink } = member.entry;
        return {
          name,
          description,
          to: path,
          enquiry: enquiryLink,
          picture: equipmentPicture(catalogue, member.entry),
        };
      }
      case 'model': {
        const { name, description, path, enquiryLink } = member.entry;
        return { name, description, to: path, enquiry: enquiryLink, picture: modelPicture(catalogue, member.entry) };
      }
      case 'category': {
        const name = categoryLabel(member.entry, 'equipment');
        const search = enquirySearch(category.enquiryMachinery, name);
        return {
          name,
          description: member.entry.summary,
          to: member.entry.path,
          enquiry: { to: catalogue.pages.enquire.path, label: catalogue.pages.enquire.title, search },
          picture: categoryPicture(catalogue, member.entry),
        };
      }
    }
  });
}
