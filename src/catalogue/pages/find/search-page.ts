import { type PageOf, pageBelowHome } from '../declare.ts';
import { enquiryOf } from './find-results-page.ts';

/** A frame that the script fills with what was found: no page for search engines, since it has none without words. */
export const list = pageBelowHome(
  'search',
  (catalogue, { intro, noScript, none, enquiry, failed, words }) => {
    const { find, ourproducts } = catalogue.pages;
    return {
      intro,
      words: { noScript, none, enquiry, failed, button: words.button, loading: words.loading },
      /** The ways on where there is no script or no result. */
      ways: [
        ...(find ? [{ to: find.path, label: find.title }] : []),
        { to: ourproducts.path, label: ourproducts.title },
      ],
      enquiry: enquiryOf(catalogue),
    };
  },
  { isHidden: true },
);

export type SearchPageData = PageOf<typeof list>;
