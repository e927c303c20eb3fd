import type { ModelsPageData } from '../../catalogue/page-data.ts';
import { GetInTouch } from '../components/get-in-touch.tsx';
import { ModelSelector } from '../components/model-selector.tsx';
import { Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { listPoints, PointColumns } from '../components/point-columns.tsx';

/** A category with a selector of its models. */
export function ModelsPage({ page }: { page: ModelsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <ModelSelector models={page.models} comparison={page.comparison} />
      <Pager paging={page.paging} />
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      <GetInTouch
        contact={page.contact}
        enquiry={page.enquiry}
        block={page.getInTouch}
        number={listPoints(page).length + 1}
      />
    </>
  );
}
