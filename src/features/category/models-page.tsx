import type { ModelsPageData } from './models-page.ts';
import { GetInTouch } from '../offices/get-in-touch.tsx';
import { ModelSelector } from '../machine/model-selector.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PointColumns } from './components/point-columns.tsx';

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
