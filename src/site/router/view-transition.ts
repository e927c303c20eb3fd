import type { AnyRouter } from '@tanstack/react-router';
import type { AppPath } from '#generated/app-path.gen.ts';
import { motion } from '../theme.ts';

/**
 * The pages with most to lay out. Where the processor draws, a picture of the old page takes some 40 ms, and with it they
 * would come later than 100 ms after the click (docs/quality-speed.md).
 */
const longPages: ReadonlySet<string> = new Set<AppPath>(['/', '/find', '/ourproducts']);

/** Whether the router is about to show another page that fades in, and not another state of the same one. */
function isFading({ latestLocation, state }: AnyRouter): boolean {
  const shown = state.resolvedLocation;
  const { pathname } = latestLocation;
  return shown !== undefined && shown.pathname !== pathname && !longPages.has(pathname);
}

/** Not in the pages' own style: only this program fades, and clicks go through the fading picture to the page below it. */
const style = `::view-transition{pointer-events:none}
::view-transition-group(root),::view-transition-old(root){animation-duration:${motion.page}}`;

/**
 * The picture of the page that was fades away over the page that came, which lives from its first frame on: were both
 * pages pictures, as is the default, a click during the fade would reach none of its buttons. A change of the query or
 * of the place in the page does not fade, nor does a long page, nor anything for visitors who asked for reduced motion. A browser that
 * can't tell one transition from another (`types`) has none, since it would fade at every change. Stands for the
 * router's own start, which leaves it unhandled when the next page cuts a transition short.
 */
export function fadePages(router: AnyRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(page))')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  router.startViewTransition = (update) => {
    if (!isFading(router) || matchMedia('(prefers-reduced-motion: reduce)').matches) return update();
    const { style: rootStyle } = document.documentElement;
    const transition = document.startViewTransition({
      types: ['page'],
      update: () => {
        rootStyle.viewTransitionName = 'none';
        return update();
      },
    });
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined).finally(() => rootStyle.removeProperty('view-transition-name'));
    return transition.updateCallbackDone;
  };
}
