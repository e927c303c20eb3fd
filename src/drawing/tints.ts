/** The colours of all drawings: those of the site's theme and washes of them on paper. */
import { channels } from '../look/colour-space.ts';
import type { Palette } from '../look/palette.ts';

/** `share` of one colour, the rest of another; both `#rrggbb`. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Fills, from paper to the darkest part of a machine, and the lines of steel and of a paper's grid. */
export function makeTints({ ink, primary, paper, quiet, mist, primaryPale, lineOnInk }: Palette) {
  const slate = mix(ink, primary, 0.5);
  return {
    paper,
    mist,
    pale: primaryPale,
    light: mix(primary, paper, 0.15),
    person: mix(slate, paper, 0.17),
    hollow: mix(slate, paper, 0.19),
    window: mix(primary, paper, 0.21),
    steel: mix(slate, paper, 0.24),
    blue: mix(primary, paper, 0.25),
    tyre: mix(slate, paper, 0.32),
    knife: mix(primary, paper, 0.38),
    dark: mix(slate, paper, 0.48),
    steelLine: mix(quiet, paper, 0.65),
    gridFaint: mix(slate, paper, 0.07),
    gridClear: mix(slate, paper, 0.12),
    gridOnInk: lineOnInk,
  };
}
