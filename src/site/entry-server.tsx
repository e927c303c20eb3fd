import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageData, Shell } from '../catalogue/page-data.ts';
import { HeroDrawing } from './components/hero-line/hero-drawing.tsx';
import { serverDrawings } from './components/server-drawings.ts';
import { globalStyle } from './global-style.ts';
import type { RenderedPage } from './rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { makeRouter } from './router/router.ts';
import { Site } from './site.tsx';
import { createStyleCache } from './style-cache.ts';

export { fontUrl } from './global-style.ts';
export { preloadPageComponents };

serverDrawings.hero = HeroDrawing;

/**
 * Renders one page.
 * @param path its canonical path; any for the not-found page
 * @param page its data, undefined for the not-found page
 * @param shell what surrounds it
 * @throws what a page component throws, with the path in the message
 */
export async function renderPage(path: string, page: PageData | undefined, shell: Shell): Promise<RenderedPage> {
  const cache = createStyleCache();
  const context = { loadPage: () => page, chunkTimeout: shell.constants.chunkTimeout };
  const router = makeRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const failed = router.stores.matches.get().find((match) => match.status === 'error');
  if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
  const markup = renderToString(<Site router={router} shell={shell} cache={cache} />);
  // React leaves this mark where a component threw, instead of failing.
  if (markup.includes('<!--$!-->')) throw new Error(`a component of ${path} threw while it was rendered`);
  const [preloads = ''] = markup.match(/^(?:<link rel="preload"[^>]*>)*/) ?? [];
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    html: markup.slice(preloads.length),
    preloads,
    css: rules.map(([, css]) => css).join(''),
    cssNames: ['css', ...rules.map(([name]) => name)].join(' '),
    globalCss: globalStyle,
  };
}
