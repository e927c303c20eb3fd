/** Measures and colours of a card, in pixels of 1200 × 630. */
import { colour } from '../../palette.ts';

export const card = { width: 1200, height: 630, side: 64, bandTop: 478, rule: 12 } as const;

/** The sheet of paper on which a machine's picture stands, at the right of the grid, and the picture on it. */
export const paper = { x: 640, y: 0, width: 560, height: 478 } as const;
export const pictureOnPaper = { x: 664, y: 0, width: 512, height: 478 } as const;

/** Width between the margins. */
export const inner = card.width - 2 * card.side;

export const cardColour = {
  ground: colour.ink,
  band: '#0b2341',
  grid: '#14345a',
  line: '#2b486b',
  light: '#ffffff',
  pale: '#c3d3e6',
  sky: '#8fc1f2',
  accent: colour.accent,
} as const;
