/** The scene as triangles in typed arrays, for the hot loops. */
import { isSeenIn, type Part } from '../body/body.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { cross, placed, subtract, unit, type Move } from '../body/vector.ts';

export interface Mesh {
  count: number;
  /** Nine numbers per triangle: corners, and their normals. */
  corners: Float32Array;
  normals: Float32Array;
  /** Three numbers per triangle: the normal of its plane. */
  planes: Float32Array;
  /** Equal for the triangles of a face. */
  faces: Int32Array;
  materials: MaterialName[];
  /** Small parts, which cast no shadow from the ceiling. */
  fine: Uint8Array;
}

/** Rotates a machine by `turn` degrees, so that its best side faces the camera. */
export const turnedBy = (turn = 0): Move => placed([0, 0, 0], 'y', (turn * Math.PI) / 180);

/** The visible parts, rotated by `turn` degrees. */
export function meshOf(all: readonly Part[], turn: number | undefined): Mesh {
  const parts = all.filter((part) => isSeenIn(part, 'picture'));
  const triangles = parts.flatMap((part) => part.triangles.map((triangle) => ({ ...triangle, part })));
  const count = triangles.length;
  const mesh: Mesh = {
    count,
    corners: new Float32Array(9 * count),
    normals: new Float32Array(9 * count),
    planes: new Float32Array(3 * count),
    faces: new Int32Array(count),
    materials: triangles.map(({ part }) => part.material),
    fine: Uint8Array.from(triangles, ({ part }) => (part.fine ? 1 : 0)),
  };
  const move = turnedBy(turn);
  let faces = 0;
  triangles.forEach(({ points, normals, face }, i) => {
    const [a, b, c] = [move(points[0]), move(points[1]), move(points[2])];
    mesh.corners.set([...a, ...b, ...c], 9 * i);
    mesh.normals.set(
      normals.flatMap((normal) => move(normal)),
      9 * i,
    );
    mesh.planes.set(unit(cross(subtract(b, a), subtract(c, a))), 3 * i);
    if (face !== triangles[i - 1]?.face) faces += 1;
    mesh.faces[i] = faces;
  });
  return mesh;
}
