import type { PageOffline } from '#generated/entries.gen.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';

/** What stands at an address that this device has not kept, while there is no connection. */
export interface OfflinePageData extends PageBase<'offline'> {
  heading: string;
  text: string;
  words: PageOffline['words'];
}

export const list: ListPages<OfflinePageData> = (catalogue) => [
  { ...listed('offline', catalogue.pages.offline, () => offlinePage(catalogue)), isHidden: true },
];

/** The page for those without a connection: no page for search engines. */
function offlinePage(catalogue: Catalogue): OfflinePageData {
  const { offline } = catalogue.pages;
  const base = pageBelowHome(catalogue, 'offline', offline);
  return { ...base, head: { ...base.head, isHidden: true }, text: offline.text, words: offline.words };
}
