import { type PageOf, pageBelowHome } from '../declare.ts';

/** What stands at an address that this device has not kept, while there is no connection: no page for search engines. */
export const list = pageBelowHome('offline', (_catalogue, { text, words }) => ({ text, words }), { isHidden: true });

export type OfflinePageData = PageOf<typeof list>;
