import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/page-data.ts';
import { colour, media } from '../../theme.ts';
import { Image } from '../machine/image.tsx';
import { Running } from './motion.ts';

/** One sheet below the other on a phone, side by side from a tablet on, each as wide as a third of the window. */
const Row = styled.span`
  display: grid;
  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: calc(100% / 3);
    justify-content: center;
  }
`;
const Sheet = styled.span`
  position: relative;
  img {
    width: 100%;
  }
  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${colour.onInkQuiet};
    stroke-width: 2px;
  }
`;

/** Arrows under the ground, which run the way of the line. */
const period = 40;
const arrows = Array.from({ length: 16 }, (_, index) => `M${(index - 1) * period} 286l5 5-5 5`).join('');

/** The maker's own machines in a row. The link around them has a name of its own. */
export function OwnLine({ sheets }: { sheets: Picture[] }) {
  return (
    <Row>
      {sheets.map((picture) => (
        <Sheet key={picture.src}>
          <Image picture={{ ...picture, alt: '' }} eager />
          <svg viewBox="0 0 560 300" aria-hidden="true">
            <Running x={period} seconds={2}>
              <path d={arrows} />
            </Running>
          </svg>
        </Sheet>
      ))}
    </Row>
  );
}
