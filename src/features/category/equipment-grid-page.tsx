import type { EquipmentGridPageData } from './equipment-grid-page.ts';
import { CardGrid } from './card-grid.tsx';
import { Band } from '../../ui/layout/container.ts';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** Other equipment as a grid of cards. */
export function EquipmentGridPage({ page }: { page: EquipmentGridPageData }) {
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
