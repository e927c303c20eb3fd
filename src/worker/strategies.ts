import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { cacheNames, type CacheName } from '../site/offline/contract.ts';
import { findOfflinePage, findOfflinePart } from './offline-page.ts';

/** The least recently used entries are evicted first. */
interface Limit {
  entries: number;
  /** Bytes of the largest response to cache. Times `entries`, it limits the cache. */
  largest: number;
}

const kB = 1024;

/**
 * Uncompressed sizes: a page 50 to 130 kB, the largest chunk 320 kB, a sheet 60 to 90 kB, a drawing or photo up to 140
 * kB. A build has about 50 chunks, so two builds fit. The total is at most 180 MB, typically a tenth of it.
 */
const limits: Record<Exclude<CacheName, 'offline'>, Limit> = {
  pages: { entries: 120, largest: 256 * kB },
  parts: { entries: 120, largest: 512 * kB },
  data: { entries: 40, largest: 512 * kB },
  pictures: { entries: 160, largest: 256 * kB },
  sheets: { entries: 30, largest: 1024 * kB },
};

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
function keepSmall(largest: number): SerwistPlugin {
  return {
    async cacheWillUpdate({ response }) {
      if (response.status !== 200 || response.type !== 'basic') return null;
      const length = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
      const bytes = length === null ? (await response.clone().blob()).size : Number(length);
      return bytes <= largest ? response : null;
    },
  };
}

function pluginsOf(cache: keyof typeof limits): SerwistPlugin[] {
  const { entries, largest } = limits[cache];
  return [
    keepSmall(largest),
    new ExpirationPlugin({
      maxEntries: entries,
      maxAgeSeconds: longest,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ];
}

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
    return (await caches.match(origin + pathname, matchOptions)) ?? findOfflinePage();
  },
};

/** Network without timeout, cache only if it fails: online, a page is never outdated. */
const fromNetwork = (cache: keyof typeof limits, ...more: SerwistPlugin[]): Strategy =>
  new NetworkFirst({ cacheName: cacheNames[cache], plugins: [...pluginsOf(cache), ...more], matchOptions });

const fromCache = (cache: keyof typeof limits, ...more: SerwistPlugin[]): Strategy =>
  new CacheFirst({ cacheName: cacheNames[cache], plugins: [...pluginsOf(cache), ...more], matchOptions });

const others: Record<Exclude<CacheName, 'offline'>, Strategy> = {
  pages: fromNetwork('pages', nameByPath, orOfflinePage),
  parts: fromCache('parts', { handlerDidError: ({ request }) => findOfflinePart(request) }),
  data: fromNetwork('data'),
  pictures: fromNetwork('pictures'),
  sheets: fromNetwork('sheets', cutToRange, orOfflinePage),
};
const lastingPictures = fromCache('pictures');

/** The strategy for a cache; `lasting` for content that never changes. */
export function strategyOf(cache: CacheName, lasting: boolean): Strategy | undefined {
  if (cache === 'offline') return undefined;
  return cache === 'pictures' && lasting ? lastingPictures : others[cache];
}
