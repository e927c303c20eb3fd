import type { ReactNode } from 'react';
import type { Paging } from './paging.ts';
import { Pager } from './pager.tsx';
import { Band } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { PageBase } from '../../catalogue/shown/parts.ts';

interface ListingProps {
  page: Pick<PageBase<string>, 'breadcrumbs'> & {
    heading: string;
    intro: string | string[];
    paging: Paging | undefined;
  };
  children: ReactNode;
}

/** A page that is one list: its heading, the list, the links to its further pages. */
export function Listing({ page, children }: ListingProps) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Band>{children}</Band>
      <Pager paging={page.paging} />
    </>
  );
}
