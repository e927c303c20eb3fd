import { startTransition } from 'react';
import type { PageHead } from '../catalogue/shown/parts.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { hydrateRoot } from 'react-dom/client';
import { embeddedDataId, type EmbeddedData, printLine } from './document/rendered-page.ts';
import { fetchShell } from './frame/load-shell.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { fetchPage } from '../ui/load-page.ts';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { adoptStyleCache } from '../ui/style/style-cache.ts';
import type { KeepMessage } from '../features/offline/contract.ts';
import { replayPresses } from './early/replay-presses.ts';

function readEmbedded(): EmbeddedData {
  const text = document.getElementById(embeddedDataId)?.textContent;
  if (!text) throw new Error('the document carries no data');
  return JSON.parse(text) as EmbeddedData;
}

/**
 * Hosts that do not know the canonical letter case serve the not-found page: reload at the canonical address. A
 * trailing slash is removed in place.
 * @returns true when the browser is leaving this document
 */
async function correctAddress({ page }: EmbeddedData): Promise<boolean> {
  const named = page ?? (await fetchPage<PageData>(location.pathname).catch(() => undefined));
  if (!named || named.path === location.pathname || named.kind === 'offline') return false;
  const address = named.path + location.search + location.hash;
  if (!page) {
    location.replace(address);
    return true;
  }
  history.replaceState(history.state, '', address);
  return false;
}

/**
 * Hydrates the prerendered document.
 * @param onHydrated called after hydration
 * @param timeout seconds until a fetch of the shell is retried
 * @throws LoadError when the shell fails to load
 */
export async function hydrate(onHydrated: () => void, timeout: number): Promise<void> {
  const embedded = readEmbedded();
  if (await correctAddress(embedded)) return;
  const shell = embedded.shell ?? (await loadChunk('shell', fetchShell, timeout));
  let first: string | undefined;
  const loadPage = (path: string) => (path === first ? embedded.page : fetchPage<PageData>(path));
  const { chunkTimeout } = shell.constants;
  const { languages } = shell;
  const router = makeRouter({ loadPage, chunkTimeout, languages, prerendered: embedded.page, onHydrated });
  // The router's spelling of the address: of `//x` it makes `/x`.
  first = router.latestLocation.pathname;
  // Tells the router that the markup is prerendered, so that its tree matches the server's.
  router.ssr = { manifest: undefined };
  await router.load();
  router.subscribe('onBeforeRouteMount', () => {
    const page = router.stores.matches.get().at(-1)?.loaderData as PageData | undefined;
    if (!page) return;
    applyHead(page.head, shell.brand.name);
    if (page.path !== first) keepVisited(page.path);
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const site = <Site router={router} shell={shell} cache={adoptStyleCache()} />;
  // In a transition React works in slices of a few milliseconds; otherwise hydration would block a slow phone.
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) => {
        console.error('The page differs from what the server rendered:', error);
        window.earlyVisit?.restoreTyped?.();
      },
    });
  });
  replayPresses();
  import.meta.hot?.on('catalogue:changed', () => {
    first = undefined;
    void router.invalidate();
  });
}

/** Updates the document's head after a client-side navigation. */
function applyHead(head: Omit<PageHead, 'structuredData'>, brand: string): void {
  const { title, description, canonical } = head;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  document.body.dataset['print'] = printLine(brand, head);
}

/** Asks the service worker to keep a page reached by client-side navigation; without a worker, does nothing. */
function keepVisited(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  const message: KeepMessage = { keep: [path] };
  navigator.serviceWorker.controller?.postMessage(message);
}
