import styled from '@emotion/styled';
import type { ProductsPageData } from '../../../catalogue/pages/category/products-page.ts';
import { AllLink } from '../../components/links/all-link.tsx';
import { ButtonLink } from '../../components/links/button.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Container } from '../../components/layout/container.tsx';
import { EquipmentSplitList } from '../../components/cards/equipment-split-list.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { ProductGroups } from '../../components/cards/product-groups.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Section } from '../../components/layout/section.tsx';
import { space } from '../../theme.ts';

const Grid = styled(Container)`
  padding-block: ${space.section};
`;

const Way = styled.p`
  margin: ${space.x1} 0 0;
`;

/** Every product of the catalogue, the other equipment below it. */
export function ProductsPage({ page }: { page: ProductsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        {page.finder && (
          <Way>
            <ButtonLink to={page.finder.to}>{page.finder.label}</ButtonLink>
          </Way>
        )}
      </PageHeader>
      {page.groups ? (
        <ProductGroups groups={page.groups} />
      ) : (
        <Grid>
          <CardGrid cards={page.cards} eager={1} level={2} />
        </Grid>
      )}
      <Pager paging={page.paging} />
      {page.equipment.items.length > 0 && (
        <Section heading={page.equipment.heading} tone="mist">
          <EquipmentSplitList items={page.equipment.items} level={3} />
          <AllLink link={page.equipment.all} />
        </Section>
      )}
    </>
  );
}
