import type { KeepMessage } from './contract.ts';

/** Addresses of this site that the document and its parts came from. */
function fetchedPaths(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = resources.filter(({ origin }) => origin === location.origin);
  return [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])];
}

/**
 * Keeps the sheets that the visitor takes along. A browser downloads them past the service worker; without a connection
 * they are therefore shown.
 */
function keepSheet({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$=".pdf"]') : null;
  if (!link) return;
  if (!navigator.onLine) link.removeAttribute('download');
  const message: KeepMessage = { keep: [link.pathname] };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Registers the service worker, which from then on keeps what the visitor sees; what was fetched before it was there,
 * it is told. Visitors who save data get none: it would fetch a page ahead.
 * @param address of the worker
 */
export async function registerWorker(address: string): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  addEventListener('click', keepSheet, true);
  if (connection?.saveData === true) return;
  const wasThere = serviceWorker.controller !== null;
  await serviceWorker.register(address);
  if (wasThere) return;
  const registration = await serviceWorker.ready;
  const message: KeepMessage = { keep: fetchedPaths(), isFresh: true };
  registration.active?.postMessage(message);
}
