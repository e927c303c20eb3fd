import type { EquipmentPageData } from '../../../catalogue/pages/machine/equipment-page.ts';
import { GetInTouch } from '../../components/links/get-in-touch.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PageTools } from '../../components/page-tools/page-tools.tsx';
import { RelatedLinks } from '../../components/layout/related-links.tsx';
import { Section } from '../../components/layout/section.tsx';
import { UnitsSwitch } from '../../components/units/units-switch.tsx';
import { ViewSwitcher } from '../../components/machine/view-switcher.tsx';
import { ButtonLink } from '../../components/links/button.ts';
import { useShell } from '../../frame/shell.tsx';
import styled from '@emotion/styled';
import type { Titled, Figure } from '../../../catalogue/page-data.ts';
import { colour, font, media, size, space, labelText, mutedText } from '../../theme.ts';
import { useFigureValue } from '../../components/units/use-units.tsx';

const Frame = styled.div`
  overflow: hidden;
  border: 2px solid ${colour.ink};
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.half} ${space.x3};
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
const Cells = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  div {
    flex: 1 1 220px;
    min-width: 0;
    padding: 12px ${space.x3} 14px;
    border-inline-end: 1px solid ${colour.lineStrong};
    border-bottom: 1px solid ${colour.lineStrong};
  }
  dt {
    ${mutedText}
  }
  dd {
    margin: 2px 0 0;
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    color: ${colour.ink};
    overflow-wrap: anywhere;
  }
`;

interface TitleBlockProps {
  title: string;
  maker: string;
  figures: Figure[];
}

/** Figures in a drawing's title block. */
function TitleBlock({ title, maker, figures }: TitleBlockProps) {
  const show = useFigureValue();
  return (
    <Frame>
      <Top>
        <span>{title}</span>
        <span>{maker}</span>
      </Top>
      <Cells>
        {figures.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{show({ label, value })}</dd>
          </div>
        ))}
      </Cells>
    </Frame>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr));
  gap: ${space.x4};
  /* Five or six cards: three per row, since four would leave one or two alone. */
  ${media.desk} {
    &:has(> :nth-of-type(5)):not(:has(> :nth-of-type(7))) {
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
    inset-inline-start: 0;
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
  margin: ${space.x1} 0 0;
  color: ${colour.muted};
`;

/** Features or applications: a title and an optional sentence. */
function FeatureGrid({ items }: { items: Titled[] }) {
  return (
    <Grid>
      {items.map(({ title, description }) => (
        <Item key={title}>
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
        </Item>
      ))}
    </Grid>
  );
}

/** Entry for the enquiry list; the category is the parent breadcrumb. */
const listedMachine = ({ name, breadcrumbs, path, enquiry }: EquipmentPageData) => ({
  name,
  detail: breadcrumbs.at(-2)?.label ?? '',
  to: path,
  search: enquiry.search ?? '',
});

/** An item of the other equipment; empty sections are left out. */
export function EquipmentPage({ page }: { page: EquipmentPageData }) {
  const { brand, words } = useShell();
  const sections = [
    {
      heading: words.machine.overview,
      count: page.overview.length,
      tools: <UnitsSwitch />,
      content: <TitleBlock title={page.name} maker={brand.company} figures={page.overview} />,
    },
    { heading: words.machine.keyFeatures, count: page.features.length, content: <FeatureGrid items={page.features} /> },
    {
      heading: words.machine.applications,
      count: page.applications.length,
      tone: 'mist' as const,
      content: <FeatureGrid items={page.applications} />,
    },
    {
      heading: words.machine.related,
      count: Number(page.related !== undefined),
      content: page.related && <RelatedLinks related={page.related} />,
    },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.name}
        lead={page.description}
        aside={page.views.length > 0 && <ViewSwitcher machine={page} />}
        asideFrom="desk"
      >
        <ButtonLink look="primary" to={page.enquiry.to} search={page.enquiry.search}>
          {words.links.enquire}
        </ButtonLink>
        <PageTools machine={listedMachine(page)} />
      </PageHeader>
      {sections.map(({ heading, tone, tools, content }) => (
        <Section key={heading} heading={heading} tone={tone} tools={tools}>
          {content}
        </Section>
      ))}
      <GetInTouch contact={page.contact} enquiry={page.enquiry} />
    </>
  );
}
