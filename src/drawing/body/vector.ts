/** Points and directions in millimetres: x right, y up, z towards the viewer (as in glTF). */
export type Vector = readonly [x: number, y: number, z: number];

/** A rigid transform. */
export type Move = (point: Vector) => Vector;

/** `a + b * factor`. */
export function add(a: Vector, b: Vector, factor = 1): Vector {
  return [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Normalizes a vector; the null vector stays as it is. */
export function unit(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, subtract(b, a), share);
}

/** The normal of a plane loop, towards where it is counter-clockwise (Newell's method: concave loops too). */
export function normalOf(loop: readonly Vector[]): Vector {
  let [x, y, z] = [0, 0, 0];
  let before = loop.at(-1);
  for (const point of loop) {
    if (before) {
      x += (before[1] - point[1]) * (before[2] + point[2]);
      y += (before[2] - point[2]) * (before[0] + point[0]);
      z += (before[0] - point[0]) * (before[1] + point[1]);
    }
    before = point;
  }
  return unit([x, y, z]);
}

/** Two unit vectors (u, v) that form a right-handed orthogonal basis with `along`. */
export function across(along: Vector, up: Vector = [0, 1, 0]): { u: Vector; v: Vector } {
  const isParallel = Math.abs(dot(along, up)) > 0.999;
  const u = unit(cross(isParallel ? (Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]) : up, along));
  return { u, v: cross(along, u) };
}

/** Rotates by `angle` radians around an axis through the origin, then moves to `at`. */
export function placed(at: Vector, axis: 'x' | 'y' | 'z' = 'y', angle = 0): Move {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turns: Record<typeof axis, Move> = {
    x: ([x, y, z]) => [x, y * c - z * s, y * s + z * c],
    y: ([x, y, z]) => [x * c + z * s, y, z * c - x * s],
    z: ([x, y, z]) => [x * c - y * s, x * s + y * c, z],
  };
  const turn = turns[axis];
  return (point) => add(at, turn(point));
}
