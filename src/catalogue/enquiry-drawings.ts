import type { Catalogue, LinkedCategory } from './catalogue.ts';
import { mainCategories, membersOf } from './members.ts';
import type { EnquiryDrawing } from './page-data.ts';
import { machinePicture } from './pictures.ts';

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
    const { id, title, enquiry } = member.entry;
    const option = enquiry?.option;
    const picture = machinePicture('categories', id, 'side', title);
    const own = option === undefined ? [] : [{ machinery, option, picture }];
    return own.concat(drawingsBelow(catalogue, member.entry, machinery));
  });
}
