/** Hidden line removal: finds the parts of each edge that no nearer face covers. */
import type { LineStyle } from '../body/materials.ts';
import type { Part } from '../body/body.ts';
import type { Vector } from '../body/vector.ts';
import { Grid } from './grid.ts';
import { boundsOfPoints, type Bounds, type Point } from '../body/outlines.ts';
import type { ViewEdge, ViewFace } from './project.ts';

export interface Stroke {
  from: Point;
  to: Point;
  style: LineStyle | 'hidden';
  part: Part;
}

/** Part of a line, from 0 to 1. */
export type Interval = readonly [from: number, to: number];

/** Depth tolerance in millimetres. */
const depthTolerance = 1;
/** A line is hidden only if covered at this distance on both sides, so lines along a face's border stay visible. */
const sideOffset = 0.4;
/** Shorter pieces are not drawn (millimetres). */
const shortest = 1.5;
const shortestDash = 12;
const gridSide = 150;

export function hideLines(edges: readonly ViewEdge[], faces: readonly ViewFace[]): Stroke[] {
  const grid = new Grid<ViewFace>(gridSide);
  for (const face of faces) grid.add(face.bounds, face);
  return edges.flatMap((edge): Stroke[] => {
    const { from, to, part, style, isDashed = part.dashed } = edge;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < shortest / 2) return [];
    const hidden = hiddenIntervals(edge, length, grid);
    const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const stroke = ([a, b]: Interval, as: Stroke['style']): Stroke => ({ from: at(a), to: at(b), style: as, part });
    const seen = edge.isFront ? gapsBetween(hidden).filter(([a, b]) => (b - a) * length > shortest) : [];
    const dashed = isDashed ? hidden.filter(([a, b]) => (b - a) * length > shortestDash) : [];
    return [
      ...seen.map((interval) => stroke(interval, style)),
      ...dashed.map((interval) => stroke(interval, 'hidden')),
    ];
  });
}

function hiddenIntervals({ from, to, faces: ownFaces }: ViewEdge, length: number, grid: Grid<ViewFace>): Interval[] {
  const [dx, dy] = [(-(to[1] - from[1]) / length) * sideOffset, ((to[0] - from[0]) / length) * sideOffset];
  const [left, right]: [Interval[], Interval[]] = [[], []];
  const nearest = Math.min(from[2], to[2]) + depthTolerance;
  const bounds = boundsOfPoints([from, to], 1);
  grid.eachNear(bounds, (face) => {
    if (face.nearest < nearest || ownFaces.includes(face) || !overlap(face.bounds, bounds)) return;
    addBehind(face, from, to, dx, dy, left);
    addBehind(face, from, to, -dx, -dy, right);
  });
  return intersect(mergeIntervals(left), mergeIntervals(right));
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Adds the intervals where the line, shifted by (dx, dy), is behind the face. */
function addBehind(
  { loops, plane }: ViewFace,
  from: Vector,
  to: Vector,
  dx: number,
  dy: number,
  intervals: Interval[],
): void {
  const [ax, ay, bx, by] = [from[0] + dx, from[1] + dy, to[0] + dx, to[1] + dy];
  const cuts = [0, 1];
  for (const loop of loops) {
    let before = loop.at(-1);
    for (const point of loop) {
      if (before) addCut(ax, ay, bx, by, before, point, cuts);
      before = point;
    }
  }
  cuts.sort((a, b) => a - b);
  const ahead = (share: number): number => {
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return plane[0] * x + plane[1] * y + plane[2] - (from[2] + (to[2] - from[2]) * share) - depthTolerance;
  };
  cuts.forEach((end, i) => {
    const start = cuts[i - 1] ?? end;
    const middle = (start + end) / 2;
    if (end - start < 1e-7 || !isWithin(loops, ax + (bx - ax) * middle, ay + (by - ay) * middle)) return;
    const [f, g] = [ahead(start), ahead(end)];
    const change = start + ((end - start) * f) / (f - g);
    if (f > 0 && g > 0) intervals.push([start, end]);
    else if (f > 0) intervals.push([start, change]);
    else if (g > 0) intervals.push([change, end]);
  });
}

/** Adds the position where the line from a to b crosses the border from p to q. */
function addCut(ax: number, ay: number, bx: number, by: number, p: Point, q: Point, cuts: number[]): void {
  const [ux, uy] = [q[0] - p[0], q[1] - p[1]];
  const d = (bx - ax) * uy - (by - ay) * ux;
  if (Math.abs(d) < 1e-9) return;
  const t = ((p[0] - ax) * uy - (p[1] - ay) * ux) / d;
  const s = ((p[0] - ax) * (by - ay) - (p[1] - ay) * (bx - ax)) / d;
  if (t > 0 && t < 1 && s > -1e-9 && s < 1 + 1e-9) cuts.push(t);
}

export function isWithin(loops: ViewFace['loops'], x: number, y: number): boolean {
  let inside = false;
  for (const loop of loops)
    for (let i = 0, before = loop.length - 1; i < loop.length; before = i, i += 1) {
      const [p, q] = [loop[before], loop[i]];
      if (p && q && p[1] > y !== q[1] > y && x < ((p[0] - q[0]) * (y - q[1])) / (p[1] - q[1]) + q[0]) inside = !inside;
    }
  return inside;
}

/** Merges touching intervals. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const out: [number, number][] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1] + 1e-6) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

function intersect(first: readonly Interval[], second: readonly Interval[]): Interval[] {
  return first.flatMap(([a, b]) =>
    second.map(([c, d]): Interval => [Math.max(a, c), Math.min(b, d)]).filter(([from, to]) => to - from > 1e-7),
  );
}

/** The gaps between merged intervals from 0 to 1. */
export function gapsBetween(intervals: readonly Interval[]): Interval[] {
  const ends = [0, ...intervals.flat(), 1];
  return ends.flatMap((from, i): Interval[] => {
    const to = ends[i + 1] ?? from;
    return i % 2 === 0 && to > from ? [[from, to]] : [];
  });
}
