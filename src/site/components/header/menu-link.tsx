import type { ReactNode } from 'react';
import type { InternalLink } from '../../../catalogue/page-data.ts';
import { AppLink } from '../../app-link.tsx';
import type { Menu } from './use-menu.ts';

export interface MenuLinkProps {
  menu: Menu;
  link: Pick<InternalLink, 'to' | 'search'>;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the header: it closes the menu, and says when it leads to the page that is shown. */
export function MenuLink({ menu, link, className, children }: MenuLinkProps) {
  return (
    <AppLink
      to={link.to}
      search={link.search}
      className={className}
      aria-current={menu.path === link.to ? 'page' : undefined}
      onClick={menu.choose}
    >
      {children}
    </AppLink>
  );
}
