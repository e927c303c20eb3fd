/** The colours of all drawings: those of the site's theme and washes of them on paper. */
import { colour } from '../palette.ts';

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const at = (index: number): number => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** `share` of one colour, the rest of another; both `#rrggbb`. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const { ink, primary, paper } = colour;
const slate = mix(ink, primary, 0.5);

export const steelLine = mix(colour.quiet, paper, 0.65);

/** Fills, from paper to the darkest part of a machine. */
export const tints = {
  paper,
  mist: colour.mist,
  pale: colour.primaryPale,
  light: mix(primary, paper, 0.15),
  person: mix(slate, paper, 0.17),
  hollow: mix(slate, paper, 0.19),
  window: mix(primary, paper, 0.21),
  steel: mix(slate, paper, 0.24),
  blue: mix(primary, paper, 0.25),
  tyre: mix(slate, paper, 0.32),
  knife: mix(primary, paper, 0.38),
  dark: mix(slate, paper, 0.48),
} as const;

/** Lines of a paper's grid. */
export const grids = {
  faint: mix(slate, paper, 0.07),
  clear: mix(slate, paper, 0.12),
  onInk: colour.lineOnInk,
} as const;
