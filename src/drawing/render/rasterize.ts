/** Finds what the camera sees under each pixel. */
import { dot } from '../body/vector.ts';
import { depthMap, drawTriangles, type DepthMap } from './depth-map.ts';
import type { Lens } from './lens.ts';
import type { Mesh } from './mesh.ts';

/** The nearest triangle under each pixel. */
interface Sight {
  lens: Lens;
  mesh: Mesh;
  map: DepthMap;
  /** Index of the triangle; -1 is the floor. */
  owners: Int32Array;
  /** Pixels per unit of the picture plane at distance 1, and the principal point in pixels. */
  scale: number;
  cx: number;
  cy: number;
}

/** Looks through the place (dx, dy) of every pixel, from 0 to 1. */
export function rasterize(lens: Lens, mesh: Mesh, width: number, height: number, dx: number, dy: number): Sight {
  const { eye, right, up, forward, centre } = lens;
  const corners = new Float32Array(9 * mesh.count);
  const scale = width / lens.width;
  // The depth map looks through the middle of a pixel: this moves the place there.
  const [cx, cy] = [centre[0] * width + 0.5 - dx, centre[1] * width + 0.5 - dy];
  const [e1, e2, e3] = [dot(eye, right), dot(eye, up), dot(eye, forward)];
  for (let i = 0; i < corners.length; i += 3) {
    const [x, y, z] = [mesh.corners[i] ?? 0, mesh.corners[i + 1] ?? 0, mesh.corners[i + 2] ?? 0];
    const depth = x * forward[0] + y * forward[1] + z * forward[2] - e3;
    corners[i] = cx + ((x * right[0] + y * right[1] + z * right[2] - e1) / depth) * scale;
    corners[i + 1] = cy - ((x * up[0] + y * up[1] + z * up[2] - e2) / depth) * scale;
    corners[i + 2] = 1 / depth;
  }
  const map = depthMap(width, height);
  const owners = new Int32Array(width * height).fill(-1);
  drawTriangles(map, corners, mesh.count, owners);
  return { lens, mesh, map, owners, scale, cx, cy };
}

/** Points on surfaces, and the light on them. */
export interface Points {
  count: number;
  /** Three numbers per point. */
  places: Float64Array;
  normals: Float64Array;
  /** The visible share of the lamp. */
  lamp: Float64Array;
  /** All other light; an unobstructed white floor gets 1 minus the lamp's share. */
  around: Float64Array;
}

export function makePoints(count: number): Points {
  const numbers = (each = 1): Float64Array => new Float64Array(each * count);
  return { count, places: numbers(3), normals: numbers(3), lamp: numbers(), around: numbers() };
}

/** The machine's points under a row of pixels: both ends of each face, and between them every fourth pixel. */
export interface PixelRow extends Points {
  /** Per point, the pixel's place in the row and the index of the triangle. */
  columns: Int32Array;
  owners: Int32Array;
  /** 1 for the first point of a face, 0 where the face goes on from the point before. */
  starts: Uint8Array;
}

const pitch = 4;

export function makeRow(width: number): PixelRow {
  return {
    ...makePoints(width),
    columns: new Int32Array(width),
    owners: new Int32Array(width),
    starts: new Uint8Array(width),
  };
}

/** Reads row `y` of a picture, without light. One row is reused for all, which is twice as fast as whole pictures. */
export function readRow({ lens, mesh, map, owners, scale, cx, cy }: Sight, y: number, row: PixelRow): void {
  const { eye, right, up, forward } = lens;
  const { width } = map;
  row.lamp.fill(0);
  row.around.fill(0);
  row.count = 0;
  const b = (cy - y - 0.5) / scale;
  let face = -1;
  let next = mesh.faces[owners[y * width] ?? -1] ?? -1;
  for (let x = 0; x < width; x += 1) {
    const owner = owners[y * width + x] ?? -1;
    const isStart = next !== face;
    face = next;
    next = x + 1 < width ? (mesh.faces[owners[y * width + x + 1] ?? -1] ?? -1) : -1;
    if (face < 0 || (!isStart && face === next && (x + 2 * y) % pitch > 0)) continue;
    const a = (x + 0.5 - cx) / scale;
    const distance = 1 / (map.depths[y * width + x] ?? 1);
    const px = eye[0] + (forward[0] + right[0] * a + up[0] * b) * distance;
    const py = eye[1] + (forward[1] + right[1] * a + up[1] * b) * distance;
    const pz = eye[2] + (forward[2] + right[2] * a + up[2] * b) * distance;
    const at = 3 * row.count;
    row.places[at] = px;
    row.places[at + 1] = py;
    row.places[at + 2] = pz;
    writeNormal(mesh, owner, px, py, pz, row.normals, at);
    row.columns[row.count] = x;
    row.owners[row.count] = owner;
    row.starts[row.count] = isStart ? 1 : 0;
    row.count += 1;
  }
}

/** Interpolates a triangle's normal at a point, for curved surfaces. */
function writeNormal(
  { corners, normals }: Mesh,
  triangle: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
  to: number,
): void {
  const at = 9 * triangle;
  const get = (list: Float32Array, i: number): number => list[at + i] ?? 0;
  const [ax, ay, az] = [get(corners, 0), get(corners, 1), get(corners, 2)];
  const [ex, ey, ez] = [get(corners, 3) - ax, get(corners, 4) - ay, get(corners, 5) - az];
  const [fx, fy, fz] = [get(corners, 6) - ax, get(corners, 7) - ay, get(corners, 8) - az];
  const [gx, gy, gz] = [x - ax, y - ay, z - az];
  const [ee, ef, ff] = [ex * ex + ey * ey + ez * ez, ex * fx + ey * fy + ez * fz, fx * fx + fy * fy + fz * fz];
  const [ge, gf] = [gx * ex + gy * ey + gz * ez, gx * fx + gy * fy + gz * fz];
  const d = ee * ff - ef * ef || 1;
  const v = Math.max(0, Math.min(1, (ff * ge - ef * gf) / d));
  const w = Math.max(0, Math.min(1 - v, (ee * gf - ef * ge) / d));
  const u = 1 - v - w;
  const nx = get(normals, 0) * u + get(normals, 3) * v + get(normals, 6) * w;
  const ny = get(normals, 1) * u + get(normals, 4) * v + get(normals, 7) * w;
  const nz = get(normals, 2) * u + get(normals, 5) * v + get(normals, 8) * w;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out[to] = nx / length;
  out[to + 1] = ny / length;
  out[to + 2] = nz / length;
}
