import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { caches as names, type CacheName } from '../site/offline/contract.ts';
import { findOfflinePage, findOfflinePart } from './offline-page.ts';

/** How much is kept, of which the least used goes first. */
interface Limit {
  entries: number;
  /** Bytes of the largest answer that is kept: times `entries` it bounds the whole. */
  largest: number;
}

const kB = 1024;

/**
 * Unpacked, a page weighs 50 to 130 kB, the largest part of the program 320 kB, a sheet 60 to 90 kB, a drawing or photo
 * up to 140 kB. A build has some 50 parts, so that two have room. In all that is at most 180 MB, and as a rule a tenth
 * of it.
 */
const limits: Record<Exclude<CacheName, 'offline'>, Limit> = {
  pages: { entries: 120, largest: 256 * kB },
  parts: { entries: 120, largest: 512 * kB },
  data: { entries: 40, largest: 512 * kB },
  pictures: { entries: 160, largest: 256 * kB },
  sheets: { entries: 30, largest: 1024 * kB },
};

/** Seconds without use after which an answer goes: 90 days. */
const longest = 90 * 24 * 60 * 60;

const matchOptions = { ignoreVary: true };

/** Pages are the same whatever the query says; their path alone is their name. */
const nameByPath: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/**
 * Keeps whole answers of this site alone (no errors, no parts, nothing of another origin that can't be looked into),
 * and none that is too large; a length that no header tells is measured.
 */
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

/** Gives a reader that asks for a part of a sheet that part. */
const cutToRange: SerwistPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (!cachedResponse || !request.headers.has('range')) return cachedResponse;
    return createPartialResponse(request, cachedResponse);
  },
};

/**
 * Where a page should have been shown. What is kept is looked for once more: Firefox gives a preload that failed as an answer
 * of the type `error`, which counts as the network's answer.
 */
const orOfflinePage: SerwistPlugin = {
  async handlerDidError({ request }) {
    if (request.mode !== 'navigate') return undefined;
    const { origin, pathname } = new URL(request.url);
    return (await caches.match(origin + pathname, matchOptions)) ?? findOfflinePage();
  },
};

/**
 * The network's answer, however long it takes; what is kept only where the network fails: a page is never an old one
 * while there is a connection.
 */
const fromNetwork = (cache: keyof typeof limits, ...more: SerwistPlugin[]): Strategy =>
  new NetworkFirst({ cacheName: names[cache], plugins: [...pluginsOf(cache), ...more], matchOptions });

/** What is kept, for good. */
const fromCache = (cache: keyof typeof limits, ...more: SerwistPlugin[]): Strategy =>
  new CacheFirst({ cacheName: names[cache], plugins: [...pluginsOf(cache), ...more], matchOptions });

const others: Record<Exclude<CacheName, 'offline'>, Strategy> = {
  pages: fromNetwork('pages', nameByPath, orOfflinePage),
  parts: fromCache('parts', { handlerDidError: ({ request }) => findOfflinePart(request) }),
  data: fromNetwork('data'),
  pictures: fromNetwork('pictures'),
  sheets: fromNetwork('sheets', cutToRange, orOfflinePage),
};
const lastingPictures = fromCache('pictures');

/** How a request is answered whose answer is kept in a cache. */
export function strategyOf(cache: CacheName, lasting: boolean): Strategy | undefined {
  if (cache === 'offline') return undefined;
  return cache === 'pictures' && lasting ? lastingPictures : others[cache];
}
