import type { PageData, Shell } from '../catalogue/page-data.ts';
import { HeroDrawing } from './components/hero-line/hero-drawing.tsx';
import { serverParts } from './components/server-parts.ts';
import { globalStyle } from './global-style.ts';
import type { PageRenderer, RenderedPage } from './rendered-page.ts';
import { preloadPageComponents } from './router/page-components.tsx';
import { renderFrame, renderInFrame, type Frame } from './server/frame.tsx';
import { renderTree } from './server/render-tree.tsx';
import { textOfRules } from './server/rules.ts';

export { fontUrl } from './global-style.ts';

serverParts.hero = HeroDrawing;

/** Makes what renders the pages within a frame. One page after the other: a render must end before the next begins. */
export async function makeRenderer(shell: Shell): Promise<PageRenderer> {
  await preloadPageComponents();
  let frame: Frame | undefined;

  return async (path: string, page: PageData | undefined): Promise<RenderedPage> => {
    frame ??= await renderFrame(shell);
    const rendered = await renderInFrame(frame, path, () => renderTree(path, page, shell));
    const { markup, ownMarkup, preloads, rules } = rendered;
    return {
      html: markup,
      ownHtml: ownMarkup,
      preloads,
      ...textOfRules(rules),
      globalCss: globalStyle,
    };
  };
}
