import { offlinePath, reservedPaths } from '../catalogue/paths.ts';
import type { cacheNames } from '../features/offline/contract.ts';

/** The caches of what visitors have seen. */
export type UsedCache = Exclude<keyof typeof cacheNames, 'offline'>;

/** Not handled by the worker, besides reserved paths: the web editor, and paths that start with an underscore. */
const foreign = /^\/(editor(\/|$)|_)/i;

const firstPart = (path: string) => (/^\/[^/.]*/.exec(path)?.[0] ?? '').toLowerCase();

/**
 * Chooses the cache for a same-origin request; undefined if the worker does not handle it.
 * @param path the raw URL path
 * @param options `isPage`: whether this is a navigation; a page's path has no extension
 */
export function chooseCache(path: string, { isPage }: { isPage: boolean }): UsedCache | undefined {
  if (path.startsWith('/assets/photos/')) return 'photos';
  if (path.startsWith('/assets/')) return 'parts';
  if (/^\/(drawings|media)\//.test(path)) return 'pictures';
  // A page's data are not cached: offline, its document is loaded, which matches its scripts.
  if (path.startsWith('/_data/_')) return 'data';
  if (/^\/[^/]+\.pdf$/.test(path)) return 'sheets';
  if (!isPage || path === offlinePath || path.includes('.')) return undefined;
  return foreign.test(path) || reservedPaths.includes(firstPart(path)) ? undefined : 'pages';
}
