/// <reference lib="webworker" />
/**
 * The service worker. It caches what a visitor has seen and serves it offline; online, pages always come from the
 * network. It knows nothing of the catalogue and precaches only the offline page.
 * A new version can take over at once (skipWaiting): all assets have hashed names, so a page never mixes two builds.
 */

import { sendQueued } from '../features/outbox/send-queued.ts';
import { outboxName } from '../features/outbox/outbox-store.ts';
import { chooseCache } from './choose-cache.ts';
import { cachePrefix, cacheNames, isKeepMessage } from '../features/offline/contract.ts';
import { refreshOfflinePage } from './offline-page.ts';
import { strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(refreshOfflinePage());
});

async function removeOldCaches(): Promise<void> {
  const known: string[] = Object.values(cacheNames);
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, removeOldCaches(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const isPage = request.mode === 'navigate';
  const cache = chooseCache(url.pathname, { isPage });
  if (!cache) return;
  const [response, done] = strategies[cache].handleAll({ request, event });
  event.respondWith(response);
  event.waitUntil(done.catch(() => undefined));
  if (isPage) event.waitUntil(refreshOfflinePage());
});

/** Caches pages that were loaded before this worker was active, or by client-side navigation. */
async function keep(paths: readonly string[], isFresh: boolean, event: ExtendableEvent): Promise<void> {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true && !isFresh) return;
  const kept = paths.flatMap((path) => {
    const url = new URL(path, location.origin);
    const cache = url.origin === location.origin ? chooseCache(url.pathname, { isPage: true }) : undefined;
    const request = new Request(url, { cache: isFresh ? 'force-cache' : 'default' });
    return cache ? strategies[cache].handleAll({ request, event }) : [];
  });
  // What fails now is cached on the next visit.
  await Promise.allSettled(kept);
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (isKeepMessage(data)) event.waitUntil(keep(data.keep, data.isFresh === true, event));
});

/** Sends queued enquiries. Throwing makes the browser retry with increasing delays. */
async function sync(): Promise<void> {
  const left = await sendQueued();
  if (left > 0) throw new Error(`${left} still wait`);
}

self.addEventListener('sync', (event) => {
  if (event.tag === outboxName) event.waitUntil(sync());
});
