import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { useShell } from '../../ui/shell.ts';
import { telephoneLink } from '../../catalogue/paths.ts';
import { colour, hidden, labelText, media, onInk, size, space, wrapRow } from '../../ui/theme.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { BrandLogo } from '../../ui/layout/brand-logo.tsx';
import { Container } from '../../ui/layout/container.ts';

const Ground = styled.footer`
  padding-block: ${space.x6} ${space.x4};
  ${onInk}
  color: ${colour.onInkMuted};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    text-decoration: none;
    color: ${colour.onInk};
  }
  a:hover {
    text-decoration: underline;
  }
  ul {
    ${wrapRow(`0 ${space.x3}`)}
    ${hidden.print}
  }
  img + p {
    margin-top: ${space.x1};
  }
`;
const Row = styled.div`
  ${wrapRow(`${space.x2} ${space.x4}`)}
  justify-content: space-between;
`;
const Pages = styled.nav`
  ${media.phone} {
    width: 100%;
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    a {
      min-height: 44px;
    }
  }
`;

/**
 * The contact block, styled as the title block of a drawing. The links' margins align their first line with that of the
 * address in the next column.
 */
const Cells = styled.address`
  display: grid;
  margin-block: ${space.x4} ${space.x2};
  border-block: 1px solid ${colour.lineOnInk};
  font-style: normal;
  line-height: 1.5;
  > div {
    padding-block: ${space.x3};
  }
  > div + div {
    border-top: 1px solid ${colour.lineOnInk};
  }
  a {
    margin-block: -3px;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-of-type(2) {
      border-top: 0;
    }
    > div:nth-of-type(even) {
      padding-inline-start: ${space.x3};
      border-inline-start: 1px solid ${colour.lineOnInk};
    }
  }
  ${media.desk} {
    grid-template-columns: repeat(auto-fit, minmax(14.5rem, 1fr));
    > div {
      padding-inline-end: ${space.x3};
    }
    > div + div {
      padding-inline-start: ${space.x3};
      border-top: 0;
      border-inline-start: 1px solid ${colour.lineOnInk};
    }
    > div:last-of-type {
      padding-inline-end: 0;
    }
  }
`;
const Label = styled.p`
  ${labelText}
  margin-bottom: ${space.x1};
`;
/** On phones, room at the end for the back-to-top button. */
const Legal = styled(Row)`
  font-size: ${size.small};
  ${media.phone} {
    padding-inline-end: ${space.x6};
  }
`;

function Cell({ label, lines }: { label: string; lines: ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Label>{label}</Label>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </div>
  );
}

/** Site footer: brand, main pages, addresses, copyright, social profiles. */
export function Footer() {
  const { brand, contact, copyrightYear, footer, social, words } = useShell();
  const phone = <a href={telephoneLink(contact.phone)}>{contact.phone}</a>;
  const email = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  return (
    <Ground>
      <Container>
        <Row>
          <div>
            <BrandLogo lazy />
            <p>{brand.tagline}</p>
          </div>
          <Pages aria-label={words.page.footer}>
            <ul>
              {footer.map(({ to, label }) => (
                <li key={to}>
                  <AppLink to={to}>{label}</AppLink>
                </li>
              ))}
              <LanguageLinks />
            </ul>
          </Pages>
        </Row>
        <Cells>
          <Cell label={words.contact.administrativeOffice} lines={contact.administrativeOffice} />
          <Cell label={words.contact.unit} lines={contact.unit} />
          <Cell label={words.contact.officePhone} lines={[phone]} />
          <Cell label={words.contact.email} lines={[email]} />
        </Cells>
        <Legal>
          <p>{['©', copyrightYear, brand.company].filter(Boolean).join(' ')}</p>
          <ul>
            {social.map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </Legal>
      </Container>
    </Ground>
  );
}
