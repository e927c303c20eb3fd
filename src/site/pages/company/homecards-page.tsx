import type { HomecardsPageData } from '../../../catalogue/pages/company/homecards-page.ts';
import { AllLink } from '../../components/links/all-link.tsx';
import { Band } from '../../components/layout/container.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ProductCards } from '../../components/cards/product-cards.tsx';

/** The home page's product cards on their own page. */
export function HomecardsPage({ page }: { page: HomecardsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} />
      <Band>
        <ProductCards cards={page.items} headingLevel={2} eager={2} />
        <AllLink link={page.all} />
      </Band>
    </>
  );
}
