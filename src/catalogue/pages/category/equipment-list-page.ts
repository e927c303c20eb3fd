import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames, equipmentCategory, listingPath, membersOf } from '../../members.ts';
import type { EquipmentList, Listing, PageBase, EquipmentListItem } from '../../page-data.ts';
import { type ListPages, listedParts } from '../declare.ts';
import { crumbsFromProducts, makeHead } from '../parts/head.ts';
import { type Part, headOfPart, pagingOf, partsOf, titleOfPart, itemsOf, whole } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { asAppPath, enquirySearch } from '../../paths.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../../media/main-pictures.ts';
import { allOf } from '../../navigation.ts';
import { categoryLabel } from '../parts/cards.ts';

export interface EquipmentListPageData extends PageBase<'equipment-list'>, Listing {
  equipment: EquipmentList;
}

export const list: ListPages<EquipmentListPageData> = (catalogue, bounds) =>
  catalogue.categories.flatMap((category) => {
    const { listing, layout, file } = category;
    if (!listing || layout !== 'equipment') return [];
    const parts = partsOf(memberNames(catalogue, category), bounds.equipmentList);
    const place = { path: asAppPath(listing.path), file };
    return listedParts('equipment-list', place, parts, (part) =>
      equipmentListPage(catalogue, category, { listing, part }),
    );
  });

/** The list of line equipment as split cards. */
function equipmentListPage(
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

/** The split cards: every equipment item and every category beside them, each with an enquiry link that names it. */
function equipmentList(catalogue: Catalogue, part: Part): EquipmentList {
  const category = equipmentCategory(catalogue);
  if (!category) return { heading: '', items: [] };
  return { heading: category.listing?.title ?? category.title, items: listItems(catalogue, category, part) };
}

/** The first of them for the page of all products, with the way to the others where there are more. */
export function firstEquipment(catalogue: Catalogue, bound: number): EquipmentList {
  const category = equipmentCategory(catalogue);
  const [part = whole, ...more] = category ? partsOf(memberNames(catalogue, category), bound) : [];
  const first = equipmentList(catalogue, part);
  if (!category || more.length === 0) return first;
  return { ...first, all: { to: listingPath(category), label: allOf(catalogue, category.title) } };
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
