/** Everything in the picture as triangles in flat arrays, which the hot loops read. */
import { isSeenIn, type Part } from '../body/body.ts';
import type { MaterialName } from '../body/materials.ts';
import { trianglesOf } from '../body/triangles.ts';
import { cross, placed, subtract, unit, type Move } from '../body/vector.ts';

export interface Mesh {
  count: number;
  /** Nine numbers a triangle: its corners, and the normals there. */
  corners: Float32Array;
  normals: Float32Array;
  /** Three numbers a triangle: the normal of its plane. */
  planes: Float32Array;
  /** The number of the part: an edge between two faces of one part is told from one between parts. */
  parts: Int32Array;
  materials: MaterialName[];
  /** Small things that throw no shadow of the ceiling. */
  fine: Uint8Array;
}

/** The movement that turns a machine's best side to the camera, in degrees. */
export const turnedBy = (turn: number): Move => placed([0, 0, 0], 'y', (turn * Math.PI) / 180);

/** The parts that the picture shows, turned by `turn` degrees. */
export function meshOf(all: readonly Part[], turn: number): Mesh {
  const parts = all.filter((part) => isSeenIn(part, 'picture'));
  const found = parts.flatMap((part, index) => trianglesOf(part).map((triangle) => ({ ...triangle, index })));
  const count = found.length;
  const mesh: Mesh = {
    count,
    corners: new Float32Array(9 * count),
    normals: new Float32Array(9 * count),
    planes: new Float32Array(3 * count),
    parts: new Int32Array(count),
    materials: found.map(({ index }) => parts[index]?.material ?? 'paint'),
    fine: new Uint8Array(count),
  };
  const move = turnedBy(turn);
  found.forEach(({ points, normals, index }, i) => {
    const [a, b, c] = [move(points[0]), move(points[1]), move(points[2])];
    mesh.corners.set([...a, ...b, ...c], 9 * i);
    mesh.normals.set(
      normals.flatMap((normal) => move(normal)),
      9 * i,
    );
    mesh.planes.set(unit(cross(subtract(b, a), subtract(c, a))), 3 * i);
    mesh.parts[i] = index;
    mesh.fine[i] = parts[index]?.fine ? 1 : 0;
  });
  return mesh;
}
