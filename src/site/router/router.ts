import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseQuery, writeQuery } from './query.ts';
import { routeTree, type RouterContext } from './routes.tsx';

/** The router's first scroll would undo what the visitor scrolled before the program arrived. */
function skipFirstScroll(): () => boolean {
  let first = true;
  return () => {
    if (!first) return true;
    first = false;
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** Makes the site's router; without a history it follows the browser's address. */
export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would add an inline script, which the policy refuses; the browser restores a first load itself.
    scrollRestoration: import.meta.env.SSR ? false : skipFirstScroll(),
    trailingSlash: 'never',
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
  });
}

export type SiteRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
