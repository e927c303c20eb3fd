import type { HomecardsPageData } from './homecards-page.ts';
import { AllLink } from '../../ui/links/all-link.tsx';
import { Band } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ProductCards } from './components/product-cards.tsx';

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
