import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { PageData } from '#generated/pages.gen.ts';
import { parseQuery, writeQuery } from '../../site/router/query.ts';
import type { SiteRouter } from '../../site/router/router.ts';
import { routeTree } from '../../site/router/routes.tsx';

/** Seconds until a part of the program counts as missing. */
const chunkTimeout = 60;

/** The site's router over one page. It scrolls nothing: the window that it would scroll is the editor's. */
export function makePreviewRouter(entry: string, loadPage: () => PageData | undefined): SiteRouter {
  return createRouter({
    routeTree,
    context: { loadPage, chunkTimeout },
    history: createMemoryHistory({ initialEntries: [entry] }),
    defaultPreload: false,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    trailingSlash: 'never',
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
  });
}
