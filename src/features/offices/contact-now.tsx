import styled from '@emotion/styled';
import { telephoneLink } from '../../catalogue/paths.ts';
import { colour, font, media, size, space, mutedText, touchTarget, wrapRow, hidden } from '../../ui/theme.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { LocalTime } from './components/local-time.tsx';
import { useOffice } from './components/use-office.ts';
import { useWords } from '../../ui/shell.ts';

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
 * The office in the visitor's country, or the head office: local time, opening state and contact links.
 * @param known the company's own number, if shown beside it with the company's e-mail
 */
export function ContactNow({ known }: { known?: string | undefined }) {
  const words = useWords().contact;
  const { office } = useOffice();
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
