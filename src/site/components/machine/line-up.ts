/** How drawings of elevations stand in a row: on one ground line, at one scale where their sizes allow it. */
export interface DrawnSize {
  width: number;
  height: number;
}

/** Machines whose sizes differ by more than this each have a scale of their own: the small one would be a dot. */
export const mostDiffering = 4;

/** What one column shows: a window of the drawings' own pixels, the same for all of one scale. */
export interface Window extends DrawnSize {
  /** Where the drawing stands in it: in the middle, its lower edge on the ground. */
  x: number;
  y: number;
}

/** The window of each drawing, and whether all are at one scale. */
export function lineUp(sizes: readonly DrawnSize[]): { windows: Window[]; isOneScale: boolean } {
  const extents = sizes.map(({ width, height }) => Math.max(width, height));
  const isOneScale = Math.max(...extents) <= mostDiffering * Math.min(...extents);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const windows = sizes.map((own) => {
    const [width, height] = isOneScale ? [widest, tallest] : [own.width, own.height];
    return { width, height, x: (width - own.width) / 2, y: height - own.height };
  });
  return { windows, isOneScale };
}
