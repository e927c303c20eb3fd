import styled from '@emotion/styled';
import type { TextPageData } from './text-page.ts';
import { CardGrid } from './card-grid.tsx';
import { CompareLink } from '../compare/compare-toggle.tsx';
import { Band } from '../../ui/layout/container.ts';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PointColumns } from './components/point-columns.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { RelatedLinks } from '../machine/related-links.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { media, space, colour, heading3 } from '../../ui/theme.ts';
import { useShell, useWords } from '../../ui/shell.ts';
import { useId } from 'react';
import { telephoneLink } from '../../catalogue/paths.ts';
import { ContactList, ContactRow } from '../offices/office-contacts.tsx';
import { ButtonLink } from '../../ui/links/button.ts';

const Box = styled.section`
  display: grid;
  max-width: 480px;
  gap: ${space.x2};
  padding-top: ${space.x2};
  border-top: 2px solid ${colour.ink};
  h2 {
    ${heading3}
  }
  p {
    color: ${colour.muted};
  }
`;
/** Mail, phone and the enquiry form beside a text. */
function EnquiryBlock({ page: { enquiry, getInTouch: block } }: { page: TextPageData }) {
  const id = useId();
  const { contact, words: all } = useShell();
  const { contact: words } = all;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{block?.heading ?? words.heading}</h2>
      {block?.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ContactList>
        <ContactRow label={words.email}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </ContactRow>
        <ContactRow label={words.phone}>
          <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
        </ContactRow>
      </ContactList>
      <ButtonLink look="primary" to={enquiry.to} search={enquiry.search}>
        {enquiry.label}
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

/** Information page; models added to its category appear as cards below the text. */
export function TextPage({ page }: { page: TextPageData }) {
  const { range, related } = useWords().machine;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={page.picture && <DrawingFrame picture={page.picture} opening />}
      />
      {(page.paging?.number ?? 1) === 1 && (
        <Band>
          <Columns>
            <Prose paragraphs={page.body} />
            <EnquiryBlock page={page} />
          </Columns>
        </Band>
      )}
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      {page.cards.length > 0 && (
        <Section heading={range}>
          <CardGrid cards={page.cards} />
          {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
        </Section>
      )}
      {page.related && (
        <Section isOnScreenOnly heading={related}>
          <RelatedLinks related={page.related} />
        </Section>
      )}
      <Pager paging={page.paging} />
    </>
  );
}
