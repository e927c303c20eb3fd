import type { EquipmentGridPageData } from '../../../catalogue/pages/category/equipment-grid-page.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Band } from '../../components/layout/container.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';

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
