import styled from '@emotion/styled';
import type { Card, ModelSummary } from '../../../catalogue/page-data.ts';
import type { TextPageData } from '../../../catalogue/pages/category/text-page.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { CompareLink } from '../../components/compare/compare-ways.ts';
import { Container } from '../../components/layout/container.tsx';
import { DrawingFrame } from '../../components/machine/drawing-frame.tsx';
import { InquiryBlock } from '../../components/links/inquiry-block.tsx';
import { isFurther, Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PointColumns } from '../../components/cards/point-columns.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { Section } from '../../components/layout/section.tsx';
import { media, space } from '../../theme.ts';
import { useWords } from '../../frame/shell.tsx';

const Band = styled(Container)`
  padding-block: ${space.section};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.x6};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 368px;
    align-items: start;
    gap: ${space.x8};
  }
`;

const toCard = ({ to, name, description, picture, figures }: ModelSummary): Card => ({
  to,
  title: name,
  text: description,
  picture,
  figures,
  isModel: true,
});

/** An information page; models that the category has gained stand as cards under the text. */
export function TextPage({ page }: { page: TextPageData }) {
  const { range } = useWords().machine;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={page.picture && !isFurther(page.paging) && <DrawingFrame picture={page.picture} opening />}
      />
      {!isFurther(page.paging) && (
        <Band>
          <Columns>
            <Prose paragraphs={page.body} />
            <InquiryBlock contact={page.contact} enquiry={page.enquiry} block={page.getInTouch} />
          </Columns>
        </Band>
      )}
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      {page.models.length > 0 && (
        <Section heading={range}>
          <CardGrid cards={page.models.map(toCard)} />
          {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
        </Section>
      )}
      <Pager paging={page.paging} />
    </>
  );
}
