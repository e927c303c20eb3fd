import styled from '@emotion/styled';
import type { HomeCardsPageData } from '../../catalogue/page-data.ts';
import { AllLink } from '../components/all-link.tsx';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ProductCards } from '../components/product-cards.tsx';
import { space } from '../theme.ts';

const Inner = styled(Container)`
  padding-block: ${space.section};
`;

/** The home page's product cards on a page of their own. */
export function HomeCardsPage({ page }: { page: HomeCardsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} />
      <Inner>
        <ProductCards cards={page.items} headingLevel={2} eager={2} />
        <AllLink link={page.all} />
      </Inner>
    </>
  );
}
