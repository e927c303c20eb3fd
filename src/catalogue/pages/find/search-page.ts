import type { Catalogue } from '../../catalogue.ts';
import type { InternalLink, PageBase, SearchWords } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { enquiryOf } from './find-results-page.ts';
import { pageBelowHome } from '../parts/head.ts';

/** Results of the search: a frame that the script fills. */
export interface SearchPageData extends PageBase<'search'> {
  heading: string;
  intro: string;
  words: SearchWords;
  /** The ways on where there is no script or no result. */
  ways: InternalLink[];
  enquiry: InternalLink;
}

export const list: ListPages<SearchPageData> = (catalogue) => [
  { ...listed('search', catalogue.pages.search, () => searchPage(catalogue)), isHidden: true },
];

/** The results of the search: no page for search engines, since it has none without words. */
function searchPage(catalogue: Catalogue): SearchPageData {
  const { search, find, ourproducts } = catalogue.pages;
  const { intro, noScript, none, enquiry, failed, words } = search;
  const base = pageBelowHome(catalogue, 'search', search);
  return {
    ...base,
    head: { ...base.head, isHidden: true },
    intro,
    words: { noScript, none, enquiry, failed, button: words.button, loading: words.loading },
    ways: [...(find ? [{ to: find.path, label: find.title }] : []), { to: ourproducts.path, label: ourproducts.title }],
    enquiry: enquiryOf(catalogue),
  };
}
