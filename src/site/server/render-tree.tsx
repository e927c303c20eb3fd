import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Shell } from '../../catalogue/page-data.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { makeRouter } from '../router/router.ts';
import { Site } from '../site.tsx';
import { createStyleCache } from '../style/style-cache.ts';

/** Markup of `#root`, the links that React put in front of it, and the emotion rules that it uses, by their names. */
export interface RenderedTree {
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
