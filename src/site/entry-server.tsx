import type { Shell } from '../catalogue/page-data.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { globalStyle } from './style/global-style.ts';
import type { PageRenderer, RenderedPage } from './document/rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { makeRouter } from './router/router.tsx';
import { Site } from './site.tsx';
import { createStyleCache } from './style/style-cache.ts';

/** Markup of `#root`, React's `<link>`s, and the emotion rules it uses, by name. */
interface RenderedTree {
  markup: string;
  preloads: string;
  rules: ReadonlyMap<string, string>;
}

/**
 * Renders the whole tree once.
 * @param page data of the page; undefined for the not-found page
 * @throws errors of page components, with the path in the message
 */
export type TreeRenderer = (path: string, page: PageData | undefined) => Promise<RenderedTree>;

/** Sequential only: all renders share one router, since making one takes a third of a page's time. */
export function makeTreeRenderer(shell: Shell): TreeRenderer {
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
    return {
      markup: markup.slice(preloads.length),
      preloads,
      rules: new Map(Object.entries(cache.inserted).map(([name, rule]) => [name, String(rule)])),
    };
  };
}

export { fontUrl, printUrl } from './style/global-style.ts';

/**
 * Makes the page renderer. Sequential: a render must end before the next begins.
 * @param kinds kinds of pages to load; default all
 */
export async function makeRenderer(shell: Shell, kinds?: readonly PageKind[]): Promise<PageRenderer> {
  await preloadPageComponents(kinds);
  const renderTree = makeTreeRenderer(shell);
  return async (path: string, page: PageData | undefined): Promise<RenderedPage> => {
    const { markup, preloads, rules } = await renderTree(path, page);
    return {
      html: markup,
      preloads,
      css: globalStyle + [...rules.values()].join(''),
    };
  };
}
