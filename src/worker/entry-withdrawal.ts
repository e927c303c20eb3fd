/// <reference lib="webworker" />
/**
 * Replaces the service worker once it is withdrawn: on the next visit it deletes the worker's caches and unregisters
 * itself. It imports none of the worker's code, which may be what is broken. Queued enquiries stay; pages send them.
 */
import { cachePrefix } from '../features/offline/contract.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.disable();
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
