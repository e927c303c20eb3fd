/** A fine raster over a view, and the cells that a face covers. */
import { boundsOfPoints, outline, type Point } from '../body/outlines.ts';
import type { ViewFace } from './project.ts';

/** Cells along the longer side of a view, about five times the pixels of a card. */
const cells = 1400;

export interface Raster {
  left: number;
  bottom: number;
  step: number;
  width: number;
  height: number;
  /** Index of the nearest face per cell; -1 for none. */
  owners: Int32Array;
  depths: Float32Array;
  /** Per row: x of a face's border crossings, and their count. */
  crossings: Float64Array;
  counts: Int32Array;
}

export function makeRaster(faces: readonly ViewFace[]): Raster {
  const [left, bottom, right, top] = boundsOfPoints(faces.flatMap(({ bounds }) => outline(...bounds)));
  const step = Math.max(right - left, top - bottom, 1) / cells;
  const [width, height] = [Math.ceil((right - left) / step) + 1, Math.ceil((top - bottom) / step) + 1];
  const corners = faces.reduce((most, { loops }) => Math.max(most, cornersOf(loops)), 0);
  return {
    left,
    bottom,
    step,
    width,
    height,
    owners: new Int32Array(width * height),
    depths: new Float32Array(width * height),
    crossings: new Float64Array(corners * height),
    counts: new Int32Array(height),
  };
}

function cornersOf(loops: ViewFace['loops']): number {
  return loops.reduce((sum, { length }) => sum + length, 0);
}

/** Calls `visit` for each run of cells whose centres are inside the loops. */
export function eachSpan(
  { left, bottom, step, width, height, crossings, counts }: Raster,
  { loops, bounds: [, low, , high] }: ViewFace,
  visit: (row: number, from: number, until: number) => void,
): void {
  const first = Math.max(0, Math.floor((low - bottom) / step - 0.5));
  const last = Math.min(height - 1, Math.ceil((high - bottom) / step));
  const most = cornersOf(loops);
  counts.fill(0, first, last + 1);
  for (const loop of loops) {
    let before = loop.at(-1);
    for (const point of loop) {
      if (before) addCrossings(before, point);
      before = point;
    }
  }
  for (let row = first; row <= last; row += 1) {
    const end = (row - first) * most + (counts[row] ?? 0);
    for (let i = (row - first) * most; i + 1 < end; i += 2) {
      const from = Math.max(0, Math.ceil(((crossings[i] ?? 0) - left) / step - 0.5));
      const until = Math.min(width, Math.ceil(((crossings[i + 1] ?? 0) - left) / step - 0.5));
      if (until > from) visit(row, from, until);
    }
  }

  /** Adds the crossings of a border with row centres, sorted by x. */
  function addCrossings(p: Point, q: Point): void {
    const [[x1, y1], [x2, y2]] = p[1] < q[1] ? [p, q] : [q, p];
    const slope = (x2 - x1) / (y2 - y1);
    const end = Math.min(last, Math.ceil((y2 - bottom) / step - 0.5) - 1);
    for (let row = Math.max(first, Math.ceil((y1 - bottom) / step - 0.5)); row <= end; row += 1) {
      const x = x1 + slope * (bottom + (row + 0.5) * step - y1);
      const start = (row - first) * most;
      let at = start + (counts[row] ?? 0);
      for (; at > start && (crossings[at - 1] ?? 0) > x; at -= 1) crossings[at] = crossings[at - 1] ?? 0;
      crossings[at] = x;
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
}
