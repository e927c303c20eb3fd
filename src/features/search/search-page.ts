import { type PageOf, pageBelowHome } from '../page/declare.ts';
import { enquiryLink } from '../../catalogue/navigation.ts';

/** An empty page that the script fills with results, so it is not indexed. */
export const list = pageBelowHome(
  'search',
  (catalogue, { intro, noScript, none, enquiry, failed, words }) => {
    const { find, ourproducts } = catalogue.pages;
    return {
      intro,
      words: { noScript, none, enquiry, failed, button: words.button, loading: words.loading },
      /** Links for visitors without script or results. */
      ways: [
        ...(find ? [{ to: find.path, label: find.title }] : []),
        { to: ourproducts.path, label: ourproducts.title },
      ],
      enquiry: enquiryLink(catalogue),
    };
  },
  { isHidden: true },
);

export type SearchPageData = PageOf<typeof list>;
