import styled from '@emotion/styled';
import type { HTMLAttributes } from 'react';
import type { OfficeData } from './contact-page.ts';
import { telephoneLink } from '../../catalogue/paths.ts';
import { colour, font, hidden, media, space, mutedText, wrapRow } from '../../ui/theme.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { LocalTime } from './components/local-time.tsx';
import { showHours } from '../../catalogue/offices/opening-hours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useWords } from '../../ui/shell.ts';

/** Contacts, label beside value, between hairlines. */
export const ContactList = styled.dl`
  align-self: start;
  font-variant-numeric: tabular-nums;
  > div {
    ${wrapRow(`0 ${space.x1}`)}
    min-height: 44px;
    border-top: 1px solid ${colour.line};
  }
  > div:last-of-type {
    border-bottom: 1px solid ${colour.line};
  }
  dt {
    flex: 0 0 5.5rem;
    ${mutedText}
  }
  /* Below its label where large text would break it. */
  dd {
    flex: 1 1 11.5rem;
    min-width: 0;
    min-height: 1.6em;
    font-weight: ${font.weight.medium};
    color: ${colour.ink};
  }
  [data-time] dd {
    ${wrapRow(`0 ${space.x2}`)}
  }
  a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.phone} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: ${space.x1} ${space.half};
    }
    a {
      min-height: 36px;
    }
  }
  [data-card] {
    ${hidden.print}
  }
  /* The current time needs JavaScript. */
  [data-time] {
    ${hidden.noScript}
  }
`;

export function ContactRow({ label, children, ...row }: HTMLAttributes<HTMLDivElement> & { label: string }) {
  return (
    <div {...row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** "https://example.com/" → "example.com". */
const bareAddress = (website: string) => website.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Contacts, hours and local time of an office. The time appears after hydration; its row is reserved. */
export function OfficeContacts({ office }: { office: OfficeData }) {
  const { phone, mobile, whatsapp, email, website, timeZone, hours, card, country } = office;
  const words = useWords().contact;
  return (
    <ContactList>
      <ContactRow label={words.phone}>
        <a href={telephoneLink(phone)}>{phone}</a>
      </ContactRow>
      {mobile && (
        <ContactRow label={words.mobile}>
          <a href={telephoneLink(mobile)}>{mobile}</a>
        </ContactRow>
      )}
      {whatsapp && (
        <ContactRow label={words.whatsapp}>
          <ExternalLink href={whatsapp.href}>{whatsapp.number}</ExternalLink>
        </ContactRow>
      )}
      <ContactRow label={words.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactRow>
      {website && (
        <ContactRow label={words.website}>
          <ExternalLink href={website}>{bareAddress(website)}</ExternalLink>
        </ContactRow>
      )}
      {hours && (
        <ContactRow label={words.hours}>
          {hours.map((line) => (
            <div key={line}>{showHours(line, words.days)}</div>
          ))}
        </ContactRow>
      )}
      {timeZone && (
        <ContactRow label={words.localTime} data-time="">
          <LocalTime office={office} />
        </ContactRow>
      )}
      <ContactRow label={words.card} data-card="">
        <a href={card}>
          {words.saveContact}
          <VisuallyHidden>: {country}</VisuallyHidden>
        </a>
      </ContactRow>
    </ContactList>
  );
}
