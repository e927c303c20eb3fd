import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames, equipmentCategory, listingPath, membersOf } from '../../members.ts';
import type { EquipmentList } from '../../page-data.ts';
import { listedParts, type PageOf } from '../declare.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { crumbsFromProducts, pageBase } from '../parts/head.ts';
import { type Part, headOfPart, pagingOf, partsOf, titleOfPart, itemsOf, whole } from '../parts/paging.ts';
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
    const parts = partsOf(memberNames(catalogue, category), listBounds.equipmentList);
    return listedParts('equipment-list', { path, file }, parts, (part) => {
      const input = {
        path,
        // The title differs from the grid's only in case, so add that of the page with the same list.
        titles: [listing.title, catalogue.pages.ourproducts.title],
        description: listing.summary,
        breadcrumbs: crumbsFromProducts(catalogue, category, listing.title),
        card: categoryShareCard(catalogue, category),
      };
      const { heading, items } = equipmentList(catalogue, part);
      return {
        ...pageBase(catalogue, 'equipment-list', headOfPart(catalogue, input, part)),
        equipment: { heading: titleOfPart(catalogue, heading, part), items },
        ...pagingOf(catalogue, path, part),
      };
    });
  });

export type EquipmentListPageData = PageOf<typeof list>;

/** Split cards of all equipment items and sibling categories, each with an enquiry link that names it. */
function equipmentList(catalogue: Catalogue, part: Part): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  return { heading: category.listing?.title ?? category.title, items: listItems(catalogue, category, part) };
}

/** The first split cards, for the page of all products, and the link to the full list. */
export function firstEquipment(catalogue: Catalogue): EquipmentList {
  const category = equipmentCategory(catalogue);
  const [part = whole, ...more] = category ? partsOf(memberNames(catalogue, category), listBounds.equipmentList) : [];
  const first = equipmentList(catalogue, part);
  if (!category || more.length === 0) return first;
  return { ...first, all: { to: listingPath(category), label: allOf(catalogue, category.title) } };
}

export type EquipmentListItem = ReturnType<typeof listItems>[number];

function listItems(catalogue: Catalogue, category: LinkedCategory, part: Part) {
  return itemsOf(membersOf(catalogue, category), part).map((member) => {
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
