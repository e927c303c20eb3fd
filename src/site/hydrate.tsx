import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../catalogue/page-data.ts';
import { provideConverted } from './components/units/use-units.ts';
import { embeddedDataId, type EmbeddedData } from './embedded-data.ts';
import { applyHead } from './head.ts';
import { canonicalPath } from './router/canonical-path.ts';
import { fetchPage } from './router/load-page.ts';
import { makeRouter } from './router/router.ts';
import { Site } from './site.tsx';
import { createStyleCache } from './style-cache.ts';

/** The data that the document was rendered with. */
function readEmbedded(): EmbeddedData {
  const text = document.getElementById(embeddedDataId)?.textContent;
  if (!text) throw new Error('the document carries no data');
  return JSON.parse(text) as EmbeddedData;
}

/**
 * A host that does not know the canonical letter case serves its not-found page: then the page is loaded anew at its
 * own address; a trailing slash is taken off in place.
 * @returns true when the browser is leaving this document
 */
function correctAddress({ page, irregularPaths = [] }: EmbeddedData): boolean {
  const canonical = page ? page.path : canonicalPath(location.pathname, irregularPaths);
  if (canonical === undefined || canonical === location.pathname) return false;
  const address = canonical + location.search + location.hash;
  if (!page) {
    location.replace(address);
    return true;
  }
  history.replaceState(history.state, '', address);
  return false;
}

/**
 * Brings the prerendered document to life.
 * @param onHydrated called when every control works
 */
export async function hydrate(onHydrated: () => void): Promise<void> {
  const embedded = readEmbedded();
  if (correctAddress(embedded)) return;
  const { shell } = embedded;
  provideConverted(() => import('./components/units/converted-figure.tsx'));
  let first: string | undefined = location.pathname;
  const loadPage = (path: string) => (path === first ? embedded.page : fetchPage(path));
  const router = makeRouter({ loadPage, chunkTimeout: shell.constants.chunkTimeout });
  // Tells the router that the markup is there already, so that its tree has the server's shape.
  router.ssr = { manifest: undefined };
  await router.load();
  router.subscribe('onBeforeRouteMount', () => {
    const page = router.stores.matches.get().at(-1)?.loaderData as PageData | undefined;
    if (page) applyHead(page.head);
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  hydrateRoot(root, <Site router={router} shell={shell} cache={createStyleCache()} onHydrated={onHydrated} />, {
    onRecoverableError: (error) => console.error('The page differs from what the server rendered:', error),
  });
  import.meta.hot?.on('catalogue:changed', () => {
    first = undefined;
    void router.invalidate();
  });
}
