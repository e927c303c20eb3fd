import type { EquipmentPageData } from './equipment-page.ts';
import { GetInTouch } from '../offices/get-in-touch.tsx';
import { listableOf } from '../enquiry/use-enquiry-list.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ActionBar, PageTools } from '../share/page-tools.tsx';
import { DocumentList } from '../../ui/links/document-list.tsx';
import { RelatedLinks } from './related-links.tsx';
import { Section, type SectionTone } from '../../ui/layout/section.tsx';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { ViewSwitcher } from './view-switcher.tsx';
import { AskUs, MachineActions } from './components/machine-actions.tsx';
import { useShell } from '../../ui/shell.ts';
import styled from '@emotion/styled';
import type { ShownFigure } from '../../figures/show.ts';
import type { Titled } from '../../catalogue/shown/parts.ts';
import { colour, font, media, size, space, labelText, wrapRow } from '../../ui/theme.ts';
import { FigureList } from '../../ui/units/figure-list.tsx';

const Actions = styled.div`
  display: grid;
  gap: ${space.x2};
`;
const Frame = styled.div`
  overflow: hidden;
  border: 2px solid ${colour.ink};
`;
const Top = styled.div`
  ${wrapRow(`${space.half} ${space.x3}`)}
  justify-content: space-between;
  padding: 12px ${space.x3};
  background: ${colour.ink};
  color: ${colour.onInk};
  font-weight: ${font.weight.semibold};
  span:last-of-type {
    ${labelText}
    align-self: center;
    color: ${colour.onInkMuted};
  }
`;
const Cells = styled(FigureList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0;
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  div {
    flex: 1 1 13.75rem;
    min-width: 0;
    padding: 12px ${space.x3} 14px;
    border: solid ${colour.lineStrong};
    border-block-width: 0 1px;
    border-inline-width: 0 1px;
  }
  dd {
    margin-top: 2px;
    line-height: 1.3;
  }
`;

interface TitleBlockProps {
  title: string;
  maker: string;
  figures: ShownFigure[];
}

/** Figures in a drawing's title block. */
function TitleBlock({ title, maker, figures }: TitleBlockProps) {
  return (
    <Frame>
      <Top>
        <span>{title}</span>
        <span>{maker}</span>
      </Top>
      <Cells figures={figures} />
    </Frame>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr));
  gap: ${space.x4};
  /* Five or six cards: three per row, since four would leave one or two alone. CSS would count those that have arrived. */
  ${media.desk} {
    &[data-by-three] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
const Item = styled.li`
  position: relative;
  padding-top: ${space.x2};
  border-top: 1px solid ${colour.lineStrong};
  &::before {
    content: '';
    position: absolute;
    top: -2px;
    width: ${space.x4};
    height: 3px;
    background: ${colour.primary};
  }
`;
const Title = styled.h3`
  font-size: ${size.h4};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
`;
const Text = styled.p`
  margin-top: ${space.x1};
  color: ${colour.muted};
`;

/** Features or applications: a title and an optional sentence. */
function FeatureSection({ items, ...section }: { items: Titled[]; heading: string; tone?: SectionTone }) {
  if (items.length === 0) return null;
  return (
    <Section {...section}>
      <Grid data-by-three={[5, 6].includes(items.length) || undefined}>
        {items.map(({ title, description }) => (
          <Item key={title}>
            <Title>{title}</Title>
            {description && <Text>{description}</Text>}
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

/** An item of the other equipment; empty sections are left out. */
export function EquipmentPage({ page }: { page: EquipmentPageData }) {
  const { brand, words } = useShell();
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.name}
        lead={page.description}
        aside={page.views.length > 0 && <ViewSwitcher machine={page} />}
        asideFrom="desk"
      >
        <Actions>
          <MachineActions name={page.name} enquiry={page.enquiry} sheet={page.files.pdf} />
          <ActionBar>
            <PageTools item={listableOf(page)} />
          </ActionBar>
        </Actions>
      </PageHeader>
      <Section heading={words.machine.overview} tools={<UnitsSwitch figures={page.overview} />}>
        <TitleBlock title={page.name} maker={brand.company} figures={page.overview} />
        <AskUs ask={page.ask} enquiry={page.enquiry} />
      </Section>
      <FeatureSection heading={words.machine.keyFeatures} items={page.features} />
      <FeatureSection heading={words.machine.applications} items={page.applications} tone="mist" />
      {page.documents.length > 0 && (
        <Section heading={words.machine.documents}>
          <DocumentList documents={page.documents} />
        </Section>
      )}
      {page.related && (
        <Section isOnScreenOnly heading={words.machine.related}>
          <RelatedLinks related={page.related} />
        </Section>
      )}
      <GetInTouch enquiry={page.enquiry} />
    </>
  );
}
