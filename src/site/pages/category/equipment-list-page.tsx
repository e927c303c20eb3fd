import type { EquipmentListPageData } from '../../../catalogue/pages/category/equipment-list-page.ts';
import { Band } from '../../components/layout/container.tsx';
import { EquipmentSplitList } from '../../components/cards/equipment-split-list.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';

/** Other equipment as split cards with enquiry links. */
export function EquipmentListPage({ page }: { page: EquipmentListPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} />
      <Band>
        <EquipmentSplitList items={page.equipment.items} level={2} eager={1} />
      </Band>
      <Pager paging={page.paging} />
    </>
  );
}
