import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { fetchAhead, renderAhead } from './page-ahead.ts';
import { useOtherLanguage } from './shell.ts';

/** Whether the router may handle a click: not for a new tab, a download or a prevented event. */
export function followsInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: AppPath;
  /** Query with its question mark, already encoded. */
  search?: string | undefined;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
}

/**
 * Internal link for paths that come from data. It is not generic and uses the untyped router, so that the type
 * checker does not walk the union of all paths; a plain `<a>` keeps pages with many links cheap to prerender. Hover
 * and focus fetch and render the page ahead; a touch, which often begins a scroll, only fetches it. A page in another
 * language is a document of its own, which the browser opens.
 */
export function AppLink({ to, search = '', replace, onClick, children, ...anchor }: AppLinkProps) {
  const router = useRouter<AnyRouter>();
  const language = useOtherLanguage(to);
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
      {...(language === undefined
        ? {
            onClick: follow,
            onMouseEnter: render,
            onFocus: render,
            onTouchStart: () => void fetchAhead(router, to),
          }
        : { onClick, hrefLang: language })}
      data-replace={replace ? '' : undefined}
    >
      {children}
    </a>
  );
}
