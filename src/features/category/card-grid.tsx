import styled from '@emotion/styled';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { colour, coverLink, media, motion, space, heading3, mutedText } from '../../ui/theme.ts';
import { ListToggle, Toggles } from '../enquiry/list-toggle.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { Image } from '../../ui/pictures/image.tsx';
import { useWords } from '../../ui/shell.ts';
import { ScaleNote, PlacedPicture, placePictures } from '../../ui/pictures/place-pictures.ts';

/** Three cards or fewer do not leave the fourth place blank. CSS would count those that have arrived, and move them. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: clamp(36px, 4vw, 48px) ${space.x3};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desk} {
    &[data-few] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.x1};
  border-top: 2px solid ${colour.ink};
  &:hover :is(h2, h3) {
    color: ${colour.primary};
  }
  ${media.hover} {
    img {
      transition: transform ${motion.slow};
    }
    &:hover img {
      transform: translateY(-4px);
    }
  }
  & :is(h2, h3) {
    margin-top: ${space.x1};
    ${heading3}
    a {
      color: inherit;
      text-decoration: none;
      ${coverLink}
    }
  }
  > p {
    color: ${colour.muted};
  }
`;
/** On phones a row with a small picture. */
const CompactItem = styled(Item)`
  ${media.phone} {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 0 ${space.x2};
    padding-top: ${space.x2};
    border-top: 1px solid ${colour.lineStrong};
    > * {
      grid-column: 2;
    }
    > div:has(> div img) {
      grid-column: 1;
      grid-row: 1 / span 9;
      align-self: start;
      padding: 0;
      border: 0;
      background: none;
      /* Not beside each other, so each is as large as can be. */
      > div {
        scale: none;
        translate: none;
      }
    }
    > :is(h2, h3) {
      margin: 0;
    }
    > p {
      ${mutedText}
      &:has(+ dl) {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
    dl {
      margin-top: ${space.half};
    }
    > div:last-of-type {
      column-gap: ${space.x1};
    }
  }
`;
const CompactGrid = styled(Grid)`
  ${media.phone} {
    gap: ${space.x2};
  }
`;
/**
 * A photo fills the frame; a drawing has space around it. A card whose picture is still missing is as high as the
 * others.
 */
const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: ${space.x2};
  border-bottom: 2px solid ${colour.mist};
  background: ${colour.mist};
  overflow: hidden;
  &:has(picture) {
    padding: 0;
    background: ${colour.paper};
  }
  &:not(:has(img)) {
    aspect-ratio: 15 / 14;
  }
  > span {
    position: absolute;
    inset-inline-start: ${space.x1};
    bottom: ${space.x1};
    padding: 2px ${space.x1};
    ${mutedText}
    background: ${colour.paper};
  }
`;

interface CardGridProps {
  cards: Card[];
  /** Number of pictures loaded eagerly. */
  eager?: number;
  /** Heading level of the titles: 2 directly under the `<h1>`. */
  level?: 2 | 3;
  /** For long lists: on phones each card is a row. */
  isCompact?: boolean;
}

/** Id of the card that links to a page: "card-blt150". */
export const anchorOf = (to: AppPath): string => `card-${to.slice(1)}`;

/** Cards that link to pages; the whole card is clickable. */
export function CardGrid({ cards, eager = 0, level = 3, isCompact = false }: CardGridProps) {
  const { pictures } = useWords();
  const Title = `h${level}` as const;
  const placements = placePictures(cards.map(({ picture }) => picture));
  const [List, Row] = isCompact ? [CompactGrid, CompactItem] : [Grid, Item];
  return (
    <>
      {!placements && <ScaleNote>{pictures.notOneScale}</ScaleNote>}
      <List data-few={cards.length < 4 || undefined}>
        {cards.map((card, index) => (
          <Row key={card.to} id={anchorOf(card.to)}>
            {(card.picture || card.caption) && (
              <Frame>
                {card.picture && (
                  <PlacedPicture placement={placements?.[index]}>
                    <Image picture={card.picture} eager={index < eager} />
                  </PlacedPicture>
                )}
                {card.caption && <span>{card.caption}</span>}
              </Frame>
            )}
            <Title>
              <AppLink to={card.to}>{card.title}</AppLink>
            </Title>
            {card.text && <p>{card.text}</p>}
            {card.figures && <FigureList figures={card.figures} dense />}
            {card.asked !== undefined && (
              <Toggles>
                {card.isModel && <CompareToggle to={card.to} name={card.title} />}
                <ListToggle item={{ to: card.to, query: card.asked, name: card.title }} hasLink />
              </Toggles>
            )}
          </Row>
        ))}
      </List>
    </>
  );
}
