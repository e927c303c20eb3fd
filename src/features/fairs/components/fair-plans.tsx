import styled from '@emotion/styled';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useWords } from '../../../ui/shell.ts';
import { font, hidden, size, space, wrapRow } from '../../../ui/theme.ts';
import { fill } from '../../../catalogue/words.ts';
import type { DatedFair } from './use-fairs.tsx';

/** Calendar icon; decorative. */
export const CalendarSign = () => (
  <Icon size={16} strokeWidth="1.5" d="M2 3.5h12v10.5H2zM2 7h12M5 1.5v3M11 1.5v3M8 9v3M6.5 10.5h3" />
);

/** Above the link that covers the ticket. */
const Plans = styled.p`
  position: relative;
  z-index: 1;
  ${wrapRow(`0 ${space.x3}`)}
  justify-self: start;
  align-self: start;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  a {
    padding-block: 10px;
  }
  svg {
    margin-inline-end: ${space.x1};
    vertical-align: -3px;
  }
  ${hidden.print}
`;

/** What a visitor can plan of a fair: an entry in the calendar, a meeting. Nothing once it is past. */
export function FairPlans({ fair: { title: name, upcoming, isPast, calendar, meet } }: { fair: DatedFair }) {
  const words = useWords().fairs;
  if (!upcoming || isPast) return null;
  return (
    <Plans>
      {calendar && (
        <a href={calendar} aria-label={fill(words.addFair, { name })}>
          <CalendarSign />
          {words.addToCalendar}
        </a>
      )}
      {meet && (
        <AppLink to={meet.to} search={meet.search} aria-label={fill(words.meetAt, { name })}>
          {meet.label}
        </AppLink>
      )}
    </Plans>
  );
}
