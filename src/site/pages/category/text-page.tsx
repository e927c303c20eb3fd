import styled from '@emotion/styled';
import type { Card, ModelSummary, Block, ContactLine, InternalLink } from '../../../catalogue/page-data.ts';
import type { TextPageData } from '../../../catalogue/pages/category/text-page.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { CompareLink } from '../../components/compare/compare-toggle.tsx';
import { Band } from '../../components/layout/container.tsx';
import { DrawingFrame } from '../../components/machine/drawing-frame.tsx';
import { isFurther, Pager } from '../../components/layout/pager.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PointColumns } from '../../components/cards/point-columns.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { Section } from '../../components/layout/section.tsx';
import { media, space, colour, font, heading3, mutedText, touchTarget } from '../../theme.ts';
import { useShell, useWords } from '../../frame/shell.tsx';
import { useId } from 'react';
import { telephoneLink } from '../../../catalogue/paths.ts';
import { ButtonLink } from '../../components/links/button.ts';

const Box = styled.section`
  display: grid;
  max-width: 480px;
  gap: ${space.x2};
  padding-top: ${space.x2};
  border-top: 2px solid ${colour.ink};
  p {
    color: ${colour.muted};
  }
`;
const Heading = styled.h2`
  ${heading3}
`;
const Rows = styled.dl`
  border-bottom: 1px solid ${colour.line};
  div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
    min-height: 48px;
    border-top: 1px solid ${colour.line};
  }
  dt {
    ${mutedText}
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.primary};
    text-underline-offset: 4px;
  }
`;

interface InquiryBlockProps {
  contact: ContactLine;
  enquiry?: Pick<InternalLink, 'to' | 'search'> | undefined;
  block?: Block | undefined;
}

/** Mail, phone and the enquiry form beside a text. */
function InquiryBlock({ contact, enquiry, block }: InquiryBlockProps) {
  const id = useId();
  const { enquiry: form, words: all } = useShell();
  const { contact: words, links } = all;
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{block?.heading ?? words.heading}</Heading>
      {block?.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Rows>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
      </Rows>
      <ButtonLink look="primary" to={enquiry?.to ?? form.path} search={enquiry?.search}>
        {links.enquire}
      </ButtonLink>
    </Box>
  );
}

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

/** Information page; models added to its category appear as cards below the text. */
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
