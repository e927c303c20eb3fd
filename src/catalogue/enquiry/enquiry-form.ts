/** What the enquiry form's page carries of the catalogue: every choice, and every machine that a link may name. */
import type { Catalogue } from '../catalogue.ts';
import { enquiryOptions, enquirySubjects, listChoices } from './enquiry-choices.ts';
import type { EnquiryDrawing, EnquirySubject, MachineryOption, EnquiryWords } from '../page-data.ts';
import { categoryPicture } from '../media/main-pictures.ts';
import type { PageEnquire } from '#generated/entries.gen.ts';
import { fill } from '../words.ts';

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

/** The words of the form, with the rule for telephone numbers as the pattern that form and service check. */
export function formWords({ phoneRule, ...words }: PageEnquire['words']): EnquiryWords {
  const { least, most } = phoneRule;
  const errors = { ...words.errors, phone: fill(words.errors.phone, { least, most }) };
  return { ...words, errors, phonePattern: phonePattern(phoneRule) };
}

/**
 * So many digits, alone or with the signs that people part them with; white space around them goes before they are sent.
 * Browsers read it with the flag `v`.
 */
function phonePattern({ least, most, digitsOnly }: PageEnquire['words']['phoneRule']): string {
  const signs = String.raw`[ .\(\)\/\-]*`;
  const digits = `{${Math.min(least, most)},${most}}`;
  return String.raw`\s*${digitsOnly ? `[0-9]${digits}` : String.raw`\+?(?:${signs}[0-9])${digits}${signs}`}\s*`;
}
