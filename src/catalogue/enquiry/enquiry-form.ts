/** What the enquiry form's page carries of the catalogue: every choice, and every machine that a link may name. */
import type { Catalogue } from '../catalogue.ts';
import { enquiryOptions, enquirySubjects, listChoices } from './enquiry-choices.ts';
import type { EnquiryDrawing, EnquirySubject, MachineryOption } from '../page-data.ts';
import { categoryPicture } from '../media/main-pictures.ts';

export interface EnquiryFormData {
  options: readonly MachineryOption[];
  subjects: readonly EnquirySubject[];
  drawings: EnquiryDrawing[];
}

export function enquiryForm(catalogue: Catalogue): EnquiryFormData {
  return {
    options: enquiryOptions(catalogue),
    subjects: enquirySubjects(catalogue),
    drawings: enquiryDrawings(catalogue),
  };
}

/** The drawing of each choice under Applications that a category stands for; the others are machines with their own. */
function enquiryDrawings(catalogue: Catalogue): EnquiryDrawing[] {
  return listChoices(catalogue).flatMap(({ machinery, option, member }) => {
    const picture = member.kind === 'category' ? categoryPicture(catalogue, member.entry) : undefined;
    return picture ? [{ machinery, option, picture }] : [];
  });
}
