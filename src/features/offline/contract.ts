/** Shared by the service worker and the pages. */

/** Prefix of the worker's caches; other caches of this origin are left alone. */
export const cachePrefix = 'site-';

/** Cache names. Raise a number when the cached content can no longer be read: the old cache is then removed. */
export const cacheNames = {
  pages: 'site-pages-1',
  /** Scripts, fonts and the shell: files with hashed names. */
  parts: 'site-parts-1',
  /** Files other than pages that the program fetches. */
  data: 'site-data-1',
  /** Files that may change under the same name: drawings and media. */
  pictures: 'site-pictures-1',
  photos: 'site-photos-1',
  sheets: 'site-sheets-1',
  /** The offline page with everything it needs. */
  offline: 'site-offline-1',
} as const;

/** Message from a page: paths of this site for the worker to cache. */
export interface KeepMessage {
  keep: string[];
  /** The browser has just fetched them: no need to fetch them again. */
  isFresh?: boolean;
}

export function isKeepMessage(value: unknown): value is KeepMessage {
  const keep: unknown = typeof value === 'object' && value !== null && 'keep' in value ? value.keep : undefined;
  return Array.isArray(keep) && keep.every((path) => typeof path === 'string');
}
