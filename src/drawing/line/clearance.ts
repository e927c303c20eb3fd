/** The space that machines take, in slices of their parts: a belt may pass above a frame, and a head reach over a hopper. */
import type { Body } from '../body/body.ts';
import { boundsOfPoints } from '../body/surface.ts';
import { between, type Vector } from '../body/vector.ts';

/** Opposite corners of a box. */
export type Occupied = readonly [low: Vector, high: Vector];

/** In millimetres, along x: a rising belt is a stair of boxes. */
const slice = 400;

/** Slices of the parts of a body. A part is taken for convex. */
export function occupiedBy({ parts }: Body): Occupied[] {
  return parts.flatMap(({ faces, fine }): Occupied[] => {
    if (fine) return [];
    const slices = new Map<number, Vector[]>();
    const note = (number: number, ...points: Vector[]): void =>
      void (slices.get(number)?.push(...points) ?? slices.set(number, points));
    for (const { loops } of faces)
      for (const loop of loops)
        loop.forEach((from, i) => {
          const to = loop[(i + 1) % loop.length] ?? from;
          const [a, b] = from[0] <= to[0] ? [from, to] : [to, from];
          const [first, last] = [Math.floor(a[0] / slice), Math.floor(b[0] / slice)];
          const cut = (x: number): Vector =>
            b[0] > a[0] ? between(a, b, Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0])))) : a;
          for (let k = first; k <= last; k += 1) note(k, cut(k * slice), cut((k + 1) * slice));
        });
    return [...slices.values()].map((points): Occupied => {
      const { low, high } = boundsOfPoints(points);
      return [low, high];
    });
  });
}

export function turnedBox(box: Occupied, move: (point: Vector) => Vector): Occupied {
  const { low, high } = boundsOfPoints(box.map(move));
  return [low, high];
}

/** Boxes that overlap by less only touch (millimetres). */
const touch = 1;

/**
 * The least shift along an axis, in the direction of `way`, at which boxes moved by `at` keep `room` from all others
 * along it.
 */
export function freeShift(
  boxes: readonly Occupied[],
  others: readonly Occupied[],
  at: Vector,
  axis: 0 | 1 | 2,
  way: 1 | -1,
  room: number,
): number {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const apart = (a: Occupied, b: Occupied, on: number): boolean => {
    const shift = at[on] ?? 0;
    return (
      (a[0][on] ?? 0) + shift >= (b[1][on] ?? 0) - touch || (b[0][on] ?? 0) >= (a[1][on] ?? 0) + shift - touch
    );
  };
  const barred = boxes.flatMap((own) =>
    others.flatMap((other): [number, number][] => {
      if (apart(own, other, u) || apart(own, other, v)) return [];
      const ends = [other[0][axis] - own[1][axis] - at[axis] - room, other[1][axis] - own[0][axis] - at[axis] + room];
      return [[Math.min(...ends.map((end) => end * way)), Math.max(...ends.map((end) => end * way))]];
    }),
  );
  let free = 0;
  for (const [from, to] of barred.toSorted((a, b) => a[0] - b[0])) {
    if (from >= free) break;
    free = Math.max(free, to);
  }
  return free;
}
