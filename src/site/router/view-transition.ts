import type { AnyRouter } from '@tanstack/react-router';
import { motion } from '../theme.ts';

/** Whether the router is about to show another page, and not another state of the same one. */
function isAnotherPage({ latestLocation, state }: AnyRouter): boolean {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}

/** Not in the pages' own style: only this program fades, and clicks go through to the page that comes. */
const style = `::view-transition{pointer-events:none}
::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:${motion.page}}`;

/**
 * Another page fades in; a change of the query or of the place in the page does not, nor does
 * anything for visitors who asked for reduced motion. A browser that can't tell one transition from another (`types`)
 * has none, since it would fade at every change. Stands for the router's own start, which leaves it unhandled when the
 * next page cuts a transition short.
 */
export function fadePages(router: AnyRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(page))')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  router.startViewTransition = (update) => {
    if (!isAnotherPage(router) || matchMedia('(prefers-reduced-motion: reduce)').matches) return update();
    const transition = document.startViewTransition({ update, types: ['page'] });
    for (const cut of [transition.ready, transition.finished]) cut.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
