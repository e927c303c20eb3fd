/// <reference lib="webworker" />
/**
 * What stands at the service worker's address once it is withdrawn: it takes the worker's place at the next visit,
 * removes what that one kept, and then itself. It runs nothing of the worker, which may be what is broken. Enquiries
 * that wait are not touched: pages send them.
 */
import { cachePrefix } from '../site/offline/contract.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.disable();
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
