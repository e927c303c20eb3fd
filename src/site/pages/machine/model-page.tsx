import styled from '@emotion/styled';
import type { ModelPageData } from '../../../catalogue/pages/machine/model-page.ts';
import { CompareLink, CompareWays, CompareToggle } from '../../components/compare/compare-toggle.tsx';
import { DrawingFrame } from '../../components/machine/drawing-frame.tsx';
import { FigureList } from '../../components/machine/figure-list.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PageTools } from '../../components/page-tools/page-tools.tsx';
import { PointList } from '../../components/cards/point-list.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { RelatedLinks } from '../../components/layout/related-links.tsx';
import { Section } from '../../components/layout/section.tsx';
import { SpecificationTables } from '../../components/machine/specification-tables.tsx';
import { UnitsSwitch } from '../../components/units/units-switch.tsx';
import { ViewSwitcher } from '../../components/machine/view-switcher.tsx';
import { layout, media, space, colour, size, hidden, wrapRow } from '../../theme.ts';
import { useWords } from '../../frame/shell.tsx';
import type { InternalLink } from '../../../catalogue/page-data.ts';
import { ButtonAnchor, ButtonLink } from '../../components/links/button.ts';

/** Height of the action bar on phones, in pixels; the page's padding and scroll margins leave room for it. */
const HEIGHT = 64;

/**
 * One pair of links for both places: beside the figures, and on phones at the bottom of the screen, so that they are
 * not repeated.
 */
const Actions = styled.div`
  ${wrapRow(space.x2)}
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space.x1};
    align-items: center;
    min-height: ${HEIGHT}px;
    padding: ${space.x1} ${space.gutter};
    padding-bottom: max(${space.x1}, env(safe-area-inset-bottom));
    border-top: 1px solid ${colour.lineStrong};
    background: ${colour.paper};
    > a {
      padding-inline: ${space.x1};
      font-size: ${size.small};
    }
    body:has(&) {
      padding-bottom: calc(${HEIGHT}px + env(safe-area-inset-bottom));
    }
  }
  ${hidden.print}
`;

const TablesNote = styled.p`
  max-width: ${layout.measure};
  margin-bottom: ${space.x3};
`;

/** The main actions of a model page: enquire, download the sheet. */
function ActionBar({ enquiry, sheet }: { enquiry: InternalLink; sheet: string }) {
  const { links } = useWords();
  return (
    <Actions data-actions="">
      <ButtonLink look="primary" to={enquiry.to} search={enquiry.search}>
        {links.enquire}
      </ButtonLink>
      <ButtonAnchor href={sheet} download>
        {links.sheet}
      </ButtonAnchor>
    </Actions>
  );
}

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
  gap: ${space.x4};
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
    gap: clamp(24px, 5vw, 64px);
  }
`;

/** Model page: name, drawing, key figures and actions, then features, all figures and related links. */
export function ModelPage({ page }: { page: ModelPageData }) {
  const words = useWords().machine;
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
            <ActionBar enquiry={page.enquiry} sheet={page.sheet} />
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
      {page.tables.length > 0 && (
        <Section
          heading={words.specifications}
          tools={<UnitsSwitch figures={page.tables.flatMap(({ rows }) => rows)} />}
        >
          {page.tablesNote && <TablesNote>{page.tablesNote}</TablesNote>}
          <SpecificationTables tables={page.tables} />
          {page.sizes && <FigureList figures={page.sizes.rows} />}
        </Section>
      )}
      {page.related && (
        <Section heading={words.related} tone="mist">
          <RelatedLinks related={page.related} />
        </Section>
      )}
    </>
  );
}
