import type { LinesPageData } from './lines-page.ts';
import { LineRows } from './components/line-rows.tsx';
import { Pager } from '../page/pager.tsx';
import { Band } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** All lines, each with its picture, what comes in and what comes out, its power and its floor. */
export function LinesPage({ page }: { page: LinesPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Band>
        <LineRows lines={page.lines} />
      </Band>
      <Pager paging={page.paging} />
    </>
  );
}
