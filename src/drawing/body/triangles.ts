/** A part's surface as triangles with normals, for the picture and the 3D file. */
import earcut from 'earcut';
import type { Face } from './solids.ts';
import { cornerNumbers } from './surface.ts';
import { across, add, dot, normalOf, unit, type Vector } from './vector.ts';

export interface Triangle {
  face: Face;
  points: readonly [Vector, Vector, Vector];
  /** Per corner; equal on a plane face. */
  normals: readonly [Vector, Vector, Vector];
}

/** Curved faces share normals up to an angle of about 46°, so eight sides look round. */
const curved = 0.69;

export function trianglesOf(faces: readonly Face[]): Triangle[] {
  const numberOf = cornerNumbers(faces);
  const around = new Map<number, Vector[]>();
  for (const { loops, smooth } of faces) {
    const [loop] = loops;
    if (!smooth || !loop) continue;
    const normal = normalOf(loop);
    for (const point of loop) {
      const list = around.get(numberOf(point));
      if (list) list.push(normal);
      else around.set(numberOf(point), [normal]);
    }
  }
  return faces.flatMap((face) => {
    const normal = normalOf(face.loops[0] ?? []);
    const at = (point: Vector): Vector => {
      const shared = face.smooth
        ? (around.get(numberOf(point)) ?? []).filter((near) => dot(near, normal) > curved)
        : [];
      return shared.length > 1 ? unit(shared.reduce((sum, near) => add(sum, near))) : normal;
    };
    return split(face, normal).map(([a, b, c]): Triangle => ({
      face,
      points: [a, b, c],
      normals: [at(a), at(b), at(c)],
    }));
  });
}

function split({ loops }: Face, normal: Vector): [Vector, Vector, Vector][] {
  const corners = loops.flat();
  const [a, b, c, d] = corners;
  if (loops.length === 1 && a && b && c && corners.length === 3) return [[a, b, c]];
  const { u, v } = across(normal);
  const holes: number[] = [];
  for (const loop of loops.slice(0, -1)) holes.push((holes.at(-1) ?? 0) + loop.length);
  if (loops.length === 1 && a && b && c && d && corners.length === 4)
    return isLeftOf(a, c, d, u, v) && isLeftOf(c, a, b, u, v)
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ];
  const order = earcut(
    corners.flatMap((p) => [dot(p, u), dot(p, v)]),
    holes,
  );
  return Array.from({ length: order.length / 3 }, (_, i) => {
    const [p, q, r] = order.slice(3 * i, 3 * i + 3).map((index) => corners[index]);
    if (!p || !q || !r) throw new RangeError('A triangle names a corner that its face does not have');
    return [p, q, r];
  });
}

/** Whether `p` is left of the line from `a` to `b` in the (u, v) plane. */
function isLeftOf(a: Vector, b: Vector, p: Vector, u: Vector, v: Vector): boolean {
  const [dx, dy] = [dot(b, u) - dot(a, u), dot(b, v) - dot(a, v)];
  return dx * (dot(p, v) - dot(a, v)) - dy * (dot(p, u) - dot(a, u)) > 0;
}
