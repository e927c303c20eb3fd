/** The space that machines take, in slices of their parts: a belt may pass above a frame, and a head reach over a hopper. */
import type { Body } from '../body/body.ts';
import { boxOfPoints } from '../body/surface.ts';
import type { Vector } from '../body/vector.ts';

/** Opposite corners of a box. */
export type Occupied = readonly [low: Vector, high: Vector];

/** In millimetres, along x: a rising belt is a stair of boxes. */
const slice = 400;

/** Slices of the parts of a body. A part is taken for convex. */
export function occupiedBy({ parts }: Body): Occupied[] {
  return parts.flatMap(({ faces, fine }): Occupied[] => {
    if (fine) return [];
    const slices = new Map<number, [Mutable, Mutable]>();
    const note = (number: number, x: number, y: number, z: number): void => {
      const box = slices.get(number);
      if (!box)
        return void slices.set(number, [
          [x, y, z],
          [x, y, z],
        ]);
      const [low, high] = box;
      [x, y, z].forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? value, value);
        high[axis] = Math.max(high[axis] ?? value, value);
      });
    };
    for (const { loops } of faces) {
      let from = loops[0]?.at(-1);
      for (const to of loops[0] ?? []) {
        if (from) {
          const [a, b] = from[0] <= to[0] ? [from, to] : [to, from];
          const wide = b[0] - a[0];
          const [first, last] = [Math.floor(a[0] / slice), Math.floor(b[0] / slice)];
          for (let k = first; k <= last; k += 1)
            for (const x of [Math.max(a[0], k * slice), Math.min(b[0], (k + 1) * slice)]) {
              const share = wide > 0 ? (x - a[0]) / wide : 0;
              note(k, x, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
            }
        }
        from = to;
      }
    }
    return [...slices.values()];
  });
}

type Mutable = [x: number, y: number, z: number];

export function turnedBox(box: Occupied, move: (point: Vector) => Vector): Occupied {
  const { low, high } = boxOfPoints(box.map(move));
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
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const overlap = ([low, high]: Occupied, barrier: Occupied, on: 0 | 1 | 2): boolean =>
    low[on] + at[on] < barrier[1][on] - touch && barrier[0][on] < high[on] + at[on] - touch;
  const { low, high } = boxOfPoints(boxes.flat());
  const isAhead = (barrier: Occupied): boolean =>
    way > 0 ? barrier[1][axis] > low[axis] + at[axis] - room : barrier[0][axis] < high[axis] + at[axis] + room;
  const near = others.filter(
    (barrier) => isAhead(barrier) && overlap([low, high], barrier, u) && overlap([low, high], barrier, v),
  );
  const barred: [number, number][] = [];
  for (const box of boxes)
    for (const barrier of near) {
      if (!overlap(box, barrier, u) || !overlap(box, barrier, v)) continue;
      const ends = [barrier[0][axis] - box[1][axis], barrier[1][axis] - box[0][axis]].map(
        (end) => (end - at[axis]) * way,
      );
      barred.push([Math.min(...ends) - room, Math.max(...ends) + room]);
    }
  let free = 0;
  for (const [from, to] of barred.toSorted((a, b) => a[0] - b[0])) {
    if (from >= free) break;
    free = Math.max(free, to);
  }
  return free;
}
