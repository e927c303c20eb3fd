import styled from '@emotion/styled';
import type { Card, ModelSummary, TextPageData } from '../../catalogue/page-data.ts';
import { CardGrid } from '../components/card-grid.tsx';
import { CompareLink } from '../components/compare/compare-ways.ts';
import { Container } from '../components/container.tsx';
import { DrawingFrame } from '../components/drawing-frame.tsx';
import { InquiryBlock } from '../components/inquiry-block.tsx';
import { isFurther, Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { listPoints, PointColumns } from '../components/point-columns.tsx';
import { Prose } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { media, space } from '../theme.ts';

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
  const lists = listPoints(page).length;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={isFurther(page.paging) ? undefined : <DrawingFrame picture={page.picture} opening />}
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
        <Section number={isFurther(page.paging) ? undefined : lists + 1} heading="Product Range">
          <CardGrid cards={page.models.map(toCard)} />
          {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
        </Section>
      )}
      <Pager paging={page.paging} />
    </>
  );
}
