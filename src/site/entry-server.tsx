import type { Shell } from '../catalogue/navigation.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { globalStyle } from '../ui/style/global-style.ts';
import type { PageRenderer } from './document/rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { createStyleCache } from '../ui/style/style-cache.ts';

export { fontUrl, printUrl } from '../ui/style/global-style.ts';

/**
 * Makes the page renderer. Sequential: a render must end before the next begins, as all share one router; making one
 * takes a third of a page's time.
 * @param kinds kinds of pages to load; default all
 */
export async function makeRenderer(shell: Shell, kinds?: readonly PageKind[]): Promise<PageRenderer> {
  await preloadPageComponents(kinds);
  let page: PageData | undefined;
  const history = createMemoryHistory();
  const router = makeRouter({ loadPage: () => page, chunkTimeout: shell.constants.chunkTimeout }, history);

  return async (path, given) => {
    page = given;
    history.replace(path);
    await router.load();
    const failed = router.stores.matches.get().find((match) => match.status === 'error');
    if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
    // A new cache for each page collects that page's rules.
    const cache = createStyleCache();
    const markup = renderToString(<Site router={router} shell={shell} cache={cache} />);
    // React writes this marker where a component threw, instead of failing.
    if (markup.includes('<!--$!-->')) throw new Error(`a component of ${path} threw while it was rendered`);
    const [preloads = ''] = markup.match(/^(?:<link rel="preload"[^>]*>)*/) ?? [];
    const rules = Object.values(cache.inserted).join('');
    return { html: markup.slice(preloads.length), preloads, css: (globalStyle + rules).replaceAll(';}', '}') };
  };
}
