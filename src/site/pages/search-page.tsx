import type { SearchPageData } from '../../catalogue/page-data.ts';
import { PageHeader } from '../components/page-header.tsx';

export function SearchPage({ page }: { page: SearchPageData }) {
  return <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />;
}
