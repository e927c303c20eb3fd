/** Joins strokes end to end into polylines. */
import type { Point } from '../body/outlines.ts';
import type { Stroke } from './hidden-lines.ts';

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
  const ends = Map.groupBy(
    strokes.flatMap((stroke) => [stroke.from, stroke.to].map((end) => ({ stroke, key: keyOf(stroke, end) }))),
    ({ key }) => key,
  );
  const used = new Set<Stroke>();
  const follow = (first: Stroke, from: Point): Point[] => {
    const points: Point[] = [];
    let key = keyOf(first, from);
    for (;;) {
      const next = ends.get(key)?.find(({ stroke }) => !used.has(stroke) && stroke.part === first.part)?.stroke;
      if (!next) return points;
      used.add(next);
      const end = keyOf(next, next.from) === key ? next.to : next.from;
      points.push(end);
      key = keyOf(next, end);
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

/** Recognizes a closed polyline of short, even chords as a circle. */
export function circleOf(points: readonly Point[]): { x: number; y: number; radius: number } | undefined {
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
