/** Closed loops of points in a plane, in either direction. */

export type Point = readonly [x: number, y: number];

/** Pairs of numbers as points: `outline(0, 0, 100, 0, 50, 80)` is a triangle. */
export function outline(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

export function rectangle([x1, x2]: readonly [number, number], [y1, y2]: readonly [number, number]): Point[] {
  return outline(x1, y1, x2, y1, x2, y2, x1, y2);
}

/** Points on an arc around (x, y), both ends included. */
export function arc(x: number, y: number, radius: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function circle(x: number, y: number, radius: number, sides = sidesOf(radius)): Point[] {
  return arc(x, y, radius, 0, 2 * Math.PI * (1 - 1 / sides), sides - 1);
}

/** Segments that make a circle of this radius (millimetres) look round on a page. */
export function sidesOf(radius: number): number {
  if (radius < 30) return radius < 20 ? 8 : 12;
  if (radius < 70) return 20;
  return radius < 300 ? 32 : 48;
}

export function roundedRectangle(x: readonly [number, number], y: readonly [number, number], radius: number): Point[] {
  const [x1, x2, y1, y2] = [
    Math.min(...x) + radius,
    Math.max(...x) - radius,
    Math.min(...y) + radius,
    Math.max(...y) - radius,
  ];
  const quarter = Math.PI / 2;
  return [
    ...arc(x2, y2, radius, 0, quarter, 4),
    ...arc(x1, y2, radius, quarter, 2 * quarter, 4),
    ...arc(x1, y1, radius, 2 * quarter, 3 * quarter, 4),
    ...arc(x2, y1, radius, 3 * quarter, 4 * quarter, 4),
  ];
}

/** The loop of a belt or guard around two circles. */
export function aroundTwo(
  first: readonly [number, number, number],
  second: readonly [number, number, number],
): Point[] {
  const [x1, y1, r1] = first;
  const [x2, y2, r2] = second;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const tilt = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / Math.max(Math.hypot(x2 - x1, y2 - y1), 1))));
  return [
    ...arc(x2, y2, r2, angle - tilt, angle + tilt, 12),
    ...arc(x1, y1, r1, angle + tilt, angle + 2 * Math.PI - tilt, 16),
  ];
}

/** Twice the signed area; positive if counter-clockwise. */
export function turning(loop: readonly Point[]): number {
  let sum = 0;
  let before = loop.at(-1);
  for (const point of loop) {
    if (before) sum += before[0] * point[1] - before[1] * point[0];
    before = point;
  }
  return sum;
}

/** Least x and y, greatest x and y. */
export type Bounds = readonly [left: number, low: number, right: number, high: number];

/** The bounds of points, enlarged by `margin`. */
export function boundsOfPoints(points: readonly (readonly [x: number, y: number, ...unknown[]])[], margin = 0): Bounds {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return [left - margin, bottom - margin, right + margin, top + margin];
}
