import { offlinePath } from '../catalogue/paths.ts';
import { cacheNames } from '../site/offline/contract.ts';

/** In milliseconds: after a day the page is fetched again on the next visit. */
const AGE = 24 * 60 * 60 * 1000;

const open = () => caches.open(cacheNames.offline);

/**
 * Fetches the offline page and the assets that it references, and replaces the cached ones. If any request fails (no
 * such page, build in progress), the cache stays unchanged.
 */
async function fetchOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath);
  if (!response.ok) return;
  const html = await response.clone().text();
  const addresses = [...new Set(html.match(/\/assets\/[^"' )]+/g))];
  const parts = await Promise.all(
    addresses.map(async (address) => ({ address, response: await fetch(address, { cache: 'force-cache' }) })),
  );
  if (!parts.every((part) => part.response.ok)) return;
  const cache = await open();
  const old = await cache.keys();
  for (const part of parts) await cache.put(part.address, part.response);
  await cache.put(offlinePath, response);
  const wanted = new Set([offlinePath, ...addresses].map((address) => new URL(address, location.href).href));
  for (const request of old) if (!wanted.has(request.url)) await cache.delete(request);
}

let pending: Promise<void> | undefined;

/** Fetches the offline page unless it is fresh. Offline, the cached one stays. */
export function refreshOfflinePage(): Promise<void> {
  pending ??= (async () => {
    const cached = await (await open()).match(offlinePath, { ignoreVary: true });
    const date = Date.parse(cached?.headers.get('date') ?? '');
    // Without a Date header, the page is fetched once per worker start.
    if (Date.now() - date < AGE) return;
    await fetchOfflinePage();
  })().catch(() => undefined);
  return pending;
}

/** The cached offline page, for pages never visited. */
export async function findOfflinePage(): Promise<Response | undefined> {
  return (await open()).match(offlinePath, { ignoreVary: true });
}

/** A cached asset of the offline page. */
export async function findOfflinePart(request: Request): Promise<Response | undefined> {
  return (await open()).match(request, { ignoreVary: true });
}
