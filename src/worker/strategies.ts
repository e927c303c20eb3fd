import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { offlinePath } from '../catalogue/paths.ts';
import { cacheNames } from '../features/offline/contract.ts';
import type { UsedCache } from './choose-cache.ts';
import { findOffline } from './offline-page.ts';

const kB = 1024;

/** In seconds: entries expire 90 days after their last use. */
const longest = 90 * 24 * 60 * 60;

const matchOptions = { ignoreVary: true };

/** The cache key of a page ignores the query, which does not change its HTML. */
const nameByPath: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Caches complete same-origin responses up to a size. Without Content-Length the body is measured. */
const keepSmall = (largest: number): SerwistPlugin => ({
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.type !== 'basic') return null;
    const length = response.headers.get('content-length') ?? (await response.clone().blob()).size;
    return Number(length) <= largest ? response : null;
  },
});

/** Answers range requests from the cached sheet. */
const cutToRange: SerwistPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (!cachedResponse || !request.headers.has('range')) return cachedResponse;
    return createPartialResponse(request, cachedResponse);
  },
};

/**
 * Fallback for navigations. It searches the cache again, because Firefox returns a failed preload as a response of type
 * `error`, which NetworkFirst takes for the network's answer.
 */
const orOfflinePage: SerwistPlugin = {
  async handlerDidError({ request }) {
    if (request.mode !== 'navigate') return undefined;
    const { origin, pathname } = new URL(request.url);
    return (await caches.match(origin + pathname, matchOptions)) ?? findOffline(offlinePath);
  },
};

/**
 * Makes a strategy.
 * @param Kind `NetworkFirst`, without timeout, uses the cache only if the network fails: online, a page is never
 *   outdated. `CacheFirst` is for content that never changes.
 * @param entries the least recently used of more are removed
 * @param largest bytes of the largest response to cache; times `entries`, it limits the cache
 */
function strategy(
  Kind: typeof NetworkFirst | typeof CacheFirst,
  cache: keyof typeof cacheNames,
  [entries, largest]: readonly [entries: number, largest: number],
  ...plugins: SerwistPlugin[]
): Strategy {
  const expiration = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: longest,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
  return new Kind({
    cacheName: cacheNames[cache],
    plugins: [keepSmall(largest), expiration, ...plugins],
    matchOptions,
  });
}

/**
 * The strategy for each cache. Uncompressed sizes: a page 50 to 130 kB, the largest chunk 320 kB, a sheet 60 to 90 kB,
 * a drawing or photo up to 140 kB. A build has about 50 chunks, so two builds fit. The total is at most 220 MB,
 * typically a tenth of it.
 */
export const strategies: Record<UsedCache, Strategy> = {
  pages: strategy(NetworkFirst, 'pages', [120, 256 * kB], nameByPath, orOfflinePage),
  parts: strategy(CacheFirst, 'parts', [120, 512 * kB], { handlerDidError: ({ request }) => findOffline(request) }),
  data: strategy(NetworkFirst, 'data', [40, 512 * kB]),
  pictures: strategy(NetworkFirst, 'pictures', [160, 256 * kB]),
  photos: strategy(CacheFirst, 'photos', [160, 256 * kB]),
  sheets: strategy(NetworkFirst, 'sheets', [30, 1024 * kB], cutToRange, orOfflinePage),
};
