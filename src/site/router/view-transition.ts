import type { AnyRouter } from '@tanstack/react-router';
import { motion } from '../theme.ts';

/**
 * Milliseconds from the start of a fade to its first frame, three frames of a screen: what takes longer lets a visitor wait for
 * more than the 100 ms that a click may take in all (docs/quality-speed.md).
 */
const LONGEST = 50;
/** Marks a visit in which a fade took longer. */
const slowKey = 'fades-are-slow';

function isSlow(): boolean {
  try {
    return sessionStorage.getItem(slowKey) !== null;
  } catch {
    // Where nothing can be remembered nothing fades.
    return true;
  }
}

/** Whether the router is about to show another page, and not another state of the same one. */
function isAnotherPage({ latestLocation, state }: AnyRouter): boolean {
  const shown = state.resolvedLocation;
  return shown !== undefined && shown.pathname !== latestLocation.pathname;
}

/** Not in the pages' own style: only this program fades, and clicks go through the fading picture to the page below it. */
const style = `::view-transition{pointer-events:none}
::view-transition-group(root),::view-transition-old(root){animation-duration:${motion.page}}`;

/** Fades once; where that was slow, since the processor draws what elsewhere a graphics processor does, it is the last time. */
function fade(update: () => Promise<void>): Promise<void> {
  const { style: rootStyle } = document.documentElement;
  const begin = performance.now();
  const transition = document.startViewTransition({
    types: ['page'],
    update: () => {
      rootStyle.viewTransitionName = 'none';
      return update();
    },
  });
  const judge = () => {
    if (performance.now() - begin > LONGEST) sessionStorage.setItem(slowKey, '');
  };
  transition.ready.then(
    () => requestAnimationFrame(judge),
    () => undefined,
  );
  transition.finished.catch(() => undefined).finally(() => rootStyle.removeProperty('view-transition-name'));
  return transition.updateCallbackDone;
}

/**
 * The picture of the page that was fades away over the page that came, which lives from its first frame on: were both
 * pages pictures, as is the default, a click during the fade would reach none of its buttons. A change of the query or
 * of the place in the page does not fade, nor does anything for visitors who asked for reduced motion. A browser that
 * can't tell one transition from another (`types`) has none, since it would fade at every change. Stands for the
 * router's own start, which leaves it unhandled when the next page cuts a transition short.
 */
export function fadePages(router: AnyRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(page))')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  router.startViewTransition = (update) =>
    !isAnotherPage(router) || isCalm.matches || isSlow() ? update() : fade(update);
}
