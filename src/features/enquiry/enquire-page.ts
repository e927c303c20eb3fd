import { formWords } from '../../enquiry/contract/enquiry-form.ts';
import { enquiryFormOf } from './enquiry-of-catalogue.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';

export const list = pageBelowHome('enquire', (catalogue, { intro, words, aside }) => ({
  intro,
  words: formWords(words),
  aside,
  /** The page that prints the list as a request. */
  requestPage: catalogue.pages.request?.path,
  ...enquiryFormOf(catalogue),
}));

export type EnquirePageData = PageOf<typeof list>;
