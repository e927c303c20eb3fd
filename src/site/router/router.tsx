import {
  createRouter,
  type ParsedLocation,
  type RouterHistory,
  createRootRouteWithContext,
  createRoute,
  redirect,
  useMatch,
  useRouter,
} from '@tanstack/react-router';
import { parseQuery, writeQuery } from '../../ui/query.ts';
import type { AppPath, RouteTree } from '#generated/route-tree.gen.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { FailurePage, NotFoundPage } from '../frame/error-pages.tsx';
import { Layout } from '../frame/layout.tsx';
import { loadPageComponent, pageComponent, type PageOfKind } from './page-components.ts';
import { Activity, createElement, memo, useEffect, useState } from 'react';
import { forgetReload } from '../../ui/load-chunk.ts';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { usePageAhead } from '../../ui/page-ahead.ts';
import { languageOf } from '../../catalogue/language-paths.ts';
import type { Shell } from '../../catalogue/navigation.ts';
import { tagsOf } from '../../ui/shell.ts';

/**
 * One route for all pages at run time, exact types of all paths at compile time. A table of paths in the browser
 * would grow with the catalogue, and `createRoute` for each of ten thousand paths would take the type checker
 * minutes. So a page's data has its kind and canonical address, and generated types check every `<Link to>`.
 */

interface RouterContext {
  /** Data of the page at a path in any letter case; undefined when there is none. */
  loadPage: (path: string) => PageData | undefined | Promise<PageData>;
  /** Time-out of a chunk in seconds. */
  chunkTimeout: number;
  /** The page of the document, for hydration; undefined in the not-found document. */
  prerendered?: PageData | undefined;
  /** The site's languages, if there are several. */
  languages?: Shell['languages'];
  /** Called when a page is hydrated. */
  onHydrated?: () => void;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Layout,
  errorComponent: FailurePage,
});

const makePageRoute = <Kind extends PageKind>() =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: PageView,
    errorComponent: FailurePage,
    loader: async ({ context, location: { pathname, searchStr, hash } }): Promise<PageOfKind<Kind> | undefined> => {
      const { languages } = context;
      // A page in another language is a document of its own, with other texts around it. Hosts may have one not-found
      // document for all languages.
      if (languages && pathname !== location.pathname && languageOf(pathname, tagsOf(languages)) !== languages.own)
        throw redirect({ href: pathname + searchStr + (hash && `#${hash}`), reloadDocument: true });
      const page = await context.loadPage(pathname);
      if (!page) return undefined;
      // Redirects other letter cases and trailing slashes to the canonical address. The offline page is served at
      // any.
      if (page.path !== pathname && page.kind !== 'offline')
        throw redirect({ href: page.path + searchStr + (hash && `#${hash}`), replace: true });
      await loadPageComponent(page.kind, context.chunkTimeout);
      // The generated tree maps the path to its kind of page.
      return page as PageOfKind<Kind>;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const pageRoute = makePageRoute<PageKind>();

type RoutesByPath = { [Path in AppPath]: ReturnType<typeof makePageRoute<RouteTree[Path]>> };
interface SiteRouteTypes {
  fileRoutesByFullPath: RoutesByPath;
  fullPaths: AppPath;
  fileRoutesByTo: RoutesByPath;
  to: AppPath;
  id: '__root__' | AppPath;
  fileRoutesById: RoutesByPath & { __root__: typeof rootRoute };
}

const routeTree = rootRoute._addFileChildren([pageRoute])._addFileTypes<SiteRouteTypes>();

const Page = memo(({ page }: { page: PageData }) => createElement(pageComponent(page.kind), { page }));

/** The current page and, out of sight, the page rendered ahead; errors there are retried when it is shown. */
function PageView() {
  const { ssr, options } = useRouter();
  const { prerendered, onHydrated } = options.context;
  const matched = useMatch({ strict: false, select: (match) => match.loaderData as PageData | undefined });
  // React hydrates the page after the header, by which the visitor may have left it: hydration needs the document's page.
  const shown = useAfterHydration(ssr ? prerendered : matched, matched);
  const ahead = usePageAhead(shown);
  // The prerendered page has no `Activity`: React would hydrate its content last.
  const [first, setFirst] = useState<string | undefined>(shown?.path);
  if (first && shown?.path !== first) setFirst(undefined);
  useEffect(() => {
    forgetReload();
    onHydrated?.();
  }, [onHydrated]);
  if (!shown) return <NotFoundPage />;
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

/**
 * Until the first navigation the router would undo scrolling before hydration, or restore where the page was before a
 * reload.
 */
function skipFirstScroll(): (to: { location: ParsedLocation }) => boolean {
  let first: string | undefined;
  let hasLeft = false;
  return ({ location: { state } }) => {
    first ??= state.__TSR_key;
    hasLeft ||= state.__TSR_key !== first;
    // For the router's notes: this entry has a place of its own.
    if (!hasLeft) document.dispatchEvent(new Event('scroll'));
    return hasLeft;
  };
}

/** Makes the router; without a history it uses the browser's. */
export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would add an inline script, which the content security policy blocks; in the editor's preview it
    // would scroll the editor. The browser restores the first load itself.
    scrollRestoration: history ? false : skipFirstScroll(),
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
