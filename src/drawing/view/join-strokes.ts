/** Joins strokes end to end into polylines. */
import type { Stroke } from './hidden-lines.ts';
import type { Point } from '../scene.ts';

export interface Polyline extends Omit<Stroke, 'from' | 'to'> {
  points: Point[];
}

/** Ends within this distance are joined (millimetres). */
const joint = 1.5;
/** A corner closer than this to the straight line is dropped. */
const straight = 0.4;

export function joinStrokes(strokes: readonly Stroke[]): Polyline[] {
  const keyOf = ({ style }: Stroke, [x, y]: Point): string =>
    `${style},${Math.round(x / joint)},${Math.round(y / joint)}`;
  const ends = new Map<string, Stroke[]>();
  for (const stroke of strokes)
    for (const end of [stroke.from, stroke.to]) {
      const list = ends.get(keyOf(stroke, end));
      if (list) list.push(stroke);
      else ends.set(keyOf(stroke, end), [stroke]);
    }
  const used = new Set<Stroke>();
  const follow = (first: Stroke, from: Point): Point[] => {
    const points: Point[] = [];
    let [key, part] = [keyOf(first, from), first.part];
    for (;;) {
      const next = ends.get(key)?.find((other) => !used.has(other) && other.part === part);
      if (!next) return points;
      used.add(next);
      const end = keyOf(next, next.from) === key ? next.to : next.from;
      points.push(end);
      key = keyOf(next, end);
      part = next.part;
    }
  };
  return strokes.flatMap((stroke): Polyline[] => {
    if (used.has(stroke)) return [];
    used.add(stroke);
    const { style, part, from, to } = stroke;
    const points = [...follow(stroke, from).toReversed(), from, to, ...follow(stroke, to)];
    return [{ style, part, points: straighten(points) }];
  });
}

function straighten(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (let [a, b] = [kept.at(-2), kept.at(-1)]; a && b && isBetween(a, b, point); [a, b] = [kept.at(-2), kept.at(-1)])
      kept.pop();
    kept.push(point);
  }
  return kept;
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return length > 1e-6 && Math.abs(dx * (b[1] - a[1]) - dy * (b[0] - a[0])) / length <= straight;
}

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Recognizes a closed polyline of short, even chords as a circle. */
export function circleOf(points: readonly Point[]): Circle | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 9 || Math.hypot(first[0] - last[0], first[1] - last[1]) > 3) return undefined;
  const corners = points.slice(0, -1);
  const x = corners.reduce((sum, p) => sum + p[0], 0) / corners.length;
  const y = corners.reduce((sum, p) => sum + p[1], 0) / corners.length;
  const radii = corners.map((p) => Math.hypot(p[0] - x, p[1] - y));
  const radius = Math.max(...radii);
  const chords = points.slice(1).map((p, i) => Math.hypot(p[0] - (points[i]?.[0] ?? 0), p[1] - (points[i]?.[1] ?? 0)));
  const isRound = radius - Math.min(...radii) < 0.02 * radius + 0.3 && Math.max(...chords) < radius * 0.8;
  return isRound ? { x, y, radius } : undefined;
}
