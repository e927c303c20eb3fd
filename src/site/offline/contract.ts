/** What the service worker and the pages know of each other. */

/** What all names of the worker's caches begin with: others of this origin are left alone. */
export const cachePrefix = 'site-';

/**
 * The caches. A name with a higher number is an empty cache of its own; the one of the lower number is then removed. To
 * be raised when what lies there can no longer be read.
 */
export const caches = {
  pages: 'site-pages-1',
  /** Programs, fonts, frames: files whose names hold their hashes. */
  parts: 'site-parts-1',
  /** Files that the program fetches besides pages. */
  data: 'site-data-1',
  pictures: 'site-pictures-1',
  sheets: 'site-sheets-1',
  /** The offline page, with all that it needs. */
  offline: 'site-offline-1',
} as const;

export type CacheName = keyof typeof caches;

/** A page tells the worker what it is to keep: paths of this site. */
export interface KeepMessage {
  keep: string[];
  /** Whether the browser has just fetched them: then nothing is fetched again. */
  isFresh?: boolean;
}

export function isKeepMessage(value: unknown): value is KeepMessage {
  const keep: unknown = typeof value === 'object' && value !== null && 'keep' in value ? value.keep : undefined;
  return Array.isArray(keep) && keep.every((path) => typeof path === 'string');
}
