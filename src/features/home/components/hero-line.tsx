import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/shown/parts.ts';
import { colour, layout, media, motion } from '../../../ui/theme.ts';
import { useWords } from '../../../ui/shell.ts';
import { Image } from '../../../ui/pictures/image.tsx';

/** Sizes in drawing units: three pictures of 560, machines above the floor, a channel below it. */
const line = { width: 1680, height: 316, machines: 286, floor: 34 } as const;

/** Sheets stacked on a phone; from tablet width side by side, filling the window. */
const Row = styled.span`
  display: grid;
  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    aspect-ratio: ${line.width} / ${line.height};
  }
`;
const Paper = styled.span`
  position: relative;
  aspect-ratio: ${line.width / 3} / ${line.height};
  img {
    position: absolute;
    width: 100%;
    height: ${(100 * line.machines) / line.height}%;
    object-fit: contain;
  }
  ${media.tablet} {
    aspect-ratio: auto;
  }
`;
const Floor = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: ${(100 * line.floor) / line.height}%;
  fill: none;
  stroke: ${colour.onInkMuted};
  .ground {
    stroke: ${colour.onInk};
    stroke-width: 2.4;
  }
  .channel {
    fill: ${colour.inkDeep};
  }
  .piece {
    fill: color-mix(in srgb, ${colour.primary} 42%, ${colour.ink});
  }
  .loose {
    fill: ${colour.onInkMuted};
    stroke: none;
  }
`;

/** Length after which the pattern of pieces repeats; a picture's width is a multiple of it. */
const period = 70;
const flow = keyframes`to { transform: translateX(${period}px) }`;
const Running = styled.g`
  animation: ${flow} 2.8s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** A stretch of the channel with an endless flow to the right. */
function ChannelSection({ from, to, goods }: { from: number; to: number; goods: 'loose' | 'even' }) {
  if (from === to) return null;
  return (
    <svg x={from} width={to - from} height={line.floor} overflow="hidden">
      <Running>
        <rect x={-period} width={to - from + period} height={line.floor} fill={`url(#hero-${goods})`} stroke="none" />
      </Running>
    </svg>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="hero-loose" width={period} height={line.floor} patternUnits="userSpaceOnUse">
        <path
          className="loose"
          d="m8 24-5 3-3-4 4-3zm5-6 3 4-5 2-3-4zm4 7 5-2 2 5-5 1zm8-8 3 4-4 4-4-4zm3 11 1-5 5 1-1 4zm9-10 4 3-3 4-4-3zm2 10 1-6 6 2-2 4zm9-9 5 1-1 5-5-1zm5 8 3-3 4 2-2 4-4 0zm6-10 4 2-2 4-4-2zm5 11 1-5 5 1-1 4z"
        />
      </pattern>
      <pattern id="hero-even" width={period} height={line.floor} patternUnits="userSpaceOnUse">
        <path className="piece" d="M2 18h9v9H2zM16 18h9v9h-9zM30 18h9v9h-9zM44 18h9v9h-9zM58 18h9v9h-9z" />
      </pattern>
    </defs>
  );
}

const hatching = `M0 3l-7 8${'m21-8l-7 8'.repeat(line.width / 14)}`;

/**
 * The manufacturer's machines in a row. Below the floor runs the material: loose at first, in even pieces from the
 * middle on. Decorative: the surrounding link has its own name.
 */
export function HeroLine({ pictures }: { pictures: Picture[] }) {
  const middle = Math.floor(pictures.length / 2);
  return (
    <Row>
      {pictures.map((picture, index) => {
        const change = index === middle ? line.width / 2 : index < middle ? line.width : 0;
        return (
          <Paper key={picture.src}>
            <Image picture={picture} eager />
            <Floor viewBox={`0 0 ${line.width} ${line.floor}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
              {index === 0 && <Patterns />}
              <path d={hatching} />
              <path className="channel" d={`M-9 13H${line.width + 9}V31H-9z`} />
              <ChannelSection from={0} to={change} goods="loose" />
              <ChannelSection from={change} to={line.width} goods="even" />
              {index === middle && <path className="piece" d={`M${change - 20} 9h40v25h-40z`} />}
              <path className="ground" d={`M0 2H${line.width}`} />
            </Floor>
          </Paper>
        );
      })}
    </Row>
  );
}

/** A checkbox, so that it works by CSS alone: the hero's styles read its state. */
const Switch = styled.input`
  position: relative;
  width: 48px;
  height: 48px;
  appearance: none;
  border: 1px solid ${colour.onInkMuted};
  border-radius: ${layout.radius};
  background: ${colour.ink};
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.lineOnInk};
  }
  &::before {
    content: '';
    position: absolute;
    inset: 16px 17px;
    border: solid ${colour.onInk};
    border-width: 0 4px;
  }
  &:checked::before {
    inset: 15px 15px 15px 18px;
    border: 0;
    background: ${colour.onInk};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  ${media.reducedMotion} {
    display: none;
  }
`;

/** Pauses the animation (WCAG 2.2.2); hidden with reduced motion. */
export function MotionSwitch() {
  return <Switch type="checkbox" aria-label={useWords().home.pause} data-motion-switch="" />;
}
