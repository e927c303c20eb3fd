/** Sizes and colours of a share card of 1200 × 630 pixels. */
import { makePalette, makeShade, type Theme } from '../../look/palette.ts';

export const card = { width: 1200, height: 630, side: 64, bandTop: 478, rule: 12 } as const;

/** The paper area on the right, and the machine's picture on it. */
export const paper = { x: 640, y: 0, width: 560, height: 478 } as const;
export const pictureOnPaper = { x: 664, y: 0, width: 512, height: 478 } as const;

/** Width between the margins. */
export const inner = card.width - 2 * card.side;

export function makeCardColours(theme?: Theme) {
  const { ink, paper: light, accent, lineOnInk } = makePalette(theme);
  const shade = makeShade(theme);
  return {
    ground: ink,
    band: shade('#0b2341', 'ink', 'black'),
    grid: shade('#14345a', 'ink', 'paper'),
    line: lineOnInk,
    light,
    pale: shade('#c3d3e6', 'paper', 'ink'),
    sky: shade('#8fc1f2', 'primary', 'paper'),
    accent,
  };
}

export type CardColours = ReturnType<typeof makeCardColours>;
