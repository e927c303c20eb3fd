import { formWords, enquiryForm } from '../../enquiry/contract/enquiry-form.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';

export const list = pageBelowHome('enquire', (catalogue, { intro, words, aside }) => ({
  intro,
  words: formWords(words),
  aside,
  ...enquiryForm(catalogue),
}));

export type EnquirePageData = PageOf<typeof list>;
