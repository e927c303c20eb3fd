import type { Shell } from '../catalogue/page-data.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { globalStyle } from './style/global-style.ts';
import type { PageRenderer, RenderedPage } from './document/rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { makeTreeRenderer } from './server/render-tree.tsx';

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
