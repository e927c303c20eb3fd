import styled from '@emotion/styled';
import type { OfficeLine } from '../../../catalogue/page-data.ts';
import { telephoneLink } from '../../../catalogue/paths.ts';
import { colour, font, media, size, space, mutedText, touchTarget, wrapRow, hidden } from '../../theme.ts';
import { ExternalLink } from '../links/external-link.tsx';
import { LocalTime } from './local-time.tsx';
import { nearestByClock, visitorZone } from './place-clock.ts';
import { useWords, useShell } from '../../frame/shell.tsx';
import { startTransition, useEffect, useState } from 'react';

/** Index of the nearest office, once it is known; until then that of the head office. */
let nearest = 0;

/** The office nearest by time zone. */
function useNearestOffice(): OfficeLine | undefined {
  const { offices } = useShell();
  const [index, setIndex] = useState(nearest);
  useEffect(() => {
    // A separate task: the first time zone look-up of a page may be slow.
    const timer = setTimeout(() => {
      const office = nearestByClock(offices, visitorZone(), Date.now());
      nearest = offices.findIndex((one) => one === office);
      startTransition(() => setIndex(nearest));
    });
    return () => clearTimeout(timer);
  }, [offices]);
  return offices[index];
}

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
 * The office nearest to the visitor: local time, opening state and contact links.
 * @param known the company's own number, if shown beside it with the company's e-mail
 */
export function ContactNow({ known }: { known?: string | undefined }) {
  const words = useWords().contact;
  const office = useNearestOffice();
  if (!office) return null;
  const { country, phone, email, whatsapp } = office;
  return (
    <Line>
      <p>
        <strong>{country}</strong>
        <LocalTime office={office} />
      </p>
      {(phone !== known || whatsapp) && (
        <p>
          {phone !== known && <a href={telephoneLink(phone)}>{phone}</a>}
          {whatsapp && <ExternalLink href={whatsapp.href}>{words.whatsapp}</ExternalLink>}
          {known === undefined && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </Line>
  );
}
