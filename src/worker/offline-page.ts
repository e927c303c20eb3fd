import { offlinePath } from '../catalogue/paths.ts';
import { caches as names } from '../site/offline/contract.ts';

/** Milliseconds after which the page is fetched again, at the next visit: a day. */
const AGE = 24 * 60 * 60 * 1000;

const open = () => caches.open(names.offline);

/**
 * Fetches the offline page with the files that its document names: script, parts of the program, frame, font. They take
 * the place of the earlier ones; a build without that page, or one that is just being replaced, changes nothing.
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

/** Fetches the offline page, unless that is fresh. Without a connection the one that is there stays. */
export function refreshOfflinePage(): Promise<void> {
  pending ??= (async () => {
    const kept = await (await open()).match(offlinePath, { ignoreVary: true });
    const date = Date.parse(kept?.headers.get('date') ?? '');
    // A host that tells no date is asked once while the worker runs.
    if (Date.now() - date < AGE) return;
    await fetchOfflinePage();
  })().catch(() => undefined);
  return pending;
}

/** The offline page, for an address that was never visited. */
export async function findOfflinePage(): Promise<Response | undefined> {
  return (await open()).match(offlinePath, { ignoreVary: true });
}

/** A part of the program that the offline page needs. */
export async function findOfflinePart(request: Request): Promise<Response | undefined> {
  return (await open()).match(request, { ignoreVary: true });
}
