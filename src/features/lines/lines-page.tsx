import type { LinesPageData } from './lines-page.ts';
import { CardGrid } from '../category/card-grid.tsx';
import { Pager } from '../page/pager.tsx';
import { Band } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** All lines, each with what comes in and what comes out. */
export function LinesPage({ page }: { page: LinesPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Band>
        <CardGrid cards={page.cards} eager={1} level={2} />
      </Band>
      <Pager paging={page.paging} />
    </>
  );
}
