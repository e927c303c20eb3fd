import type { ParsedLocation } from '@tanstack/react-router';

interface Change {
  fromLocation?: ParsedLocation;
  pathChanged: boolean;
}

/**
 * Another page fades in (`global-style.ts` says how); a change of the query or of the place in the page does not, nor does
 * anything for visitors who asked for reduced motion. A browser that can't tell one transition from another (`types`)
 * has none, since it would fade at every change.
 */
export function chooseViewTransition(): { types: (change: Change) => string[] | false } | false {
  if (import.meta.env.SSR || !CSS.supports('selector(:active-view-transition-type(page))')) return false;
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    types: ({ fromLocation, pathChanged }: Change) =>
      fromLocation !== undefined && pathChanged && !isCalm() ? ['page'] : false,
  };
}
