import type { EquipmentListPageData } from './equipment-list-page.ts';
import { Band } from '../../ui/layout/container.ts';
import { EquipmentSplitList } from './components/equipment-split-list.tsx';
import { anchorOf } from './card-grid.tsx';
import { PageIndex } from './components/page-index.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

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
