import styled from '@emotion/styled';
import type { Card } from '../../../catalogue/shown/parts.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { atLeast, colour, coverLink, font, media, motion, space, heading3, touchTarget } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';
import { ScaleNote, PlacedPicture, placePictures } from '../../../ui/pictures/place-pictures.ts';

const Grid = styled.ul`
  display: grid;
  gap: clamp(32px, 4vw, 56px) ${space.x4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
`;
/** Frame of the picture; white, as pictures of machines have a white ground. */
const Panel = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  background: ${colour.paper};
  border: 1px solid ${colour.line};
  overflow: hidden;
  transition: border-color ${motion.quick};
  li:hover > & {
    border-color: ${colour.primary};
  }
`;
const Place = styled(PlacedPicture)`
  position: absolute;
  inset: clamp(8px, 1.5vw, 20px);
`;
const Drawing = styled(Image)`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
  transition: transform ${motion.slow};
  ${media.hover} {
    li:hover & {
      transform: scale(1.025);
    }
  }
`;
const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  flex: 1;
  justify-items: start;
  gap: ${space.half} ${space.x3};
  padding-top: ${space.x2};
  /* Without a picture: a line, and the link directly below the text. */
  &:only-child {
    flex: none;
    border-top: 1px solid ${colour.line};
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
  }
  & :is(h2, h3) {
    grid-column: 1 / -1;
    ${heading3}
  }
  p {
    line-height: 1.5;
    color: ${colour.muted};
  }
  a {
    ${touchTarget}
    align-self: end;
    margin-top: ${space.x1};
    padding: 0 ${space.x2};
    border: 1.5px solid ${colour.ink};
    font-weight: ${font.weight.semibold};
    white-space: nowrap;
    color: ${colour.ink};
    text-decoration: none;
    transition:
      background ${motion.quick},
      color ${motion.quick};
    ${coverLink}
  }
  li:hover > & a {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
`;

interface ProductCardsProps {
  cards: Card[];
  headingLevel?: 2 | 3;
  eager?: number;
}

/** Product families as large drawings with a title and one line; the whole card links to the family's page. */
export function ProductCards({ cards, headingLevel = 3, eager = 0 }: ProductCardsProps) {
  const { links, pictures } = useWords();
  const Title = `h${headingLevel}` as const;
  const placements = placePictures(cards.map(({ picture }) => picture));
  return (
    <>
      {!placements && <ScaleNote>{pictures.notOneScale}</ScaleNote>}
      <Grid>
        {cards.map(({ to, title, text, picture }, index) => (
          <Item key={to}>
            {picture && (
              <Panel>
                <Place placement={placements?.[index]}>
                  <Drawing picture={picture} eager={index < eager} sizes={`${atLeast.tablet} min(36vw, 420px), 75vw`} />
                </Place>
              </Panel>
            )}
            <Words>
              <Title>{title}</Title>
              <p>{text}</p>
              <AppLink to={to} aria-label={fill(links.knowMoreAbout, { name: title })} data-screen="">
                {links.knowMore}
              </AppLink>
            </Words>
          </Item>
        ))}
      </Grid>
    </>
  );
}
