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

/** Markup of `#root`, the links that React put in front of it, and the emotion rules that it uses, by their names. */
interface RenderedTree {
  markup: string;
  preloads: string;
  rules: ReadonlyMap<string, string>;
}

/**
 * Renders the whole tree once.
 * @param page the page's data, undefined for the not-found page
 * @throws what a page component throws, with the path in the message
 */
export type TreeRenderer = (path: string, page: PageData | undefined) => Promise<RenderedTree>;

/** One after the other: all renders go through the same router, since making one costs as much as a third of a page. */
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
    // A new one for each page tells the rules that this page uses.
    const cache = createStyleCache();
    const markup = renderToString(<Site router={router} shell={shell} cache={cache} />);
    // React leaves this mark where a component threw, instead of failing.
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
 * Makes what renders the pages. One page after the other: a render must end before the next begins.
 * @param kinds the kinds of pages that it will render, when not all
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
