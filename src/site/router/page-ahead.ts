/**
 * The page that the visitor points at is rendered out of sight, so that a click only has to show it: a third of the time
 * from the click to the painted page goes into rendering (docs/quality-speed.md).
 */
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { AppPath } from '#generated/app-path.gen.ts';
import type { PageData } from '../../catalogue/page-data.ts';

let ahead: PageData | undefined;
let onChange = (): void => undefined;

function setAhead(page: PageData | undefined): void {
  ahead = page;
  onChange();
}

/**
 * Fetches the page that a link leads to and renders it ahead. A page takes its first state from the address, which is still the old
 * one: so neither of the two may have a query.
 */
export async function prepare(router: AnyRouter, to: AppPath, search: string): Promise<void> {
  const matches = await router.preloadRoute({ to }).catch(() => undefined);
  if (!search && !location.search) setAhead(matches?.at(-1)?.loaderData as PageData | undefined);
}

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => (onChange = () => undefined);
}

/** The page to be rendered out of sight; none on the server. */
export function usePageAhead(shown: PageData | undefined): PageData | undefined {
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
  // A page that was left begins anew when it is shown again.
  useEffect(() => {
    if (ahead?.path === shown?.path) setAhead(undefined);
  }, [shown]);
  return page?.path === shown?.path ? undefined : page;
}
