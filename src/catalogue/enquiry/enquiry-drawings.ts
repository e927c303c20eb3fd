import type { Catalogue } from '../catalogue.ts';
import { listChoices } from './enquiry-choices.ts';
import { categoryPicture } from '../media/main-pictures.ts';
import type { EnquiryDrawing } from '../page-data.ts';

/** The drawing of each choice under Applications that a category stands for; the others are machines with their own. */
export function enquiryDrawings(catalogue: Catalogue): EnquiryDrawing[] {
  return listChoices(catalogue).flatMap(({ machinery, option, member }) => {
    const picture = member.kind === 'category' ? categoryPicture(member.entry) : undefined;
    return picture ? [{ machinery, option, picture }] : [];
  });
}
