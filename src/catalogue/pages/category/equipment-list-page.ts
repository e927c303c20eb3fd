import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { memberNames } from '../../members.ts';
import type { EquipmentList, Listing, PageBase } from '../../page-data.ts';
import { type ListPages, listedParts } from '../declare.ts';
import { crumbsFromProducts } from '../parts/breadcrumbs.ts';
import { equipmentList } from '../parts/equipment-list.ts';
import { makeHead } from '../parts/head.ts';
import { type Part, headOfPart, pagingOf, partsOf, titleOfPart } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { asAppPath } from '../../paths.ts';

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
