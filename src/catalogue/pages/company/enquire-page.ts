import { formWords, enquiryForm } from '../../enquiry/enquiry-form.ts';
import { type PageOf, pageBelowHome } from '../declare.ts';

export const list = pageBelowHome('enquire', (catalogue, { intro, words, aside }) => ({
  intro,
  words: formWords(words),
  aside,
  ...enquiryForm(catalogue),
}));

export type EnquirePageData = PageOf<typeof list>;
