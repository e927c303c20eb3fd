import { offlinePath, reservedPaths } from '../catalogue/paths.ts';
import type { CacheName } from '../site/offline/contract.ts';

/** What the worker leaves alone, besides what is reserved: the web editor, and all that begins with a low line. */
const foreign = /^\/(editor(\/|$)|_)/i;

const firstPart = (path: string) => (/^\/[^/.]*/.exec(path)?.[0] ?? '').toLowerCase();

/**
 * Where the answer to a request of this origin is kept; undefined where the worker does nothing.
 * @param path as it stands in the address
 * @param isPage whether a page is asked for, to be shown: a page's path has no ending
 */
export function chooseCache(path: string, isPage: boolean): CacheName | undefined {
  if (path.startsWith('/assets/photos/')) return 'pictures';
  if (path.startsWith('/assets/')) return 'parts';
  if (/^\/(drawings|media)\//.test(path)) return 'pictures';
  // A page's own data are not kept: without a connection its document is loaded, which fits the program that it names.
  if (path.startsWith('/_data/_')) return 'data';
  if (/^\/[^/]+\.pdf$/.test(path)) return 'sheets';
  if (!isPage || path === offlinePath || path.includes('.')) return undefined;
  return foreign.test(path) || reservedPaths.includes(firstPart(path)) ? undefined : 'pages';
}

/** Whether an address stands for the same bytes for good: files under /assets carry their hashes in their names. */
export const isLasting = (path: string): boolean => path.startsWith('/assets/');
