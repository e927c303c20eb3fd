/** Shadow maps: the light of one direction on a row of pixels. */
import { cross, unit, type Vector } from '../body/vector.ts';
import { depthMap, drawTriangles, type DepthMap } from './depth-map.ts';
import type { Mesh } from './mesh.ts';
import type { Points } from './rasterize.ts';
import type { LightRay } from './studio-light.ts';

/** Longer side of a shadow map, in picture widths. */
const mapSize = { lamp: 0.6, ceiling: 0.25, floor: 0.2 };

/** The shadow map of one direction: a point p is at ((p · right − left) / step, (p · up − low) / step). */
interface Shadow {
  ray: LightRay;
  map: DepthMap;
  right: Vector;
  up: Vector;
  left: number;
  low: number;
  step: number;
}

/** Draws the triangles that face the light. `width` is that of the picture. */
export function castShadow({ count, corners, planes, fine }: Mesh, ray: LightRay, width: number): Shadow {
  const { toward, kind } = ray;
  const [t1, t2, t3] = toward;
  const right = unit(cross(Math.abs(t2) > 0.99 ? [0, 0, 1] : [0, 1, 0], toward));
  const up = cross(toward, right);
  const facing = new Float32Array(9 * count);
  let [left, rightmost, low, top] = [Infinity, -Infinity, Infinity, -Infinity];
  let drawn = 0;
  for (let t = 0; t < count; t += 1) {
    const cosine = (planes[3 * t] ?? 0) * t1 + (planes[3 * t + 1] ?? 0) * t2 + (planes[3 * t + 2] ?? 0) * t3;
    if (cosine <= 0 || (fine[t] && kind !== 'lamp')) continue;
    for (let i = 9 * t, out = 9 * drawn, end = i + 9; i < end; i += 3, out += 3) {
      const px = corners[i] ?? 0;
      const py = corners[i + 1] ?? 0;
      const pz = corners[i + 2] ?? 0;
      const x = px * right[0] + py * right[1] + pz * right[2];
      const y = px * up[0] + py * up[1] + pz * up[2];
      facing[out] = x;
      facing[out + 1] = y;
      facing[out + 2] = px * t1 + py * t2 + pz * t3;
      if (x < left) left = x;
      if (x > rightmost) rightmost = x;
      if (y < low) low = y;
      if (y > top) top = y;
    }
    drawn += 1;
  }
  const step = Math.max(rightmost - left, top - low, 1) / Math.ceil(width * mapSize[kind]);
  const map = depthMap(Math.ceil((rightmost - left) / step) + 2, Math.ceil((top - low) / step) + 2);
  for (let i = 0; i < 9 * drawn; i += 3) {
    facing[i] = ((facing[i] ?? 0) - left) / step + 1;
    facing[i + 1] = ((facing[i + 1] ?? 0) - low) / step + 1;
  }
  drawTriangles(map, facing, drawn);
  return { ray, map, right, up, left, low, step };
}

/** Adds the light of one direction. */
export function addLight(
  { count, places, normals, lamp, around }: Points,
  { ray, right, up, left, low, step, map }: Shadow,
): void {
  const { toward, kind, strength } = ray;
  const isLamp = kind === 'lamp';
  const out = isLamp ? lamp : around;
  const [t1, t2, t3] = toward;
  const [r1, r2, r3] = right;
  const [u1, u2, u3] = up;
  const { depths, width: columns } = map;
  const [lastColumn, lastRow] = [columns - 1, map.height - 1];
  // Multiplying is faster than dividing.
  const fineness = 1 / step;
  // Offset along the normal, so that a surface does not shade itself.
  const lift = step * 1.8;
  for (let i = 0; i < count; i += 1) {
    const nx = normals[3 * i] ?? 0;
    const ny = normals[3 * i + 1] ?? 0;
    const nz = normals[3 * i + 2] ?? 0;
    const cosine = nx * t1 + ny * t2 + nz * t3;
    if (cosine <= 0) continue;
    const px = (places[3 * i] ?? 0) + nx * lift;
    const py = (places[3 * i + 1] ?? 0) + ny * lift;
    const pz = (places[3 * i + 2] ?? 0) + nz * lift;
    const u = (px * r1 + py * r2 + pz * r3 - left) * fineness;
    const v = (px * u1 + py * u2 + pz * u3 - low) * fineness;
    let seen = 1;
    if (u >= 0 && v >= 0 && u < lastColumn && v < lastRow) {
      // Bilinear share of the four nearest map pixels that do not block the light.
      const depth = px * t1 + py * t2 + pz * t3 + step * 0.5;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const fx = u - column;
      const fy = v - row;
      const at = row * columns + column;
      seen = 0;
      if ((depths[at] ?? 0) <= depth) seen += (1 - fx) * (1 - fy);
      if ((depths[at + 1] ?? 0) <= depth) seen += fx * (1 - fy);
      if ((depths[at + columns] ?? 0) <= depth) seen += (1 - fx) * fy;
      if ((depths[at + columns + 1] ?? 0) <= depth) seen += fx * fy;
    }
    out[i] = (out[i] ?? 0) + seen * (isLamp ? strength : strength * cosine);
  }
}
