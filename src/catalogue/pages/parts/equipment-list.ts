import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../../media/main-pictures.ts';
import { equipmentCategory, listingPath, memberNames, membersOf } from '../../members.ts';
import { allOf } from '../../navigation.ts';
import type { EquipmentList, EquipmentListItem } from '../../page-data.ts';
import { enquirySearch } from '../../paths.ts';
import { categoryLabel } from './cards.ts';
import { itemsOf, partsOf, whole, type Part } from './paging.ts';

/** The split cards: every equipment item and every category beside them, each with an enquiry link that names it. */
export function equipmentList(catalogue: Catalogue, part: Part): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  return { heading: category.listing?.title ?? category.title, items: listItems(catalogue, category, part) };
}

/** The first of them for the page of all products, with the way to the others where there are more. */
export function firstEquipment(catalogue: Catalogue, bound: number): EquipmentList {
  const category = equipmentCategory(catalogue);
  const [part = whole, ...more] = category ? partsOf(memberNames(catalogue, category), bound) : [];
  const list = equipmentList(catalogue, part);
  if (!category || more.length === 0) return list;
  return { ...list, all: { to: listingPath(category), label: allOf(catalogue, category.title) } };
}

function listItems(catalogue: Catalogue, category: LinkedCategory, part: Part): EquipmentListItem[] {
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
