/** Removes lines that would merge with a heavier line beside them. */
import { lineStyles } from '../body/materials.ts';
import { mergeIntervals, gapsBetween, type Interval, type Stroke } from './hidden-lines.ts';
import { Grid } from './grid.ts';
import { boundsOfPoints, type Point } from '../body/outlines.ts';

/** By precedence, heaviest first. */
export const lineOrder: readonly Stroke['style'][] = [...lineStyles, 'hidden'];

/** Lines are parallel if the sine of their angle is smaller. */
const parallel = 0.035;
/** Grid size of the spatial index, as a multiple of `distance`. */
const cellSize = 24;

/**
 * Of parallel lines closer than `distance` (millimetres) the heaviest is kept, or the longer if equal. Remainders of
 * the others are kept if longer than `shortest`.
 */
export function thinOut(strokes: readonly Stroke[], distance: number, shortest: number): Stroke[] {
  const known = strokes
    .map((stroke) => ({ stroke, length: Math.hypot(stroke.to[0] - stroke.from[0], stroke.to[1] - stroke.from[1]) }))
    .toSorted((a, b) => lineOrder.indexOf(a.stroke.style) - lineOrder.indexOf(b.stroke.style) || b.length - a.length);
  const grid = new Grid<Stroke>(distance * cellSize);
  return known.flatMap(({ stroke, length }): Stroke[] => {
    const intervals: Interval[] = [];
    grid.eachNear(boundsOfPoints([stroke.from, stroke.to], distance), (near) => {
      const interval = coveredBy(stroke, length, near, distance);
      if (interval) intervals.push(interval);
    });
    const covered = mergeIntervals(intervals);
    const free = gapsBetween(covered).filter(([a, b]) => covered.length === 0 || (b - a) * length > shortest);
    const { from, to } = stroke;
    const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const kept = free.map(([a, b]): Stroke => ({ ...stroke, from: at(a), to: at(b) }));
    for (const part of kept) grid.add(boundsOfPoints([part.from, part.to]), part);
    return kept;
  });
}

/** The part of a stroke that runs along the other one. */
function coveredBy({ from, to }: Stroke, length: number, near: Stroke, distance: number): Interval | undefined {
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [ox, oy] = [near.to[0] - near.from[0], near.to[1] - near.from[1]];
  const otherLength = Math.hypot(ox, oy);
  if (Math.abs(ux * oy - uy * ox) > parallel * otherLength) return undefined;
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [(dx * ux + dy * uy) / length, Math.abs(dx * uy - dy * ux)];
  };
  const [[a, offA], [b, offB]] = [place(near.from), place(near.to)];
  if (Math.min(offA, offB) >= distance) return undefined;
  const [start, end] = [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
  return end > start ? [start, end] : undefined;
}
