import styled from '@emotion/styled';
import { telephoneLink } from '../../catalogue/paths.ts';
import { colour, font, media, size, space, mutedText, touchTarget, wrapRow, hidden } from '../../ui/theme.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { closesAt, LocalTime, OpenMark, placeTime, useNow } from './components/local-time.tsx';
import { useOffice, visitorZone } from './components/use-office.ts';
import { useShell } from '../../ui/shell.ts';
import { showMinutes } from '../../catalogue/offices/opening-hours.ts';
import type { ShellOffice } from '../../catalogue/navigation.ts';
import { fill } from '../../catalogue/words.ts';

/** Reserves space for the opening state, which appears after hydration; two lines on phones. */
const Line = styled.div`
  display: grid;
  gap: 0 ${space.x3};
  font-size: ${size.body};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  p {
    ${wrapRow(`0 ${space.x2}`)}
    min-height: 32px;
    ${mutedText}
  }
  ${media.phone} {
    p:first-of-type {
      align-content: start;
      min-height: 2.6em;
    }
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  a {
    ${touchTarget}
    font-size: ${size.body};
    font-weight: ${font.weight.semibold};
  }
  ${hidden.print}
`;

/**
 * The office in the visitor's country, else the first one that is open now, else the head office: until when it is open
 * on the visitor's clock, or its local time and opening state; contact links.
 * @param known the company's own number, if shown beside it with the company's e-mail
 */
export function ContactNow({ known }: { known?: string | undefined }) {
  const { offices, words: all } = useShell();
  const { contact: words } = all;
  const now = useNow();
  const { office: near, isNearest } = useOffice();
  const closing = (candidate: ShellOffice) => (now === undefined ? undefined : closesAt(candidate, now));
  // Where no company number stands beside it, its heading names the office.
  const office =
    isNearest || known === undefined ? near : (offices.find((candidate) => closing(candidate) !== undefined) ?? near);
  if (!office) return null;
  const until = closing(office);
  const visitorTime = until === undefined ? undefined : placeTime(visitorZone(), until);
  const isOtherClock =
    visitorTime && until !== undefined && visitorTime.minutes !== placeTime(office.timeZone ?? '', until)?.minutes;
  const { country, phone, email, whatsapp } = office;
  return (
    <Line>
      <p>
        {isOtherClock ? (
          <OpenMark data-open>
            {fill(words.openNow, { office: country, time: showMinutes(visitorTime.minutes) })}
          </OpenMark>
        ) : (
          <>
            <strong>{country}</strong>
            <LocalTime office={office} />
          </>
        )}
      </p>
      {(phone !== known || whatsapp) && (
        <p>
          {phone !== known && <a href={telephoneLink(phone)}>{phone}</a>}
          {whatsapp && <ExternalLink href={whatsapp.href}>{words.askByWhatsapp}</ExternalLink>}
          {known === undefined && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </Line>
  );
}
