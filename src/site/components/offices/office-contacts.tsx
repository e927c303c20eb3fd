import styled from '@emotion/styled';
import type { OfficeData } from '../../../catalogue/page-data.ts';
import { telephoneLink } from '../../../catalogue/paths.ts';
import { colour, font, media, space, quietText, wrapRow } from '../../theme.ts';
import { LocalTime } from './local-time.tsx';
import { showHours } from '../../../catalogue/offices/opening-hours.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';

const List = styled.dl`
  align-self: start;
  font-variant-numeric: tabular-nums;
  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    align-items: center;
    gap: ${space.x1};
    min-height: 44px;
    border-top: 1px solid ${colour.line};
  }
  > div:last-of-type {
    border-bottom: 1px solid ${colour.line};
  }
  dt {
    ${quietText}
  }
  dd {
    min-height: 1.6em;
    font-weight: ${font.weight.medium};
    color: ${colour.ink};
    overflow-wrap: anywhere;
  }
  dd[data-time] {
    ${wrapRow}
    gap: 0 ${space.x2};
  }
  a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    color: ${colour.primary};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [data-head] & > div {
    border-color: ${colour.lineOnInk};
  }
  [data-head] & dt {
    color: ${colour.onInkQuiet};
  }
  [data-head] & dd,
  [data-head] & a {
    color: ${colour.onInk};
  }
  ${media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: ${space.x1} ${space.half};
    }
    a {
      min-height: 36px;
    }
  }
  ${media.print} {
    > div[data-card] {
      display: none;
    }
  }
  /* Only a script knows the visitor's hour. */
  ${media.noScript} {
    > div[data-time] {
      display: none;
    }
  }
`;

/** "https://example.com/" → "example.com". */
const bareAddress = (website: string) => website.replace(/^https?:\/\//, '').replace(/\/$/, '');

/**
 * Every way to reach an office, its hours, and the time there once the program runs; its row is kept free until then.
 */
export function OfficeContacts({ office }: { office: OfficeData }) {
  const { phone, mobile, whatsapp, email, website, timeZone, hours, card, country } = office;
  const words = useWords().contact;
  return (
    <List>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={telephoneLink(phone)}>{phone}</a>
        </dd>
      </div>
      {mobile && (
        <div>
          <dt>{words.mobile}</dt>
          <dd>
            <a href={telephoneLink(mobile)}>{mobile}</a>
          </dd>
        </div>
      )}
      {whatsapp && (
        <div>
          <dt>{words.whatsapp}</dt>
          <dd>
            <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
              {whatsapp.number}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {website && (
        <div>
          <dt>{words.website}</dt>
          <dd>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {bareAddress(website)}
            </a>
          </dd>
        </div>
      )}
      {hours && (
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {hours.map((line) => (
              <div key={line}>{showHours(line, words.days)}</div>
            ))}
          </dd>
        </div>
      )}
      {timeZone && (
        <div data-time="">
          <dt>{words.localTime}</dt>
          <dd data-time="">
            <LocalTime office={office} />
          </dd>
        </div>
      )}
      <div data-card="">
        <dt>{words.card}</dt>
        <dd>
          <a href={card}>
            {words.saveContact}
            <VisuallyHidden>: {country}</VisuallyHidden>
          </a>
        </dd>
      </div>
    </List>
  );
}
