import styled from '@emotion/styled';
import type { EquipmentGridPageData } from '../../../catalogue/pages/category/equipment-grid-page.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { space } from '../../theme.ts';

const Grid = styled(Container)`
  padding-block: ${space.section};
`;

/** The other equipment as a grid of cards. */
export function EquipmentGridPage({ page }: { page: EquipmentGridPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Grid>
        <CardGrid cards={page.cards} eager={1} level={2} />
      </Grid>
      <Pager paging={page.paging} />
    </>
  );
}
