import type { CardsPageData } from '../../../catalogue/pages/category/cards-page.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { DrawingFrame } from '../../components/machine/drawing-frame.tsx';
import { GetInTouch } from '../../components/links/get-in-touch.tsx';
import { Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PointColumns } from '../../components/cards/point-columns.tsx';
import { Section } from '../../components/layout/section.tsx';
import { useWords } from '../../frame/shell.tsx';

/** Category page with cards: Balers, Primary Shredders, Secondary Shredder. */
export function CardsPage({ page }: { page: CardsPageData }) {
  const { range } = useWords().machine;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={page.picture && <DrawingFrame picture={page.picture} opening />}
      />
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      {page.cards.length > 0 && (
        <Section heading={range}>
          <CardGrid cards={page.cards} />
        </Section>
      )}
      <Pager paging={page.paging} />
      <GetInTouch enquiry={page.enquiry} block={page.getInTouch} />
    </>
  );
}
