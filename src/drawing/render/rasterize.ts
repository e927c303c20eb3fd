/** Finds what the camera sees under each pixel. */
import { dot } from '../body/vector.ts';
import { depthMap, drawTriangles, type DepthMap } from './depth-map.ts';
import type { Lens } from './lens.ts';
import type { Mesh } from './mesh.ts';

/** The nearest triangle under each pixel. */
export interface Sight {
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

/** The surfaces under a row of pixels, and the light on them. */
export interface Row {
  width: number;
  /** Index of the triangle; -1 is the floor. */
  owners: Int32Array;
  /** Three numbers per pixel. */
  places: Float64Array;
  /** Three numbers per pixel; zeros where light does not matter. */
  normals: Float64Array;
  /** Strength of the shadows: 0 at the border of the picture, where the floor is plain paper. */
  nearness: Float64Array;
  /** The visible share of the lamp. */
  lamp: Float64Array;
  /** All other light; an unobstructed white floor gets 1 minus the lamp's share. */
  around: Float64Array;
}

export function makeRow(width: number): Row {
  const numbers = (each = 1): Float64Array => new Float64Array(each * width);
  return {
    width,
    owners: new Int32Array(width),
    places: numbers(3),
    normals: numbers(3),
    nearness: numbers(),
    lamp: numbers(),
    around: numbers(),
  };
}

/** Reads row `y` of a picture, without light. One row is reused for all, which is twice as fast as whole pictures. */
export function readRow({ lens, mesh, map, owners, scale, cx, cy }: Sight, y: number, row: Row): void {
  const { eye, right, up, forward } = lens;
  const { width, height } = map;
  row.normals.fill(0);
  row.lamp.fill(0);
  row.around.fill(0);
  const b = (cy - y - 0.5) / scale;
  for (let x = 0; x < width; x += 1) {
    const owner = owners[y * width + x] ?? -1;
    const a = (x + 0.5 - cx) / scale;
    const ray1 = forward[0] + right[0] * a + up[0] * b;
    const ray2 = forward[1] + right[1] * a + up[1] * b;
    const ray3 = forward[2] + right[2] * a + up[2] * b;
    const distance = owner < 0 ? -eye[1] / ray2 : 1 / (map.depths[y * width + x] ?? 1);
    const px = eye[0] + ray1 * distance;
    const py = eye[1] + ray2 * distance;
    const pz = eye[2] + ray3 * distance;
    const nearness = owner < 0 && ray2 < 0 ? fromBorder(x / width, y / height) : 0;
    row.owners[x] = owner;
    row.places[3 * x] = px;
    row.places[3 * x + 1] = py;
    row.places[3 * x + 2] = pz;
    row.nearness[x] = nearness;
    if (owner >= 0) writeNormal(mesh, owner, px, py, pz, row.normals, 3 * x);
    else if (nearness > 0) row.normals[3 * x + 1] = 1;
  }
}

/** The floor fades to plain paper within this share of the picture's width and height. */
const border = 0.12;

function fromBorder(x: number, y: number): number {
  const share = Math.min(1, Math.min(x, 1 - x, y, 1 - y) / border);
  return share * share * (3 - 2 * share);
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
