import styled from '@emotion/styled';
import type { TextPageData } from './text-page.ts';
import { CardGrid } from './card-grid.tsx';
import { CompareLink } from '../compare/compare-toggle.tsx';
import { listableOf } from '../enquiry/use-enquiry-list.ts';
import { ListToggle } from '../enquiry/list-toggle.tsx';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PointColumns } from './components/point-columns.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { RelatedLinks } from '../machine/related-links.tsx';
import { Band, Row, TextBeside } from '../../ui/layout/container.ts';
import { Section } from '../../ui/layout/section.tsx';
import { media, space, colour, coverLink, font, heading3, size } from '../../ui/theme.ts';
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
function EnquiryBlock({ page }: { page: TextPageData }) {
  const { enquiry, getInTouch: block } = page;
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
      <ButtonLink to={enquiry.to} search={enquiry.search}>
        {enquiry.label}
      </ButtonLink>
    </Box>
  );
}

/** The line of a machine, beside its name. */
const Pictured = styled.div`
  dd:has(img) {
    position: relative;
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    align-items: center;
    gap: ${space.x1} ${space.x6};
    a {
      ${heading3}
      ${coverLink}
    }
    img {
      width: min(100%, 640px);
    }
  }
`;

/** On phones the answer stands below its question. */
const Table = styled.table`
  width: 100%;
  max-width: 60rem;
  margin-bottom: ${space.x3};
  border-top: 2px solid ${colour.ink};
  line-height: 1.4;
  tr {
    border-bottom: 1px solid ${colour.lineStrong};
  }
  th,
  td {
    padding-block: 14px;
    vertical-align: baseline;
  }
  th {
    width: 32%;
    padding-inline-end: ${space.x3};
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  ${media.phone} {
    tbody,
    tr,
    th,
    td {
      display: block;
      width: auto;
    }
    th {
      padding-bottom: 0;
    }
    td {
      padding-top: ${space.half};
    }
  }
`;

/** What a proposal depends on, and the form whose message asks for it. */
function Questions({ heading, items, form }: TextPageData['questions']) {
  if (items.length === 0) return null;
  return (
    <Section heading={heading} tone="mist">
      <Table>
        <tbody>
          {items.map(({ title, description }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ButtonLink to={form.to} search={form.search}>
        {form.label}
      </ButtonLink>
    </Section>
  );
}

/** Information page; models added to its category appear as cards below the text. */
export function TextPage({ page }: { page: TextPageData }) {
  const { range, related } = useWords().machine;
  const listed = listableOf(page);
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.intro}
        aside={page.picture && <DrawingFrame picture={page.picture} opening />}
        asideFrom="desk"
      >
        <Row $gap={`${space.x1} ${space.x3}`}>
          <ButtonLink look="primary" to={page.enquiry.to} search={page.enquiry.search}>
            {page.enquiry.label}
          </ButtonLink>
          {listed && <ListToggle item={listed} />}
        </Row>
      </PageHeader>
      {(page.paging?.number ?? 1) === 1 && (
        <Band>
          <TextBeside $gap={space.x6}>
            <Prose paragraphs={page.body} />
            <EnquiryBlock page={page} />
          </TextBeside>
        </Band>
      )}
      <Questions {...page.questions} />
      <PointColumns features={page.features} applications={page.applications} benefits={page.benefits} />
      {page.cards.length > 0 && (
        <Section heading={range}>
          <CardGrid cards={page.cards} />
          {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
        </Section>
      )}
      {page.related && (
        <Section isOnScreenOnly heading={related}>
          <Pictured>
            <RelatedLinks related={page.related} />
          </Pictured>
        </Section>
      )}
      <Pager paging={page.paging} />
    </>
  );
}
