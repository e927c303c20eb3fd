import type { Box } from '../scene.ts';

/** Everything that depends on the sheet's size. */
export interface PaperFormat {
  paper: Paper;
  width: number;
  height: number;
  /** Font size of dimension values; the unit of all spacing around the views. */
  letter: number;
  /** Factor on line weights. */
  weight: number;
  /** A small picture: overall lengths only, no parts list, no grid. */
  compact: boolean;
  frame: Box;
  title: Box;
  /** The area for the views. */
  field: Box;
}

export interface PaperSize {
  width: number;
  height: number;
  /** The paper that it is printed on. Default: a whole A3 sheet. */
  paper?: Paper;
}

export interface Paper {
  name: string;
  width: number;
  /** The drawing is part of a page, not a sheet of its own. */
  isPart?: boolean;
}

const a3: Paper = { name: 'A3', width: 420 };

/** The smallest legible size: pixels on a screen, points on paper. */
const minLetterSize = 7;
/** An A3 sheet of 1191 × 842 points gets 11.9-point (4.2 mm) text and lines of normal weight. */
const letterShare = 84;
const weightShare = 1000;
/** The geometric mean of the sides; sheets below about 434 × 368 are compact. */
const compactBelow = 400;

/** Sizes are in pixels (points in print). Throws a RangeError below 300 × 280. */
export function formatOf({ width, height, paper = a3 }: PaperSize): PaperFormat {
  if (!(width >= 300 && height >= 280)) throw new RangeError(`A scene of ${width} × ${height} is too small to draw on`);
  const middle = Math.sqrt(width * height);
  const letter = Math.max(minLetterSize, middle / letterShare);
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

/** Rows of title block cells: one if the sheet is wide enough. */
export function titleRows(width: number, letter: number): 1 | 2 {
  return width < letter * 92 ? 2 : 1;
}
