import styled from '@emotion/styled';
import type { EquipmentListItem } from '../equipment-list-page.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { useWords } from '../../../ui/shell.ts';
import { colour, font, layout, media, space, heading3, touchTarget } from '../../../ui/theme.ts';
import { ButtonLink } from '../../../ui/links/button.ts';
import { ListToggle } from '../../enquiry/list-toggle.tsx';
import { anchorOf } from '../card-grid.tsx';
import { FadingItem } from '../../../ui/hooks/fading-item.tsx';
import { Row } from '../../../ui/layout/container.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { fill } from '../../../catalogue/words.ts';

const pictureWidth = '380px';

const Item = styled(FadingItem)`
  display: grid;
  border-top: 1px solid ${colour.line};
  &:last-of-type {
    border-bottom: 1px solid ${colour.line};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  place-items: center;
  padding: ${space.x2} ${space.x3};
  background: ${colour.paper};
  img {
    width: 100%;
    max-width: ${pictureWidth};
  }
`;
const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.x2};
  padding: ${space.x3} 0;
  ${media.tablet} {
    padding: ${space.x4} clamp(24px, 5vw, 64px);
  }
  & :is(h2, h3) {
    ${heading3}
  }
  p {
    max-width: ${layout.measure};
    color: ${colour.muted};
  }
  a:last-of-type {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
  }
  a:last-of-type:hover {
    color: ${colour.primaryDeep};
    text-decoration-thickness: 2px;
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
            <Name>{name}</Name>
            <p>{description}</p>
            <Row $gap={`${space.x1} ${space.x3}`}>
              <ButtonLink
                to={enquiry.to}
                search={enquiry.search}
                replace
                aria-label={fill(links.enquiryAbout, { name })}
              >
                {links.enquiry}
              </ButtonLink>
              <AppLink to={to}>
                {links.readMore}
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </AppLink>
              <ListToggle item={{ to, name }} />
            </Row>
          </Words>
        </Item>
      ))}
    </ul>
  );
}
