import styled from '@emotion/styled';
import type { EquipmentListPageData } from '../../catalogue/page-data.ts';
import { Container } from '../components/container.tsx';
import { EquipmentSplitList } from '../components/equipment-split-list.tsx';
import { Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { space } from '../theme.ts';

const List = styled(Container)`
  padding-block: ${space.section};
`;

/** The other equipment as split cards with enquiry links. */
export function EquipmentListPage({ page }: { page: EquipmentListPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.equipment.heading} />
      <List>
        <EquipmentSplitList items={page.equipment.items} level={2} eager={1} />
      </List>
      <Pager paging={page.paging} />
    </>
  );
}
