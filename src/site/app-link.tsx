import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { fetchAhead, renderAhead } from './router/page-ahead.ts';

/**
 * Whether a click on a link is an ordinary one that the router may take: not a new tab, not a download, not prevented.
 */
export function followsInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: AppPath;
  /** The query with its question mark, exactly as it shall stand in the address. */
  search?: string | undefined;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
}

/**
 * A link inside the site, for paths that come from data. It is no generic component and takes the router without the
 * types of its routes, so that the type checker does not walk the union of all paths; and it is a plain `<a>`, so that
 * a page's many links cost next to nothing to prerender. The page is fetched and rendered ahead when the visitor points at
 * the link or focuses it, and only fetched at a touch, which is more often the beginning of a scroll.
 */
export function AppLink({ to, search = '', replace, onClick, children, ...anchor }: AppLinkProps) {
  const router = useRouter<AnyRouter>();
  const render = () => void renderAhead(router, to, search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!followsInPage(event)) return;
    event.preventDefault();
    void router.navigate({ href: to + search, replace: replace ?? false });
  };
  return (
    <a
      href={to + search}
      {...anchor}
      data-replace={replace ? '' : undefined}
      onClick={follow}
      onMouseEnter={render}
      onFocus={render}
      onTouchStart={() => void fetchAhead(router, to)}
    >
      {children}
    </a>
  );
}
