import type { Catalogue, LinkedCategory } from './catalogue.ts';
import { categoryPicture } from './main-pictures.ts';
import { mainCategories, membersOf } from './members.ts';
import type { EnquiryDrawing } from './page-data.ts';

/** The drawing of each choice under Applications that a category stands for; the others are machines with their own. */
export function enquiryDrawings(catalogue: Catalogue): EnquiryDrawing[] {
  return mainCategories(catalogue).flatMap((category) => {
    const machinery = category.enquiry?.machinery;
    return machinery === undefined ? [] : drawingsBelow(catalogue, category, machinery);
  });
}

function drawingsBelow(catalogue: Catalogue, category: LinkedCategory, machinery: string): EnquiryDrawing[] {
  return membersOf(catalogue, category).flatMap((member) => {
    if (member.kind !== 'category') return [];
    const option = member.entry.enquiry?.option;
    const picture = categoryPicture(member.entry);
    const own = option === undefined ? [] : [{ machinery, option, picture }];
    return own.concat(drawingsBelow(catalogue, member.entry, machinery));
  });
}
