import styled from '@emotion/styled';
import type { EquipmentListItem } from '../equipment-list-page.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { useWords } from '../../../ui/shell.ts';
import { colour, layout, media, space, heading3 } from '../../../ui/theme.ts';
import { ButtonLink } from '../../../ui/links/button.ts';
import { ListToggle } from '../../enquiry/list-toggle.tsx';
import { anchorOf } from '../card-grid.tsx';
import { FadingItem } from '../../../ui/hooks/fading-item.tsx';
import { Row } from '../../../ui/layout/container.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { fill } from '../../../catalogue/words.ts';

const pictureWidth = '380px';

const Item = styled(FadingItem)`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: ${space.x2};
  padding-block: ${space.x2};
  border-top: 1px solid ${colour.line};
  > :last-child {
    grid-column: 2;
  }
  &:last-of-type {
    border-bottom: 1px solid ${colour.line};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
    padding: 0;
    > :last-child {
      grid-column: auto;
    }
    > :only-child {
      grid-column: 1 / -1;
    }
    &:nth-of-type(even) > :first-of-type {
      order: 2;
    }
  }
`;
const Drawing = styled.div`
  display: grid;
  place-items: start center;
  img {
    width: 100%;
    max-width: ${pictureWidth};
  }
  ${media.tablet} {
    place-items: center;
    padding: ${space.x2} ${space.x3};
    background: ${colour.paper};
  }
`;
const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.x1};
  ${media.tablet} {
    gap: ${space.x2};
    padding: ${space.x4} clamp(24px, 5vw, 64px);
  }
  & :is(h2, h3) {
    ${heading3}
    a {
      display: inline-block;
      padding-block: ${space.half};
      color: inherit;
      text-decoration-thickness: 1px;
    }
  }
  p {
    max-width: ${layout.measure};
    color: ${colour.muted};
  }
`;

interface EquipmentSplitListProps {
  items: EquipmentListItem[];
  level: 2 | 3;
  /** Number of drawings loaded eagerly. */
  eager?: number;
}

/**
 * All other equipment, each item beside its drawing, on alternating sides. An item fades in once; its enquiry link
 * replaces the history entry, as specified.
 */
export function EquipmentSplitList({ items, level, eager = 0 }: EquipmentSplitListProps) {
  const { links } = useWords();
  const Name = `h${level}` as const;
  return (
    <ul>
      {items.map(({ name, description, to, enquiry, picture }, index) => (
        <Item key={to} id={anchorOf(to)}>
          {picture && (
            <Drawing>
              <Image picture={picture} eager={index < eager} sizes={pictureWidth} />
            </Drawing>
          )}
          <Words>
            <Name>
              <AppLink to={to}>{name}</AppLink>
            </Name>
            <p>{description}</p>
            <Row $gap={`0 ${space.x2}`}>
              <ButtonLink
                to={enquiry.to}
                search={enquiry.search}
                replace
                aria-label={fill(links.enquiryAbout, { name })}
              >
                {links.enquiry}
              </ButtonLink>
              <ListToggle item={{ to, name }} />
            </Row>
          </Words>
        </Item>
      ))}
    </ul>
  );
}
