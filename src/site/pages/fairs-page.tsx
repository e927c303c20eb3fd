import styled from '@emotion/styled';
import type { FairCard, FairsPageData } from '../../catalogue/page-data.ts';
import { CalendarSign } from '../components/calendar-sign.tsx';
import { FairTicket } from '../components/fair-ticket.tsx';
import { PageTools } from '../components/page-tools/page-tools.tsx';
import { Pager } from '../components/pager.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section, type SectionTone } from '../components/section.tsx';
import { font, media, size, space } from '../theme.ts';

const Tickets = styled.ul`
  display: grid;
  gap: ${space.x3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Calendars = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  margin: 0;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.x1};
    min-height: 44px;
  }
  ${media.print} {
    display: none;
  }
`;

interface FairGroupProps {
  number: number;
  heading: string;
  tone: SectionTone;
  fairs: FairCard[];
}

function FairGroup({ number, heading, tone, fairs }: FairGroupProps) {
  const isFirst = number === 1;
  if (fairs.length === 0) return null;
  return (
    <Section number={number} heading={heading} tone={tone}>
      <Tickets>
        {fairs.map((fair, index) => (
          <li key={fair.title + fair.start}>
            <FairTicket fair={fair} headingLevel={3} eager={isFirst && index === 0} />
          </li>
        ))}
      </Tickets>
    </Section>
  );
}

/** All fairs: first those that are still to come, then those with pictures to look back at. */
export function FairsPage({ page }: { page: FairsPageData }) {
  const upcoming = page.fairs.filter((fair) => fair.upcoming);
  const completed = page.fairs.filter((fair) => !fair.upcoming);
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        <div>
          {page.calendar && (
            <Calendars>
              <a href={page.calendar.subscribe}>
                <CalendarSign />
                Subscribe to the calendar
              </a>
              <a href={page.calendar.file}>Download the calendar</a>
            </Calendars>
          )}
          <PageTools />
        </div>
      </PageHeader>
      <FairGroup number={1} heading="Upcoming" tone="paper" fairs={upcoming} />
      <FairGroup number={upcoming.length > 0 ? 2 : 1} heading="Completed" tone="mist" fairs={completed} />
      <Pager paging={page.paging} />
    </>
  );
}
