/**
 * The router's hooks that the site uses, in one module of the shared parts: chunks that are loaded later take them from
 * here. Were they to name the router's package themselves, the bundler would cut the router out of the program into a
 * file of its own.
 */
import { useNavigate, useRouterState } from '@tanstack/react-router';

/** The path of the page that is shown. */
export function usePath(): string {
  return useRouterState({ select: ({ location }) => location.pathname });
}

/** One field of the address's query; undefined without it. */
export function useQueryField(name: string): string | undefined {
  return useRouterState({ select: ({ location }) => (location.search as Record<string, string | undefined>)[name] });
}

/** The query of the address with its question mark; empty without one. */
export function useQueryText(): string {
  return useRouterState({ select: ({ location }) => location.searchStr });
}

export interface Going {
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** Opens the page at its top. */
  resetScroll?: boolean;
}

/** Leads to an address of the site. */
export function useGo(): (href: string, going?: Going) => void {
  const navigate = useNavigate();
  return (href, going = {}) => void navigate({ href, ...going });
}
