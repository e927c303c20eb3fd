import type { Catalogue } from '../catalogue.ts';
import type { OfflinePageData } from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { makeHead } from './head.ts';

/** The page for those without a connection: no page for search engines. */
export function offlinePage(catalogue: Catalogue): OfflinePageData {
  const { path, title, summary, text, words } = catalogue.pages.offline;
  const breadcrumbs = crumbsFromHome(catalogue, title);
  const head = makeHead(catalogue, { path, titles: [title], description: summary, breadcrumbs });
  return { kind: 'offline', path, head: { ...head, isHidden: true }, breadcrumbs, heading: title, text, words };
}
