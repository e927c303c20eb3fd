import type { AnyRouter } from '@tanstack/react-router';

/** Whether the router is about to show another page, and not another state of the same one. */
function isAnotherPage({ latestLocation, state }: AnyRouter): boolean {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}

/**
 * Another page fades in (`global-style.ts` says how); a change of the query or of the place in the page does not, nor does
 * anything for visitors who asked for reduced motion. A browser that can't tell one transition from another (`types`)
 * has none, since it would fade at every change. Stands for the router's own start, which leaves it unhandled when the
 * next page cuts a transition short.
 */
export function fadePages(router: AnyRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(page))')) return;
  router.startViewTransition = (update) => {
    if (!isAnotherPage(router) || matchMedia('(prefers-reduced-motion: reduce)').matches) return update();
    const transition = document.startViewTransition({ update, types: ['page'] });
    for (const cut of [transition.ready, transition.finished]) cut.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
