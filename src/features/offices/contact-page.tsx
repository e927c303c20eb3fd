import styled from '@emotion/styled';
import { useId } from 'react';
import type { ContactPageData } from './contact-page.ts';
import { Container } from '../../ui/layout/container.ts';
import { OfficeCard, officeGap } from './components/office-card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ContactNow } from './contact-now.tsx';
import { useOffice } from './components/use-office.ts';
import { useWords } from '../../ui/shell.ts';
import { colour, labelText, space, hidden } from '../../ui/theme.ts';

const Offices = styled.ul`
  display: grid;
  gap: ${officeGap};
  padding: ${space.section} 0;
`;

const NearestOffice = styled.section`
  margin-top: ${space.x1};
  padding-inline-start: ${space.x3};
  border-inline-start: 3px solid ${colour.primary};
  /* The office's time and opening state need JavaScript. */
  ${hidden.inert}
`;

const Label = styled.h2(labelText);

/** The office in the visitor's country or the head office, then all offices on alternating sides. */
export function ContactPage({ page }: { page: ContactPageData }) {
  const headingId = useId();
  const { headOffice } = useWords().contact;
  const { office: near, isNearest } = useOffice();
  const heading = isNearest ? page.talk : near?.isHead && headOffice;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        {heading && (
          <NearestOffice data-needs-script="" aria-labelledby={headingId}>
            <Label id={headingId}>{heading}</Label>
            <ContactNow />
          </NearestOffice>
        )}
      </PageHeader>
      <Container>
        <Offices>
          {page.offices.map((office) => (
            <OfficeCard key={office.country} office={office} />
          ))}
        </Offices>
      </Container>
    </>
  );
}
