import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour, media } from '../theme.ts';
import { Granulation } from './hero-line/granulation.tsx';
import { Intake } from './hero-line/intake.tsx';
import { Ground, SHEET } from './hero-line/parts.tsx';
import { Pressing } from './hero-line/pressing.tsx';

/**
 * Three sheets that make one long drawing: side by side from a tablet on, one below the other on a phone, where the
 * material leaves a sheet on the right and comes in again on the left of the next.
 * Out of sight the browser skips the whole drawing, motion included.
 */
const Drawing = styled.span`
  --pen: 2.2px;
  display: grid;
  color: ${colour.blueprintPale};
  aspect-ratio: ${SHEET.width} / ${3 * SHEET.height};
  content-visibility: auto;
  ${media.tablet} {
    --pen: 2px;
    grid-template-columns: repeat(3, 1fr);
    aspect-ratio: ${3 * SHEET.width} / ${SHEET.height};
  }
`;
const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: var(--pen);
  stroke-linejoin: round;
`;

const viewBox = `0 ${SHEET.top} ${SHEET.width} ${SHEET.height}`;

function DrawnSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet viewBox={viewBox} aria-hidden="true">
      <Ground />
      {children}
    </Sheet>
  );
}

/** A recycling line at work: tyres come in, granulate and bales go out. A picture without words of its own. */
export function HeroLine() {
  return (
    <Drawing>
      <DrawnSheet>
        <Intake />
      </DrawnSheet>
      <DrawnSheet>
        <Granulation />
      </DrawnSheet>
      <DrawnSheet>
        <Pressing />
      </DrawnSheet>
    </Drawing>
  );
}
