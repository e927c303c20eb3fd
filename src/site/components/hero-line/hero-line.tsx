import styled from '@emotion/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { colour, media } from '../../theme.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { serverParts } from '../layout/server-parts.ts';
import { SHEET } from './sheet.ts';

/**
 * Three sheets that make one long drawing: side by side from a tablet on, one below the other on a phone, where the
 * material leaves a sheet on the right and comes in again on the left of the next.
 * Out of sight the browser skips the whole drawing, motion included.
 */
const Frame = styled.span`
  --pen: 2.2px;
  display: grid;
  color: ${colour.primaryPale};
  aspect-ratio: ${SHEET.width} / ${3 * SHEET.height};
  content-visibility: auto;
  ${media.tablet} {
    --pen: 2px;
    grid-template-columns: repeat(3, 1fr);
    aspect-ratio: ${3 * SHEET.width} / ${SHEET.height};
  }
`;

/**
 * The drawing of the hero. It never changes, so what the server drew stays as it is, and a first visit does not load
 * the drawing a second time as a program; only a visitor who comes here from another page does.
 */
export function HeroLine() {
  const [drawnHere] = useState(useHydrated());
  const [Drawing, setDrawing] = useState<ComponentType | undefined>(() => serverParts.hero);
  useEffect(() => {
    if (drawnHere) void import('./hero-drawing.tsx').then(({ HeroDrawing }) => setDrawing(() => HeroDrawing));
  }, [drawnHere]);
  if (Drawing) {
    return (
      <Frame>
        <Drawing />
      </Frame>
    );
  }
  return drawnHere ? <Frame /> : <Frame suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
