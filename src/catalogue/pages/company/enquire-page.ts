import type { Catalogue } from '../../catalogue.ts';
import { formWords, enquiryForm } from '../../enquiry/enquiry-form.ts';
import type {
  Block,
  ContactLine,
  EnquiryDrawing,
  EnquirySubject,
  EnquiryWords,
  MachineryOption,
  PageBase,
} from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';

export interface EnquirePageData extends PageBase<'enquire'> {
  heading: string;
  intro: string;
  words: EnquiryWords;
  aside: Block;
  contact: ContactLine;
  options: readonly MachineryOption[];
  subjects: readonly EnquirySubject[];
  drawings: EnquiryDrawing[];
}

export const list: ListPages<EnquirePageData> = (catalogue) => [
  listed('enquire', catalogue.pages.enquire, () => enquirePage(catalogue)),
];

/** The page with the enquiry form. */
function enquirePage(catalogue: Catalogue): EnquirePageData {
  const { enquire } = catalogue.pages;
  return {
    ...pageBelowHome(catalogue, 'enquire', enquire),
    intro: enquire.intro,
    words: formWords(enquire.words),
    aside: enquire.aside,
    contact: { phone: catalogue.site.phone, email: catalogue.site.email },
    ...enquiryForm(catalogue),
  };
}
