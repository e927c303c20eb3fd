import { type PageOf, pageBelowHome } from '../page/declare.ts';

/** The enquiry list as a sheet. The script fills it with what the address names, so it is not indexed. */
export const list = pageBelowHome(
  'request',
  (catalogue, { intro, words }) => ({
    intro,
    words,
    ways: [{ to: catalogue.pages.ourproducts.path, label: catalogue.pages.ourproducts.title }],
  }),
  { isHidden: true },
);

export type RequestPageData = PageOf<typeof list>;
