/**
 * The router's hooks, re-exported from the shared chunk. If lazy chunks imported the router's package, the bundler
 * would split the router into a file of its own.
 */
import { useNavigate, useRouterState } from '@tanstack/react-router';

/** The current path. */
export function usePath(): string {
  return useRouterState({ select: ({ location }) => location.pathname });
}

/** One query parameter; undefined when missing. */
export function useQueryField(name: string): string | undefined {
  return useRouterState({ select: ({ location }) => (location.search as Record<string, string | undefined>)[name] });
}

/** The query with its question mark; empty when there is none. */
export function useQueryText(): string {
  return useRouterState({ select: ({ location }) => location.searchStr });
}

/** Navigates to an internal address. */
export function useGo(): (href: string, options?: { replace?: boolean; resetScroll?: boolean }) => void {
  const navigate = useNavigate();
  return (href, going = {}) => void navigate({ href, ...going });
}
