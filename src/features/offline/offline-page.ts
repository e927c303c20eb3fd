import { type PageOf, pageBelowHome } from '../page/declare.ts';

/** Shown offline for a page that is not cached. Not indexed. */
export const list = pageBelowHome('offline', (_catalogue, { text, words }) => ({ text, words }), { isHidden: true });

export type OfflinePageData = PageOf<typeof list>;
