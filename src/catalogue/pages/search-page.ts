import type { Catalogue } from '../catalogue.ts';
import type { SearchPageData } from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { enquiryOf } from './find-pages.ts';
import { makeHead } from './head.ts';

/** The results of the search: no page for search engines, since it has none without words. */
export function searchPage(catalogue: Catalogue): SearchPageData {
  const { search, find, ourproducts } = catalogue.pages;
  const { path, title, summary, intro, noScript, none, enquiry, failed, words } = search;
  const breadcrumbs = crumbsFromHome(catalogue, title);
  const head = makeHead(catalogue, { path, titles: [title], description: summary, breadcrumbs });
  return {
    kind: 'search',
    path,
    head: { ...head, isHidden: true },
    breadcrumbs,
    heading: title,
    intro,
    words: { noScript, none, enquiry, failed, button: words.button, loading: words.loading },
    ways: [
      { to: find.path, label: find.title },
      { to: ourproducts.path, label: ourproducts.title },
    ],
    enquiry: enquiryOf(catalogue),
  };
}
