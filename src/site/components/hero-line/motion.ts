import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../theme.ts';
import { positionAt, type Route } from './route.ts';

const turn = keyframes`to { transform: rotate(360deg) }`;
const blink = keyframes`50% { opacity: 0.15 }`;

const still = `${media.calm} { animation: none; }`;

/** Turns about its own origin. A negative number of seconds turns it the other way round. */
export const Turning = styled('g', { shouldForwardProp: (name) => name === 'children' })<{ seconds: number }>`
  animation: ${turn} ${({ seconds }) => Math.abs(seconds)}s linear infinite
    ${({ seconds }) => (seconds < 0 ? 'reverse' : 'normal')};
  ${still}
`;

export const Blinking = styled.g`
  animation: ${blink} 2s ease-in-out infinite;
  ${still}
`;

const shift = (x: number, y: number) => keyframes`to { transform: translate(${x}px, ${y}px) }`;

export interface RunningProps {
  /** One period of the pattern that runs, in units of the drawing. */
  x?: number;
  y?: number;
  seconds: number;
}

/** A pattern that moves on by one period again and again, so that it seems to run without an end. */
export const Running = styled('g', { shouldForwardProp: (name) => name === 'children' })<RunningProps>`
  animation: ${({ x = 0, y = 0 }) => shift(x, y)} ${({ seconds }) => seconds}s linear infinite;
  ${still}
`;

/**
 * The last stop is at 100 % to the letter: a keyframe beyond it counts as none, and one before it lets the thing jump
 * back.
 */
const travel = ({ stops }: Route) =>
  keyframes`${stops
    .map(({ x, y, at, ease = 'linear' }) => {
      const percent = Math.round((at / (stops.at(-1)?.at ?? 1)) * 10_000) / 100;
      return `${percent}% { transform: translate(${x}px, ${y}px); animation-timing-function: ${ease}; }`;
    })
    .join(' ')}`;

const Traveller = styled('g', { shouldForwardProp: (name) => name === 'children' || name === 'transform' })<{
  route: Route;
  phase: number;
}>`
  animation: ${({ route }) => travel(route)} ${({ route }) => route.seconds}s linear
    ${({ route, phase }) => -phase * route.seconds}s infinite;
  ${still}
`;

/** The properties of what travels along a route; without motion it stands where its phase (0 to 1) puts it. */
export const travelling = (route: Route, phase: number) => {
  const { x, y } = positionAt(route, phase);
  return { route, phase, transform: `translate(${x} ${y})` };
};

export { Traveller };
