import styled from '@emotion/styled';
import { colour } from '../../theme.ts';
import { Running, Turning } from './motion.ts';
import { slope, SPEED, type Point } from './route.ts';
import { cleatsOnBelt, falling, hatching, loadOnBelt, PERIOD, tread, type Load } from './shapes.ts';
import { SHEET } from './sheet.ts';

/** Sheet metal: it hides what is behind it. */
export const Plate = styled.path`
  fill: color-mix(in srgb, ${colour.primary} 42%, ${colour.ink});
`;
/** Openings and sections that one looks into. */
export const Well = styled.path`
  fill: ${colour.inkDeep};
`;
/** Thin lines: ribs, bolts, what stands behind. */
export const Fine = styled.path`
  stroke: ${colour.onInkQuiet};
  stroke-width: calc(var(--pen) * 0.6);
`;
/** Centre lines, chain-dotted. */
export const Axis = styled.path`
  stroke: ${colour.onInkQuiet};
  stroke-width: calc(var(--pen) * 0.5);
  stroke-dasharray: 12 3 2 3;
`;
const Rubber = styled.path`
  fill: ${colour.onInkQuiet};
  stroke: none;
`;
const Tyre = styled.g`
  circle:first-of-type {
    fill: ${colour.inkDeep};
  }
`;
const Figure = styled.g`
  fill: ${colour.primary};
  stroke: none;
`;

/** A tyre of 60 units about the origin. */
export function WholeTyre() {
  return (
    <Tyre>
      <circle r="29" />
      <Fine d={tread(28, 25, 29)} />
      <circle r="24" />
      <circle r="13" />
      <Fine d={tread(5, 7, 10)} />
      <circle r="5" />
    </Tyre>
  );
}

export interface BeltProps {
  from: Point;
  to: Point;
  load?: Load;
}

/** A conveyor between its two pulleys, with what it carries. */
export function Belt({ from, to, load }: BeltProps) {
  const { x, y, length, angle } = slope(from, to);
  const end = Math.round(length * 10) / 10;
  const idlers = Array.from({ length: Math.max(0, Math.floor((end - 30) / 44)) }, (_, index) => 38 + index * 44);
  return (
    <g transform={`translate(${x} ${y}) rotate(${Math.round(angle * 100) / 100})`}>
      <svg y="-40" width={end} height="40" overflow="hidden">
        <g transform="translate(0 40)">
          <Running x={PERIOD} seconds={PERIOD / SPEED}>
            <Fine d={cleatsOnBelt(end)} />
            {load && <Rubber d={loadOnBelt(load, end)} />}
          </Running>
        </g>
      </svg>
      <Plate d={`M0 -9H${end}A9 9 0 0 1 ${end} 9H0A9 9 0 0 1 0 -9Z`} />
      <Fine d={idlers.map((at) => `M${at - 3} 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`).join('')} />
      {[0, end].map((at) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <Turning seconds={1}>
            <circle r="5" />
            <Fine d="M-5 0H5" />
          </Turning>
        </g>
      ))}
    </g>
  );
}

/** Pieces that fall through a shaft of this place and size. */
export function Fall({ x, y, width, height, load }: Point & { width: number; height: number; load: Load }) {
  return (
    <svg x={x} y={y} width={width} height={height} overflow="hidden">
      <Running y={PERIOD} seconds={0.6}>
        <Rubber d={falling(load, width)} />
      </Running>
    </svg>
  );
}

/** Posts from a height down to the ground, each with its foot. */
export function Posts({ at }: { at: (readonly [x: number, top: number])[] }) {
  const { ground } = SHEET;
  return (
    <>
      <Plate d={at.map(([x, top]) => `M${x - 4} ${top}V${ground}H${x + 4}V${top}`).join('')} />
      <path d={at.map(([x]) => `M${x - 9} ${ground}H${x + 9}`).join('')} strokeWidth="4" />
    </>
  );
}

/** The ground across a whole sheet. */
export function Ground() {
  return (
    <>
      <path d={`M0 ${SHEET.ground}H${SHEET.width}`} />
      <Fine d={hatching(SHEET.width, SHEET.ground)} />
    </>
  );
}

/** A person of 1.75 m, for the scale; the origin is between the feet. */
export function Person({ x }: { x: number }) {
  return (
    <Figure transform={`translate(${x} ${SHEET.ground})`}>
      <circle cy="-92" r="8" />
      <path d="M-12-94q2-9 12-9t12 9zM-12-80q12-6 24 0 5 4 5 12l2 26q0 5-4 5-3 0-3-5l-2-22v61q0 3-4 3h-2q-3 0-3-4v-36h-2v36q0 4-3 4h-2q-4 0-4-3v-61l-2 22q0 5-3 5-4 0-4-5l2-26q0-8 5-12z" />
    </Figure>
  );
}
