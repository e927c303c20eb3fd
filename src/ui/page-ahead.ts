/**
 * Renders the page that the visitor points at out of sight, so that a click only shows it
 * (docs/decisions/0019-render-ahead.md).
 */
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { PageBase } from '../catalogue/shown/parts.ts';

type Page = PageBase<string>;

let pointedAt: AppPath | undefined;
let ahead: Page | undefined;
let onChange = (): void => undefined;

function setAhead(page: Page | undefined): void {
  ahead = page;
  onChange();
}

/** Fetches the page of a link. */
export async function fetchAhead(router: AnyRouter, to: AppPath): Promise<Page | undefined> {
  const matches = await router.preloadRoute({ to }).catch(() => undefined);
  return matches?.at(-1)?.loaderData as Page | undefined;
}

/**
 * Fetches and renders the page of a link. Pages read their initial state from the address, which is still the old
 * one: so neither address may have a query.
 */
export async function renderAhead(router: AnyRouter, to: AppPath, search: string): Promise<void> {
  pointedAt = to;
  const page = await fetchAhead(router, to);
  if (pointedAt === to && !search && !location.search) setAhead(page);
}

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => (onChange = () => undefined);
}

/** The page to render out of sight; none on the server. */
export function usePageAhead<Shown extends Page>(shown: Shown | undefined): Shown | undefined {
  const router = useRouter();
  const page = useSyncExternalStore(
    subscribe,
    () => ahead,
    () => undefined,
  );
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        if (toLocation.searchStr) setAhead(undefined);
      }),
    [router],
  );
  // A page that was left has its initial state when it is shown again.
  useEffect(() => {
    if (ahead?.path === shown?.path) setAhead(undefined);
  }, [shown]);
  return page?.path === shown?.path ? undefined : (page as Shown | undefined);
}
