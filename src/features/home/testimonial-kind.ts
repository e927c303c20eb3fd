import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { EntryKind } from '../kinds/kind.ts';

/** Testimonials. They stand on the home page. */
export const kind: EntryKind<Catalogue['testimonials'][number]> = {
  entries: ({ testimonials }) => testimonials,
  nameOf: ({ country }) => country,
  listedOn: ({ pages }) => [pages.home.path],
  pageTexts: ({ pages, testimonials }) => [
    {
      page: pages.home,
      texts: testimonials.flatMap(({ company, country, feedback, author }) => [company, country, feedback, author]),
    },
  ],
};
