import styled from '@emotion/styled';
import type { Figure } from '../../../catalogue/page-data.ts';
import { colour, font, media, size, space } from '../../theme.ts';

/** Cells between hairlines, like the title block of a drawing. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
    padding-block: ${space.x2};
    padding-inline: 0 ${space.x2};
  }
  div:nth-of-type(even) {
    padding-inline-start: ${space.x2};
    border-inline-start: 1px solid ${colour.lineOnInk};
  }
  div:nth-of-type(n + 3) {
    border-top: 1px solid ${colour.lineOnInk};
  }
  dt {
    font-size: ${size.small};
    line-height: 1.35;
    color: ${colour.onInkQuiet};
  }
  dd {
    margin: 0;
    font-size: ${size.h2};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    color: ${colour.onInk};
  }
  ${media.tablet} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    div:nth-of-type(n) {
      padding-block: ${space.x3};
      padding-inline: ${space.x3} ${space.x2};
      border-top: 0;
      border-inline-start: 1px solid ${colour.lineOnInk};
    }
    div:first-of-type {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

/** The hero's figures, counted in the catalogue. */
export function HeroFigures({ figures }: { figures: Figure[] }) {
  return (
    <List>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
