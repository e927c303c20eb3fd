/** A part's geometry that all views share: face normals, and edges where two faces meet. */
import type { Face } from './solids.ts';
import { dot, normalOf, subtract, type Vector } from './vector.ts';

export interface Surface {
  /** One per face. */
  normals: readonly Vector[];
  borders: readonly Border[];
}

/** An edge between two faces (indices), in the direction of the first one's loop. */
export interface Border {
  from: Vector;
  to: Vector;
  faces: readonly [number, number];
  /** The cosine of the angle between the two normals. */
  bend: number;
}

export function surfaceOf(faces: readonly Face[]): Surface {
  const normals = faces.map(({ loops }) => normalOf(loops[0] ?? []));
  const numberOf = cornerNumbers(faces);
  const borders: Border[] = [];
  const open = new Map<number, number>();
  faces.forEach(({ loops }, face) => {
    for (const loop of loops) loop.forEach((from, i) => addBorder(face, from, loop[(i + 1) % loop.length] ?? from));
  });
  return { normals, borders };

  function addBorder(face: number, from: Vector, to: Vector): void {
    const [start, end] = [numberOf(from), numberOf(to)];
    if (start === end) return;
    const [way, back] = [start * 2 ** 26 + end, end * 2 ** 26 + start];
    const neighbour = open.get(back);
    if (neighbour === undefined) return void open.set(way, face);
    open.delete(back);
    const bend = dot(normals[face] ?? [0, 0, 0], normals[neighbour] ?? [0, 0, 0]);
    borders.push({ from, to, faces: [face, neighbour], bend });
  }
}

/** Limit of a grid coordinate, so that three of them fit into one safe integer (51 of 53 bits). */
const most = 2 ** 17 - 1;

/** Numbers vertices. Those within 0.05 mm are equal (for parts over 6 m: within 1/130,000 of the size). */
export function cornerNumbers(faces: readonly Face[]): (corner: Vector) => number {
  const { low, high } = boundsOfFaces(faces);
  const [x, y, z] = low;
  const grains = Math.min(20, most / Math.max(1, ...subtract(high, low)));
  const known = new Map<number, number>();
  const count = (value: number, from: number): number => Math.round((value - from) * grains);
  return (corner) => {
    const key = (count(corner[0], x) * (most + 1) + count(corner[1], y)) * (most + 1) + count(corner[2], z);
    const number = known.get(key) ?? known.size;
    if (number === known.size) known.set(key, number);
    return number;
  };
}

/** The bounding box of faces. */
export function boundsOfFaces(faces: readonly Face[]): { low: Vector; high: Vector } {
  return boxOfPoints(faces.flatMap(({ loops }) => loops[0] ?? []));
}

export function boxOfPoints(points: readonly Vector[]): { low: Vector; high: Vector } {
  let [x1, y1, z1, x2, y2, z2] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const [x, y, z] of points) {
    x1 = Math.min(x1, x);
    y1 = Math.min(y1, y);
    z1 = Math.min(z1, z);
    x2 = Math.max(x2, x);
    y2 = Math.max(y2, y);
    z2 = Math.max(z2, z);
  }
  return { low: [x1, y1, z1], high: [x2, y2, z2] };
}
