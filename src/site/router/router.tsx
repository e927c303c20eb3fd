import {
  createRouter,
  type RouterHistory,
  createRootRouteWithContext,
  createRoute,
  notFound,
  redirect,
  useMatch,
} from '@tanstack/react-router';
import { parseQuery, writeQuery } from './query.ts';
import type { AppPath, RouteTree } from '#generated/route-tree.gen.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { FailurePage } from '../frame/failure-page.tsx';
import { Layout } from '../frame/layout.tsx';
import { NotFoundPage } from '../frame/not-found-page.tsx';
import { loadPageComponent, pageComponent } from './page-components.tsx';
import { Activity, createElement, memo, useEffect, useState } from 'react';
import { forgetReload } from './load-chunk.ts';
import { usePageAhead } from './page-ahead.ts';

/**
 * The route tree: one route for all pages at run time, and exact types of their paths at compile time.
 * A table of all paths in the browser would grow with the catalogue, and N calls of `createRoute` with literal paths
 * would take the type checker minutes at ten thousand routes. So a page's data says what it is and how its address is
 * spelt, and the generated types see to it that every `<Link to>` is exact.
 */

export interface RouterContext {
  /** What the page at a path in any spelling is given; undefined where there is none. */
  loadPage: (path: string) => PageData | undefined | Promise<PageData>;
  /** Seconds until a part of the program counts as missing. */
  chunkTimeout: number;
}

type PageOf<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
});

const makePageRoute = <Kind extends PageKind>() =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: PageView,
    errorComponent: FailurePage,
    notFoundComponent: NotFoundPage,
    loader: async ({ context, location: { pathname, searchStr, hash } }): Promise<PageOf<Kind>> => {
      const page = await context.loadPage(pathname);
      if (!page) throw notFound();
      // Another letter case or a slash at the end: the address becomes the canonical one. The offline page stands at any.
      if (page.path !== pathname && page.kind !== 'offline')
        throw redirect({ href: page.path + searchStr + (hash && `#${hash}`), replace: true });
      await loadPageComponent(page.kind, context.chunkTimeout);
      // The generated tree says which kind of page stands at the path.
      return page as PageOf<Kind>;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const pageRoute = makePageRoute<PageKind>();

/** The route of a path knows what its page is given. */
type RoutesByPath = { [Path in AppPath]: ReturnType<typeof makePageRoute<RouteTree[Path]>> };
interface SiteRouteTypes {
  fileRoutesByFullPath: RoutesByPath;
  fullPaths: AppPath;
  fileRoutesByTo: RoutesByPath;
  to: AppPath;
  id: '__root__' | AppPath;
  fileRoutesById: RoutesByPath & { __root__: typeof rootRoute };
}

export const routeTree = rootRoute._addFileChildren([pageRoute])._addFileTypes<SiteRouteTypes>();

/** A page by the component of its kind. */
const Page = memo(({ page }: { page: PageData }) => createElement(pageComponent(page.kind), { page }));

/** The page that was loaded, and out of sight the one that the visitor points at: what fails there is tried again when it is shown. */
function PageView() {
  const shown: PageData | undefined = useMatch({ strict: false, select: (match) => match.loaderData as PageData });
  const ahead = usePageAhead(shown);
  // The server's page stands without an `Activity`, which React would bring to life after all else.
  const [first, setFirst] = useState<string | undefined>(shown?.path);
  if (first && shown?.path !== first) setFirst(undefined);
  useEffect(forgetReload, []);
  return [shown, ahead].map((page) => {
    if (!page) return null;
    if (page.path === first) return <Page key={page.path} page={page} />;
    return (
      <Activity key={page.path} mode={page === shown ? 'visible' : 'hidden'}>
        <Page page={page} />
      </Activity>
    );
  });
}

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
