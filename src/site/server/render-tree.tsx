import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageData, Shell } from '../../catalogue/page-data.ts';
import { makeRouter } from '../router/router.ts';
import { Site } from '../site.tsx';
import { createStyleCache } from '../style-cache.ts';
import { namesOfRules } from './rules.ts';

/** Markup of `#root`, the links that React put in front of it, and the names of the emotion rules that it uses. */
export interface RenderedTree {
  markup: string;
  preloads: string;
  rules: ReadonlySet<string>;
}

/** No component of the server asks for it: see styled.ts. */
const cache = createStyleCache();

/**
 * Renders the whole tree once.
 * @param page the page's data, undefined for the not-found page
 * @throws what a page component throws, with the path in the message
 */
export async function renderTree(path: string, page: PageData | undefined, shell: Shell): Promise<RenderedTree> {
  const context = { loadPage: () => page, chunkTimeout: shell.constants.chunkTimeout };
  const router = makeRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const failed = router.stores.matches.get().find((match) => match.status === 'error');
  if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
  const { result: markup, names } = namesOfRules(() =>
    renderToString(<Site router={router} shell={shell} cache={cache} />),
  );
  // React leaves this mark where a component threw, instead of failing.
  if (markup.includes('<!--$!-->')) throw new Error(`a component of ${path} threw while it was rendered`);
  const [preloads = ''] = markup.match(/^(?:<link rel="preload"[^>]*>)*/) ?? [];
  return { markup: markup.slice(preloads.length), preloads, rules: names };
}
