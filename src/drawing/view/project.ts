/** Projects a body's visible faces and potentially visible edges onto a view's plane. */
import { lineStyles, materials, type FillStyle, type LineStyle } from '../body/materials.ts';
import type { Part } from '../body/body.ts';
import { boundsOfPoints, type Bounds, type Point } from '../body/outlines.ts';
import { dot, type Vector } from '../body/vector.ts';
import type { Camera } from './camera.ts';

/** A face in the view, in millimetres with y upwards. */
export interface ViewFace {
  part: Part;
  /** Index of the part. Of two coplanar faces the later one is on top. */
  order: number;
  fill: FillStyle;
  loops: readonly (readonly Point[])[];
  bounds: Bounds;
  /** Depth of the corner nearest to the viewer. */
  nearest: number;
  /** Depth at (x, y) is a·x + b·y + c; greater is nearer. */
  plane: readonly [a: number, b: number, c: number];
}

/** An edge in the view; z is its depth. */
export interface ViewEdge {
  from: Vector;
  to: Vector;
  part: Part;
  style: LineStyle;
  /** The adjacent faces, which cannot hide it. */
  faces: readonly ViewFace[];
  /** False for an edge at the back of its own part: drawn only if the part is dashed. */
  isFront: boolean;
  /** Dashed where it is hidden, as the edges of a dashed part are. */
  isDashed?: boolean;
}

/** Faces with a smaller cosine to the viewer are edge-on: drawn as lines. */
const edgeOn = 0.004;
/** Faces with a greater cosine between them count as one, but for their silhouette. */
const flat = 0.9995;
/** Curved faces that meet at less than about 53° show no line. */
const curved = 0.6;
/** Height of marks above their surface, in millimetres. */
const lift = 2.5;

export function project(parts: readonly Part[], camera: Camera): { faces: ViewFace[]; edges: ViewEdge[] } {
  const faces: ViewFace[] = [];
  const edges: ViewEdge[] = [];
  const flatten = (p: Vector): Vector => [dot(p, camera.right), dot(p, camera.up), dot(p, camera.toward)];
  parts.forEach((part, order) => {
    projectPart(part, order, camera, flatten, faces, edges);
    for (const { points, style } of part.marks) {
      const raised = points.map(flatten).map(([x, y, z]): Vector => [x, y, z + lift]);
      raised.forEach((to, i) => {
        const from = raised[i - 1];
        if (from) edges.push({ from, to, part, style, faces: [], isFront: true });
      });
    }
  });
  return { faces, edges };
}

function projectPart(
  part: Part,
  order: number,
  camera: Camera,
  flatten: (p: Vector) => Vector,
  faces: ViewFace[],
  edges: ViewEdge[],
): void {
  const { fill, outline, edge } = materials[part.material];
  const contour = outline === 'none' ? outline : (part.line ?? outline);
  const inner = edge === 'none' ? edge : lighter(edge, contour);
  const { normals, borders } = part.surface;
  const seen = part.faces.map(({ loops }, i): ViewFace | undefined => {
    const normal = normals[i] ?? camera.toward;
    if (dot(normal, camera.toward) <= edgeOn) return undefined;
    const shape = loops.map((loop) => loop.map(flatten));
    return viewFace(part, order, fill, shape, flatten(normal));
  });
  for (const face of seen) if (face) faces.push(face);
  if (contour === 'none' || inner === 'none') return;
  for (const { from, to, faces: sides, bend } of borders) {
    const seenFaces = sides.flatMap((side) => seen[side] ?? []);
    if (bend > flat && seenFaces.length !== 1) continue;
    if (seenFaces.length === 0 && !part.dashed) continue;
    const isCurved = bend > curved && sides.every((side) => part.faces[side]?.smooth);
    // Of a curved surface, only the silhouette is drawn: edges with exactly one visible face.
    if (isCurved && seenFaces.length !== 1) continue;
    const style = seenFaces.length === 1 ? contour : inner;
    edges.push({ from: flatten(from), to: flatten(to), part, style, faces: seenFaces, isFront: seenFaces.length > 0 });
  }
}

function lighter(a: LineStyle, b: LineStyle | 'none'): LineStyle {
  return b === 'none' || lineStyles.indexOf(a) >= lineStyles.indexOf(b) ? a : b;
}

function viewFace(part: Part, order: number, fill: FillStyle, loops: Vector[][], normal: Vector): ViewFace {
  const [a, b] = [-normal[0] / normal[2], -normal[1] / normal[2]];
  const [x, y, z] = loops[0]?.[0] ?? [0, 0, 0];
  const flatLoops = loops.map((loop) => loop.map(([px, py]): Point => [px, py]));
  return {
    part,
    order,
    fill,
    loops: flatLoops,
    bounds: boundsOfPoints(flatLoops[0] ?? []),
    nearest: Math.max(...(loops[0] ?? []).map(([, , depth]) => depth)),
    plane: [a, b, z - a * x - b * y],
  };
}
