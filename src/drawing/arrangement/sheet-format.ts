import type { Box } from '../scene.ts';

/** What follows from the size of the sheet: the size of letters, line weights, frame, how much is shown. */
export interface SheetFormat {
  paper: Paper;
  width: number;
  height: number;
  /** Font size of the figures; everything around the views is measured by it. */
  letter: number;
  /** Factor on the line weights. */
  weight: number;
  /** A small picture: overall lengths only, no list of parts, no grid. */
  compact: boolean;
  /** The frame. */
  frame: Box;
  /** The title block along the frame's lower edge. */
  title: Box;
  /** The room for the views. */
  field: Box;
}

export interface SheetSize {
  width: number;
  height: number;
  /** What it is printed on, and how many millimetres it is wide there; without it, a whole A3 sheet. */
  paper?: Paper;
}

export interface Paper {
  name: string;
  width: number;
  /** The drawing is part of a page, and not a sheet of its own. */
  isPart?: boolean;
}

const a3: Paper = { name: 'A3', width: 420 };

/** Below this size letters can't be read on a screen, and on paper (in points) hardly. */
const leastLetter = 7;
/** An A3 sheet of 1191 × 842 points gets letters of 11.9 points, 4.2 mm, and lines of the usual weight. */
const letterShare = 84;
const weightShare = 1000;
/** Sheets smaller than about 434 × 368 show less. */
const compactBelow = 400;

/** Sizes in pixels of the target (points in print). Throws on a sheet that no letter fits. */
export function formatOf({ width, height, paper = a3 }: SheetSize): SheetFormat {
  if (!(width >= 160 && height >= 120)) throw new RangeError(`A sheet of ${width} × ${height} is too small to draw on`);
  const middle = Math.sqrt(width * height);
  const letter = Math.max(leastLetter, middle / letterShare);
  const compact = middle < compactBelow;
  const inset = compact ? 4 : letter * 2;
  const frame = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const titleHeight = letter * (compact ? 3.6 : titleRows(width, letter) * 4.2);
  const title = { ...frame, y: frame.y + frame.height - titleHeight, height: titleHeight };
  const padding = letter * (compact ? 0.7 : 1.4);
  return {
    paper,
    width,
    height,
    letter,
    weight: Math.max(0.55, middle / weightShare),
    compact,
    frame,
    title,
    field: {
      x: frame.x + padding,
      y: frame.y + padding,
      width: frame.width - 2 * padding,
      height: frame.height - titleHeight - 2 * padding,
    },
  };
}

/** The cells of the title block stand in one row where the sheet is wide enough. */
export function titleRows(width: number, letter: number): 1 | 2 {
  return width < letter * 92 ? 2 : 1;
}
