import type { Catalogue } from '../../catalogue.ts';
import type { PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { crumbsFromHome } from '../parts/breadcrumbs.ts';
import { makeHead } from '../parts/head.ts';

/** What stands at an address that this device has not kept, while there is no connection. */
export interface OfflinePageData extends PageBase<'offline'> {
  heading: string;
  text: string;
  words: {
    /** The button that tries the address again. */
    retry: string;
    /** Above the pages that this device has kept. */
    pages: string;
    /** Above the sheets that this device has kept. */
    sheets: string;
    /** Where it has kept none of both. */
    none: string;
  };
}

export const list: ListPages<OfflinePageData> = (catalogue) => [
  { ...listed('offline', catalogue.pages.offline, () => offlinePage(catalogue)), isHidden: true },
];

/** The page for those without a connection: no page for search engines. */
function offlinePage(catalogue: Catalogue): OfflinePageData {
  const { path, title, summary, text, words } = catalogue.pages.offline;
  const breadcrumbs = crumbsFromHome(catalogue, title);
  const head = makeHead(catalogue, { path, titles: [title], description: summary, breadcrumbs });
  return { kind: 'offline', path, head: { ...head, isHidden: true }, breadcrumbs, heading: title, text, words };
}
