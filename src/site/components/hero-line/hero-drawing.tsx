import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Granulation } from './granulation.tsx';
import { Intake } from './intake.tsx';
import { Ground } from './parts.tsx';
import { SHEET } from './sheet.ts';
import { Pressing } from './pressing.tsx';

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
export function HeroDrawing() {
  return (
    <>
      <DrawnSheet>
        <Intake />
      </DrawnSheet>
      <DrawnSheet>
        <Granulation />
      </DrawnSheet>
      <DrawnSheet>
        <Pressing />
      </DrawnSheet>
    </>
  );
}
