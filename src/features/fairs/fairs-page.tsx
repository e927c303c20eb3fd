import styled from '@emotion/styled';
import type { FairsPageData } from './fairs-page.ts';
import { NoFair, useFairs, type DatedFair } from './components/use-fairs.tsx';
import { CalendarSign } from './components/fair-plans.tsx';
import { FairTicket } from './components/fair-ticket.tsx';
import { Row, Stack } from '../../ui/layout/container.ts';
import { PageTools } from '../share/page-tools.tsx';
import { Pager } from '../page/pager.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section, type SectionTone } from '../../ui/layout/section.tsx';
import { font, size, space, touchTarget, hidden, wrapRow } from '../../ui/theme.ts';
import { useWords } from '../../ui/shell.ts';

const Calendars = styled.p`
  ${wrapRow(`0 ${space.x3}`)}
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  a {
    ${touchTarget}
    gap: ${space.x1};
  }
  ${hidden.print}
`;

interface FairGroupProps {
  heading: string;
  tone: SectionTone;
  fairs: DatedFair[];
  /** Whether this is the first group, whose first picture loads eagerly. */
  isFirst: boolean;
}

function FairGroup({ heading, tone, fairs, isFirst }: FairGroupProps) {
  if (fairs.length === 0) return null;
  return (
    <Section heading={heading} tone={tone}>
      <Stack as="ul">
        {fairs.map((fair, index) => (
          <li key={fair.title + fair.start}>
            <FairTicket fair={fair} eager={isFirst && index === 0} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** All fairs: upcoming ones first, then those with galleries. */
export function FairsPage({ page }: { page: FairsPageData }) {
  const words = useWords().fairs;
  const { upcoming, completed } = useFairs(page.fairs);
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        {page.asOf && <p>{page.asOf}</p>}
        <Row $gap={`0 ${space.x3}`}>
          <Calendars>
            <a href={page.calendar.subscribe}>
              <CalendarSign />
              {words.subscribe}
            </a>
            <a href={page.calendar.file}>{words.download}</a>
          </Calendars>
          <PageTools />
        </Row>
      </PageHeader>
      <FairGroup heading={words.upcoming} tone="paper" fairs={upcoming} isFirst />
      {upcoming.length === 0 && page.visit && (
        <Section heading={words.upcoming} tone="paper">
          <NoFair visit={page.visit} />
        </Section>
      )}
      <FairGroup heading={words.completed} tone="mist" fairs={completed} isFirst={upcoming.length === 0} />
      <Pager paging={page.paging} />
    </>
  );
}
