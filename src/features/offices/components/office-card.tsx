import styled from '@emotion/styled';
import type { OfficeData } from '../contact-page.ts';
import { useWords } from '../../../ui/shell.ts';
import { colour, font, labelText, media, onInk, space, heading2 } from '../../../ui/theme.ts';
import { FadingItem } from '../../../ui/hooks/fading-item.tsx';
import { ExternalLink } from '../../../ui/links/external-link.tsx';
import { Image } from '../../../ui/pictures/image.tsx';
import { OfficeContacts } from '../office-contacts.tsx';
import { fill } from '../../../catalogue/words.ts';

/** Gap between two cards, bridged by the leader lines. */
export const officeGap = 'clamp(32px, 5vw, 64px)';

/** From this width a dashed leader line runs from each card to the next, as on a drawing. */
const LEADERS = '@media (min-width: 1280px)';

const Card = styled(FadingItem)`
  display: grid;
  gap: ${space.x3};
  padding-block: ${space.x3} ${space.x4};
  border-top: 2px solid ${colour.ink};
  &[data-head] {
    padding: clamp(24px, 4vw, 48px);
    border-top: 6px solid ${colour.accent};
    ${onInk}
    > * {
      --ink: ${colour.onInk};
      --primary: ${colour.onInk};
      --success: ${colour.onInk};
      --muted: ${colour.onInkMuted};
      --line: ${colour.lineOnInk};
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(352px, 4fr);
    gap: ${space.x4};
    width: min(100%, 920px);
    &:nth-of-type(even) {
      justify-self: end;
    }
  }
  ${LEADERS} {
    position: relative;
    &:not(:last-of-type)::after {
      content: '';
      position: absolute;
      top: 50%;
      bottom: calc(-1 * ${officeGap});
      inset-inline-start: 100%;
      width: 140px;
      border: 1px dashed ${colour.lineStrong};
      border-block-width: 1px 0;
      border-inline-width: 0 1px;
    }
    &:nth-of-type(even)::after {
      inset-inline-start: auto;
      inset-inline-end: calc(100% + ${space.x2});
      width: 124px;
      border-inline-width: 1px 0;
    }
  }
`;
const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x2};
`;
const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  img {
    flex: none;
    width: 64px;
    height: 48px;
    object-fit: cover;
    outline: 1px solid ${colour.line};
    outline-offset: -1px;
  }
`;
const Label = styled.p`
  ${labelText}
  margin-bottom: 2px;
  color: ${colour.muted};
`;
const Country = styled.h2`
  ${heading2}
  line-height: 1.1;
`;
const Address = styled.address`
  display: grid;
  gap: ${space.x1};
  max-width: 25.2em;
  font-style: normal;
  color: ${colour.muted};
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  a {
    display: inline-block;
    padding-block: 3px;
  }
`;

/** An office with its contacts. Fades in once; the head office is on navy. */
export function OfficeCard({ office }: { office: OfficeData }) {
  const words = useWords().contact;
  return (
    <Card data-head={office.isHead ? '' : undefined}>
      <Place>
        <Title>
          {office.flag && <Image picture={office.flag} />}
          <div>
            {office.isHead && <Label>{words.headOffice}</Label>}
            <Country>{office.country}</Country>
          </div>
        </Title>
        <Address>
          <strong>{office.company}</strong>
          {office.addresses.map(({ text, map }) => (
            <p key={text}>
              {text}{' '}
              <ExternalLink href={map} aria-label={fill(words.mapOf, { address: text })} data-screen="">
                {words.map}
              </ExternalLink>
            </p>
          ))}
        </Address>
      </Place>
      <OfficeContacts office={office} />
    </Card>
  );
}
