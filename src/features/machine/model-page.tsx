import styled from '@emotion/styled';
import type { ModelPageData } from './model-page.ts';
import { CompareLink, CompareWays, CompareToggle } from '../compare/compare-toggle.tsx';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { AskUs, MachineActions } from './components/machine-actions.tsx';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageTools } from '../share/page-tools.tsx';
import { PointList } from '../../ui/cards/point-list.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { RelatedLinks } from './related-links.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SpecificationTables } from './components/specification-tables.tsx';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { ViewSwitcher } from './components/view-switcher.tsx';
import { layout, media, space } from '../../ui/theme.ts';
import { useWords } from '../../ui/shell.ts';

const TablesNote = styled.p`
  max-width: ${layout.measure};
  margin-bottom: ${space.x3};
`;

const Essentials = styled.div`
  display: grid;
  gap: ${space.x4};
  > dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space.x3};
    > dl {
      order: -1;
    }
  }
`;
const Features = styled.div`
  display: grid;
  gap: clamp(24px, 5vw, 64px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

/** Model page: name, drawing, key figures and actions, then features, all figures and related links. */
export function ModelPage({ page }: { page: ModelPageData }) {
  const words = useWords().machine;
  const rows = page.tables.flatMap((table) => table.rows);
  const sizes = [...(page.sizes?.rows ?? []), ...(page.open?.figures ?? [])];
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        aside={page.views.length > 0 && <ViewSwitcher machine={page} />}
        asideFrom="desk"
      >
        <Essentials>
          <Prose paragraphs={[page.description]} />
          <FigureList figures={page.figures} />
          <div>
            <MachineActions name={page.name} enquiry={page.enquiry} sheet={page.files.pdf} />
            <CompareWays>
              <CompareToggle to={page.path} name={page.name} />
              {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
            </CompareWays>
            <PageTools machine={page} />
          </div>
        </Essentials>
      </PageHeader>
      {page.features.length > 0 && (
        <Section heading={words.features}>
          <Features>
            {page.featuresPicture && <DrawingFrame picture={page.featuresPicture} />}
            <PointList points={page.features} />
          </Features>
        </Section>
      )}
      <Section heading={words.specifications} tools={<UnitsSwitch figures={[...rows, ...sizes]} />}>
        {page.tablesNote && <TablesNote>{page.tablesNote}</TablesNote>}
        <SpecificationTables tables={page.tables} />
        <FigureList figures={sizes} />
        <AskUs ask={page.open?.ask} enquiry={page.enquiry} />
      </Section>
      {page.related && (
        <Section isOnScreenOnly heading={words.related} tone="mist">
          <RelatedLinks related={page.related} />
        </Section>
      )}
    </>
  );
}
