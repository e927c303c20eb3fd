import type { Catalogue, LinkedCategory } from '../catalogue.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../main-pictures.ts';
import { equipmentCategory, membersOf } from '../members.ts';
import type { EquipmentList, EquipmentListItem } from '../page-data.ts';
import { enquirySearch } from '../paths.ts';
import { categoryLabel } from './cards.ts';

/** The split cards: every equipment item and every category beside them, each with an enquiry link that names it. */
export function equipmentList(catalogue: Catalogue): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  return { heading: category.listing?.title ?? category.title, items: listItems(catalogue, category) };
}

function listItems(catalogue: Catalogue, category: LinkedCategory): EquipmentListItem[] {
  return membersOf(catalogue, category).map((member) => {
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
        return { name, description, to: path, enquiry: enquiryLink, picture: modelPicture(member.entry) };
      }
      case 'category': {
        const name = categoryLabel(member.entry, 'equipment');
        const search = enquirySearch(category.enquiryMachinery, name);
        return {
          name,
          description: member.entry.summary,
          to: member.entry.path,
          enquiry: { to: catalogue.pages.enquire.path, label: catalogue.pages.enquire.title, search },
          picture: categoryPicture(member.entry),
        };
      }
    }
  });
}
