import styled from '@emotion/styled';
import type { EquipmentListItem } from '../../../catalogue/page-data.ts';
import { AppLink } from '../../app-link.tsx';
import { useShell, useWords } from '../../frame/shell.tsx';
import { colour, font, layout, media, size, space } from '../../theme.ts';
import { ButtonLink } from '../links/button.ts';
import { FadingItem } from '../hooks/fade-in.ts';
import { Image } from '../machine/image.tsx';
import { useRevealOnce } from '../hooks/use-reveal-once.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
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
`;
const Name = styled.h3`
  margin: 0;
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  color: ${colour.ink};
`;
const Description = styled.p`
  max-width: ${layout.measure};
  margin: 0;
  color: ${colour.quiet};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
`;
const More = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  text-underline-offset: 4px;
  &:hover {
    color: ${colour.primaryDeep};
    text-decoration-thickness: 2px;
  }
`;

interface EquipmentSplitCardProps {
  item: EquipmentListItem;
  level: 2 | 3;
  /** The drawing is in sight at once. */
  eager?: boolean;
}

/** One item beside its drawing; it fades in once. Its enquiry link replaces the history entry, as specified. */
function EquipmentSplitCard({ item, level, eager = false }: EquipmentSplitCardProps) {
  const { equipmentRevealAt, fadeDuration } = useShell().constants;
  const { links } = useWords();
  const { ref, revealed } = useRevealOnce(equipmentRevealAt);
  const { name, description, to, enquiry, picture } = item;
  return (
    <Item ref={ref} revealed={revealed} duration={fadeDuration}>
      {picture && (
        <Drawing>
          <Image picture={picture} eager={eager} sizes={pictureWidth} />
        </Drawing>
      )}
      <Words>
        <Name as={`h${level}`}>{name}</Name>
        <Description>{description}</Description>
        <Ways>
          <ButtonLink to={enquiry.to} search={enquiry.search} replace aria-label={fill(links.enquiryAbout, { name })}>
            {links.enquiry}
          </ButtonLink>
          <More to={to}>
            {links.readMore}
            <VisuallyHidden> {name}</VisuallyHidden>
          </More>
        </Ways>
      </Words>
    </Item>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface EquipmentSplitListProps {
  items: EquipmentListItem[];
  /** Level of the names in the page's outline. */
  level: 2 | 3;
  /** How many drawings are in sight at once. */
  eager?: number;
}

/** All other equipment, drawing and words side by side in turn. */
export function EquipmentSplitList({ items, level, eager = 0 }: EquipmentSplitListProps) {
  return (
    <List>
      {items.map((item, index) => (
        <EquipmentSplitCard key={item.to} item={item} level={level} eager={index < eager} />
      ))}
    </List>
  );
}
