/** Renders what the camera sees: the nearest triangle per sample, and the surface under each pixel. */
import { dot } from '../body/vector.ts';
import { depthMap, drawTriangles, type DepthMap } from './depth-map.ts';
import type { Lens } from './lens.ts';
import type { Surface } from './light-pass.ts';
import type { Mesh } from './mesh.ts';

/** Samples per side of a pixel, for antialiasing. */
export const samplesPerSide = 2;

export interface Samples {
  map: DepthMap;
  /** Index of the nearest triangle per sample; -1 is the floor. */
  owners: Int32Array;
}

export function rasterize(
  { eye, right, up, forward, centre, width: opening }: Lens,
  mesh: Mesh,
  width: number,
  height: number,
): Samples {
  const corners = new Float32Array(9 * mesh.count);
  const scale = width / opening;
  const [e1, e2, e3] = [dot(eye, right), dot(eye, up), dot(eye, forward)];
  for (let i = 0; i < corners.length; i += 3) {
    const [x, y, z] = [mesh.corners[i] ?? 0, mesh.corners[i + 1] ?? 0, mesh.corners[i + 2] ?? 0];
    const depth = x * forward[0] + y * forward[1] + z * forward[2] - e3;
    corners[i] = centre[0] * width + ((x * right[0] + y * right[1] + z * right[2] - e1) / depth) * scale;
    corners[i + 1] = centre[1] * width - ((x * up[0] + y * up[1] + z * up[2] - e2) / depth) * scale;
    corners[i + 2] = 1 / depth;
  }
  const map = depthMap(width, height);
  const owners = new Int32Array(width * height).fill(-1);
  drawTriangles(map, corners, mesh.count, owners);
  return { map, owners };
}

/** The surface under the first sample of each pixel: the machine or the floor. */
export function surfaceOf(lens: Lens, mesh: Mesh, { map, owners: samples }: Samples): Surface {
  const [width, height] = [map.width / samplesPerSide, map.height / samplesPerSide];
  const count = width * height;
  const owners = new Int32Array(count);
  const places = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const nearness = new Float32Array(count);
  const { eye, right, up, forward, centre, width: opening } = lens;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const sample = y * samplesPerSide * map.width + x * samplesPerSide;
      const owner = samples[sample] ?? -1;
      const a = ((x * samplesPerSide + 0.5) / map.width - centre[0]) * opening;
      const b = (centre[1] - (y * samplesPerSide + 0.5) / map.width) * opening;
      const ray1 = forward[0] + right[0] * a + up[0] * b;
      const ray2 = forward[1] + right[1] * a + up[1] * b;
      const ray3 = forward[2] + right[2] * a + up[2] * b;
      const distance = owner < 0 ? -eye[1] / ray2 : 1 / (map.depths[sample] ?? 1);
      const px = eye[0] + ray1 * distance;
      const py = eye[1] + ray2 * distance;
      const pz = eye[2] + ray3 * distance;
      owners[i] = owner;
      places[3 * i] = px;
      places[3 * i + 1] = py;
      places[3 * i + 2] = pz;
      if (owner >= 0) {
        nearness[i] = 1;
        writeNormal(mesh, owner, px, py, pz, normals, 3 * i);
      } else {
        nearness[i] = ray2 < 0 ? fromBorder(x / width, y / height) : 0;
        normals[3 * i + 1] = 1;
      }
    }
  return { width, height, owners, places, normals, nearness };
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
  out: Float32Array,
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
