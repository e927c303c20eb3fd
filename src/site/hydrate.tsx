import { startTransition } from 'react';
import type { Shell, PageHead } from '../catalogue/page-data.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { hydrateRoot } from 'react-dom/client';
import { provideConverted } from './components/units/use-units.tsx';
import { embeddedDataId, type EmbeddedData, printLine } from './document/rendered-page.ts';
import { fetchShell, shellAddress } from './frame/load-shell.ts';
import { loadChunk } from './router/load-chunk.ts';
import { fetchPage } from './router/load-page.ts';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { adoptStyleCache } from './style/style-cache.ts';
import type { KeepMessage } from './offline/contract.ts';
import { givePresses } from './early/give-presses.ts';

/** The data that the document was rendered with. */
function readEmbedded(): EmbeddedData {
  const text = document.getElementById(embeddedDataId)?.textContent;
  if (!text) throw new Error('the document carries no data');
  return JSON.parse(text) as EmbeddedData;
}

/** The canonical spelling of an address, as the data of its page has it; undefined when there is no such page. */
function findPath(pathname: string): Promise<string | undefined> {
  return fetchPage(pathname).then(
    ({ path }) => path,
    () => undefined,
  );
}

/**
 * A host that does not know the canonical letter case serves its not-found page: then the page is reloaded at its
 * own address; a trailing slash is taken off in place.
 * @returns true when the browser is leaving this document
 */
async function correctAddress({ page }: EmbeddedData): Promise<boolean> {
  const canonical = page ? page.path : await findPath(location.pathname);
  if (canonical === undefined || canonical === location.pathname || page?.kind === 'offline') return false;
  const address = canonical + location.search + location.hash;
  if (!page) {
    location.replace(address);
    return true;
  }
  history.replaceState(history.state, '', address);
  return false;
}

async function loadShell({ shell }: EmbeddedData, timeout: number): Promise<Shell> {
  if (shell) return shell;
  const address = shellAddress();
  if (!address) throw new Error('the document names no shell');
  return loadChunk('shell', () => fetchShell(address), timeout);
}

export interface Hydration {
  /** Called when every control works. */
  onHydrated: () => void;
  /** Seconds until what surrounds every page is fetched again. */
  timeout: number;
}

/**
 * Brings the prerendered document to life.
 * @throws LoadError when what surrounds every page does not arrive
 */
export async function hydrate({ onHydrated, timeout }: Hydration): Promise<void> {
  const embedded = readEmbedded();
  if (await correctAddress(embedded)) return;
  provideConverted(() => import('./components/units/converted-figure.tsx'));
  const shell = await loadShell(embedded, timeout);
  let first: string | undefined = location.pathname;
  const loadPage = (path: string) => (path === first ? embedded.page : fetchPage(path));
  const router = makeRouter({ loadPage, chunkTimeout: shell.constants.chunkTimeout });
  // Tells the router that the markup is there already, so that its tree has the server's shape.
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
  const site = <Site router={router} shell={shell} cache={adoptStyleCache()} onHydrated={onHydrated} />;
  // As a transition React works in slices of a few milliseconds; else a slow phone would stand still for the whole of it.
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) => console.error('The page differs from what the server rendered:', error),
    });
  });
  givePresses();
  import.meta.hot?.on('catalogue:changed', () => {
    first = undefined;
    void router.invalidate();
  });
}

/** Brings the document's head in line after a navigation in the page: what a visitor and a bookmark see of it. */
function applyHead(head: Omit<PageHead, 'structuredData'>, brand: string): void {
  const { title, description, canonical } = head;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  document.body.dataset['print'] = printLine(brand, head);
}

/**
 * Has a page that was come to without loading a document kept on this device; without a service worker, nothing
 * happens.
 */
function keepVisited(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  const message: KeepMessage = { keep: [path] };
  navigator.serviceWorker.controller?.postMessage(message);
}
