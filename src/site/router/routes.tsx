/**
 * The route tree: a table of paths by kind of page, written by codegen, and one function that makes a route of each.
 * N calls of `createRoute` with literal paths would take the type checker minutes at ten thousand routes; the
 * table with generated types takes seconds, and every `<Link to>` is exact all the same.
 */
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { AppPath } from '#generated/app-path.gen.ts';
import { pathsByKind } from '#generated/paths.gen.ts';
import type { PageData, PageKind } from '../../catalogue/page-data.ts';
import { FailurePage } from '../failure-page.tsx';
import { Layout } from '../layout.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { canonicalPath } from './canonical-path.ts';
import { pageComponents } from './page-components.tsx';

export interface RouterContext {
  /** Fetches what a page is given. */
  loadPage: (path: string) => PageData | Promise<PageData>;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The router matches without regard to case; the address becomes the canonical one.
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const canonical = canonicalPath(pathname);
    if (canonical === undefined || canonical === pathname) return;
    throw redirect({ href: canonical + searchStr + (hash && `#${hash}`), replace: true, statusCode: 301 });
  },
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
});

/** `path` is cast to one literal so that no generic type sees the union of all paths. */
const pageRoute = (path: string, kind: PageKind) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: path as '/__page',
    component: pageComponents[kind],
    errorComponent: FailurePage,
    loader: ({ context }) => context.loadPage(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

type PageRoute = ReturnType<typeof pageRoute>;
type RoutesByPath = { [Path in AppPath]: PageRoute };
interface SiteRouteTypes {
  fileRoutesByFullPath: RoutesByPath;
  fullPaths: AppPath;
  fileRoutesByTo: RoutesByPath;
  to: AppPath;
  id: '__root__' | AppPath;
  fileRoutesById: RoutesByPath & { __root__: typeof rootRoute };
}

const children = (Object.entries(pathsByKind) as [PageKind, string][]).flatMap(([kind, paths]) =>
  paths === '' ? [] : paths.split(' ').map((path) => pageRoute(path, kind)),
);

export const routeTree = rootRoute._addFileChildren(children)._addFileTypes<SiteRouteTypes>();
