import type { KeepMessage } from './contract.ts';

/** Paths of this site from which the document and its resources were loaded. */
function fetchedPaths(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ofSite = resources.filter(({ origin }) => origin === location.origin);
  return [...new Set([location.pathname, ...ofSite.map(({ pathname }) => pathname)])];
}

/**
 * Caches PDFs that the visitor downloads. Downloads bypass the service worker, so offline they are opened in the tab.
 */
function keepSheet({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$=".pdf"]') : null;
  if (!link) return;
  if (!navigator.onLine) link.removeAttribute('download');
  const message: KeepMessage = { keep: [link.pathname] };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Registers the service worker, which caches what the visitor sees, and tells it what was fetched before it was
 * active. Not for visitors with Save-Data: the worker would prefetch a page.
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
