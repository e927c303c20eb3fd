import { offlinePath } from '../catalogue/paths.ts';
import { cacheNames } from '../features/offline/contract.ts';

/** In milliseconds: after a day the page is fetched again on the next visit. */
const AGE = 24 * 60 * 60 * 1000;

const open = () => caches.open(cacheNames.offline);

/**
 * Fetches the offline page and the assets that it references, and replaces the cached ones. If any request fails (no
 * such page, build in progress), the cached page stays.
 */
async function fetchOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath);
  if (!response.ok) return;
  const assets = new Set((await response.clone().text()).match(/\/assets\/[^"' )]+/g));
  const cache = await open();
  const old = await cache.keys();
  await cache.addAll(assets);
  await cache.put(offlinePath, response);
  for (const request of old) {
    const { pathname } = new URL(request.url);
    if (pathname !== offlinePath && !assets.has(pathname)) await cache.delete(request);
  }
}

let pending: Promise<void> | undefined;

/** Fetches the offline page unless it is fresh. Offline, the cached one stays. */
export function refreshOfflinePage(): Promise<void> {
  pending ??= (async () => {
    const cached = await findOffline(offlinePath);
    const date = Date.parse(cached?.headers.get('date') ?? '');
    // Without a Date header, the page is fetched once per worker start.
    if (Date.now() - date < AGE) return;
    await fetchOfflinePage();
  })().catch(() => undefined);
  return pending;
}

/** The cached offline page, or an asset of it. */
export async function findOffline(request: RequestInfo): Promise<Response | undefined> {
  return (await open()).match(request, { ignoreVary: true });
}
