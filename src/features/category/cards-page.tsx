import type { CardsPageData } from './cards-page.ts';
import { CardGrid } from './card-grid.tsx';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { GetInTouch } from '../offices/get-in-touch.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PointColumns } from './components/point-columns.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useWords } from '../../ui/shell.ts';

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
        asideFrom="desk"
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
