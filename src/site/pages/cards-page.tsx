import type { CardsPageData } from '../../catalogue/page-data.ts';
import { CardGrid } from '../components/card-grid.tsx';
import { DrawingFrame } from '../components/drawing-frame.tsx';
import { GetInTouch } from '../components/get-in-touch.tsx';
import { isFurther, Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { listPoints, PointColumns } from '../components/point-columns.tsx';
import { Section } from '../components/section.tsx';

/** A category whose members are shown as cards: Balers, Primary Shredders, Secondary Shredder. */
export function CardsPage({ page }: { page: CardsPageData }) {
  const lists = listPoints(page).length;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={isFurther(page.paging) ? undefined : <DrawingFrame picture={page.picture} opening />}
      />
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      {page.cards.length > 0 && (
        <Section number={isFurther(page.paging) ? undefined : lists + 1} heading="Product Range">
          <CardGrid cards={page.cards} />
        </Section>
      )}
      <Pager paging={page.paging} />
      <GetInTouch contact={page.contact} enquiry={page.enquiry} block={page.getInTouch} number={lists + 2} />
    </>
  );
}
