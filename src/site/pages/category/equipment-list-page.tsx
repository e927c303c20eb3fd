import type { EquipmentListPageData } from '../../../catalogue/pages/category/equipment-list-page.ts';
import { Band } from '../../components/layout/container.tsx';
import { EquipmentSplitList } from '../../components/cards/equipment-split-list.tsx';
import { anchorOf } from '../../components/cards/card-grid.tsx';
import { PageIndex } from '../../components/layout/page-index.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';

/** Other equipment as split cards with enquiry links. */
export function EquipmentListPage({ page }: { page: EquipmentListPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading}>
        <PageIndex entries={page.equipment.items.map(({ name, to }) => ({ anchor: anchorOf(to), label: name }))} />
      </PageHeader>
      <Band>
        <EquipmentSplitList items={page.equipment.items} level={2} eager={1} />
      </Band>
      <Pager paging={page.paging} />
    </>
  );
}
