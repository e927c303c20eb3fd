import styled from '@emotion/styled';
import type { ContactPageData } from '../../catalogue/page-data.ts';
import { Container } from '../components/container.tsx';
import { OfficeCard, officeGap } from '../components/office-card.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { space } from '../theme.ts';

const Offices = styled.ul`
  display: grid;
  gap: ${officeGap};
  margin: 0;
  padding: ${space.section} 0;
  list-style: none;
`;

/** The offices, one below the other, on alternate sides. */
export function ContactPage({ page }: { page: ContactPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
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
