import type { ModelsPageData } from '../../../catalogue/pages/category/models-page.ts';
import { GetInTouch } from '../../components/links/get-in-touch.tsx';
import { ModelSelector } from '../../components/machine/model-selector.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PointColumns } from '../../components/cards/point-columns.tsx';

/** Category page with a model selector. */
export function ModelsPage({ page }: { page: ModelsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <ModelSelector models={page.models} comparison={page.comparison} />
      <Pager paging={page.paging} />
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      <GetInTouch enquiry={page.enquiry} block={page.getInTouch} />
    </>
  );
}
