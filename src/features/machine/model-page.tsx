import styled from '@emotion/styled';
import type { ModelPageData } from './model-page.ts';
import { CompareLink, CompareToggle } from '../compare/compare-toggle.tsx';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { AskUs, MachineActions } from './components/machine-actions.tsx';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { listableOf } from '../enquiry/use-enquiry-list.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ActionBar, PageTools } from '../share/page-tools.tsx';
import { PointList } from '../../ui/cards/point-list.tsx';
import { DocumentList } from '../../ui/links/document-list.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { RelatedLinks } from './related-links.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SpecificationTables } from './components/specification-tables.tsx';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { ViewSwitcher } from './view-switcher.tsx';
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
  dl + & {
    margin-top: ${space.x4};
  }
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
          <MachineActions name={page.name} enquiry={page.enquiry} sheet={page.files.pdf} />
          <ActionBar>
            <CompareToggle to={page.path} name={page.name} />
            <PageTools item={listableOf(page)} />
          </ActionBar>
        </Essentials>
      </PageHeader>
      {page.features.length > 0 && (
        <Section heading={words.features}>
          <FigureList figures={sizes} />
          <Features>
            {page.featuresPicture && <DrawingFrame picture={page.featuresPicture} />}
            <PointList points={page.features} />
          </Features>
        </Section>
      )}
      <Section heading={words.specifications} tools={<UnitsSwitch figures={[...rows, ...sizes]} />}>
        {page.tablesNote && <TablesNote>{page.tablesNote}</TablesNote>}
        <SpecificationTables tables={page.tables} />
        {page.features.length === 0 && <FigureList figures={sizes} />}
        <AskUs ask={page.open?.ask} enquiry={page.enquiry} />
        {page.comparison && (
          <CompareLink to={page.comparison.to} data-screen="">
            {page.comparison.label}
          </CompareLink>
        )}
      </Section>
      {page.documents.length > 0 && (
        <Section heading={words.documents}>
          <DocumentList documents={page.documents} />
        </Section>
      )}
      {page.related && (
        <Section isOnScreenOnly heading={words.related} tone="mist">
          <RelatedLinks related={page.related} />
        </Section>
      )}
    </>
  );
}
