import styled from '@emotion/styled';
import type { OfficeLine } from '../../../catalogue/page-data.ts';
import { telephoneLink } from '../../frame/telephone-link.ts';
import { colour, font, media, size, space } from '../../theme.ts';
import { OpenMark, openWords, showClock } from './open-mark.ts';
import { usePlaceTime, nearestByClock, visitorZone } from './place-clock.ts';
import { useWords, useShell } from '../../frame/shell.tsx';
import { startTransition, useEffect, useState } from 'react';

/** The nearest of the offices, once it is known. */
let found: { among: readonly OfficeLine[]; office: OfficeLine | undefined } | undefined;

const nearestOf = (offices: readonly OfficeLine[]) => (found?.among === offices ? found.office : offices[0]);

/** The office nearest to the visitor by the clock; until that is known, the head office. */
function useNearestOffice(): OfficeLine | undefined {
  const { offices } = useShell();
  const [office, setOffice] = useState(() => nearestOf(offices));
  useEffect(() => {
    // In a task of its own, since the first clock of a page may take its time.
    const timer = setTimeout(() => {
      if (found?.among !== offices)
        found = { among: offices, office: nearestByClock(offices, visitorZone(), Date.now()) };
      startTransition(() => setOffice(nearestOf(offices)));
    });
    return () => clearTimeout(timer);
  }, [offices]);
  return office;
}

/** The state comes once the program runs: its place is kept free, on a phone that of two lines. */
const Line = styled.div`
  display: grid;
  gap: 0 ${space.x3};
  font-size: ${size.body};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.x2};
    min-height: 32px;
    margin: 0;
    font-size: ${size.small};
    color: ${colour.quiet};
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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: ${size.body};
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
  }
  ${media.print} {
    display: none;
  }
`;

function State({ office }: { office: OfficeLine }) {
  const words = useWords().contact;
  const time = usePlaceTime(office.timeZone);
  const state = openWords(office.hours, time, words);
  return (
    <p>
      <strong>{office.country}</strong>
      {time && <span>{showClock(time, words)}</span>}
      {state && <OpenMark data-open={state.open}>{state.text}</OpenMark>}
    </p>
  );
}

/**
 * The office nearest to the visitor: the hour there, whether it is open, and the ways to talk to it.
 * @param known the company's own number, where it stands beside it with the company's own e-mail
 */
export function TalkNow({ known }: { known?: string | undefined }) {
  const words = useWords().contact;
  const office = useNearestOffice();
  if (!office) return null;
  const { phone, email, whatsapp } = office;
  return (
    <Line>
      <State office={office} />
      {(phone !== known || whatsapp) && (
        <p>
          {phone !== known && <a href={telephoneLink(phone)}>{phone}</a>}
          {whatsapp && (
            <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
              {words.whatsapp}
            </a>
          )}
          {known === undefined && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </Line>
  );
}
