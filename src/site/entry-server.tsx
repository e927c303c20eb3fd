import type { PageData, PageKind, Shell } from '../catalogue/page-data.ts';
import { HeroDrawing } from './components/hero-line/hero-drawing.tsx';
import { serverParts } from './components/server-parts.ts';
import { globalStyle } from './global-style.ts';
import type { PageRenderer, RenderedPage } from './rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { renderFrame, renderInFrame, type Frame } from './server/frame.tsx';
import { makeTreeRenderer } from './server/render-tree.tsx';
import { textOfRules } from './server/rules.ts';
import { shareText } from './server/shared-text.ts';

export { fontUrl, printUrl } from './global-style.ts';

serverParts.hero = HeroDrawing;
const globalCss = shareText(globalStyle);

/**
 * Makes what renders the pages within a frame. One page after the other: a render must end before the next begins.
 * @param kinds the kinds of pages that it will render, when not all
 */
export async function makeRenderer(shell: Shell, kinds?: readonly PageKind[]): Promise<PageRenderer> {
  await preloadPageComponents(kinds);
  const renderTree = makeTreeRenderer(shell);
  let frame: Frame | undefined;

  return async (path: string, page: PageData | undefined): Promise<RenderedPage> => {
    frame ??= await renderFrame(renderTree);
    const rendered = await renderInFrame(frame, path, () => renderTree(path, page));
    const { pieces, ownMarkup, preloads, rules } = rendered;
    return {
      html: pieces,
      ownHtml: ownMarkup,
      preloads,
      ...textOfRules(rules),
      globalCss,
    };
  };
}
