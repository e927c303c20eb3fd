import styled from '@emotion/styled';
import type { EquipmentGridPageData } from '../../catalogue/page-data.ts';
import { CardGrid } from '../components/card-grid.tsx';
import { Container } from '../components/container.tsx';
import { Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { space } from '../theme.ts';

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
