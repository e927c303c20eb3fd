/** Computes the light per pixel with shadow maps: of the lamp, and of ceiling and floor together. */
import { cross, unit } from '../body/vector.ts';
import { depthMap, drawTriangles, type DepthMap } from './depth-map.ts';
import type { Mesh } from './mesh.ts';
import { lightRays, blockPixels, type LightRay } from './studio-light.ts';

/** The surface under each pixel. */
export interface Surface {
  width: number;
  height: number;
  /** Index of the triangle; -1 is the floor. */
  owners: Int32Array;
  /** Three numbers per pixel. */
  places: Float32Array;
  normals: Float32Array;
  /** Strength of the shadows: 0 at the border of the picture, where the floor is plain paper. */
  nearness: Float32Array;
}

export interface Light {
  /** The visible share of the lamp. */
  lamp: Float32Array;
  /** All other light; an unobstructed white floor gets 1 minus the lamp's share. */
  around: Float32Array;
}

/** Longer side of a shadow map, in picture widths. */
const mapSize = { lamp: 0.8, ceiling: 0.4, floor: 0.25 };

export function castLight(surface: Surface, mesh: Mesh): Light {
  const count = surface.width * surface.height;
  const light: Light = { lamp: new Float32Array(count), around: new Float32Array(count) };
  const memory = { corners: new Float32Array(9 * mesh.count), depths: new Float32Array((surface.width + 3) ** 2) };
  for (const [kind, rays] of Map.groupBy(lightRays(), (ray) => ray.kind))
    rays.forEach((ray, i) => {
      const shadow = shadowOf(mesh, ray, Math.ceil(surface.width * mapSize[ray.kind]), memory);
      const out = kind === 'lamp' ? light.lamp : light.around;
      castRay(
        surface,
        shadow,
        ray,
        i % blockPixels,
        kind === 'lamp' ? blockPixels / rays.length : ray.strength * blockPixels,
        out,
      );
    });
  return light;
}

/** The shadow map of one direction: a point p is at ((p · right − left) / step, (p · up − low) / step). */
interface Shadow {
  map: DepthMap;
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  left: number;
  low: number;
  step: number;
}

/** Buffers shared by all directions. */
interface Memory {
  corners: Float32Array;
  depths: Float32Array<ArrayBuffer>;
}

function shadowOf(
  { count, corners, planes, fine }: Mesh,
  { toward, kind }: LightRay,
  size: number,
  { corners: buffer, depths }: Memory,
): Shadow {
  const [t1, t2, t3] = toward;
  const right = unit(cross(Math.abs(t2) > 0.99 ? [0, 0, 1] : [0, 1, 0], toward));
  const up = cross(toward, right);
  let [left, rightmost, low, top] = [Infinity, -Infinity, Infinity, -Infinity];
  let drawn = 0;
  for (let t = 0; t < count; t += 1) {
    const facing = (planes[3 * t] ?? 0) * t1 + (planes[3 * t + 1] ?? 0) * t2 + (planes[3 * t + 2] ?? 0) * t3;
    if (facing <= 0 || (fine[t] && kind !== 'lamp')) continue;
    for (let i = 9 * t, out = 9 * drawn, end = i + 9; i < end; i += 3, out += 3) {
      const [px, py, pz] = [corners[i] ?? 0, corners[i + 1] ?? 0, corners[i + 2] ?? 0];
      const x = px * right[0] + py * right[1] + pz * right[2];
      const y = px * up[0] + py * up[1] + pz * up[2];
      buffer[out] = x;
      buffer[out + 1] = y;
      buffer[out + 2] = px * t1 + py * t2 + pz * t3;
      if (x < left) left = x;
      if (x > rightmost) rightmost = x;
      if (y < low) low = y;
      if (y > top) top = y;
    }
    drawn += 1;
  }
  const step = Math.max(rightmost - left, top - low, 1) / size;
  const map = depthMap(Math.ceil((rightmost - left) / step) + 2, Math.ceil((top - low) / step) + 2, depths);
  for (let i = 0; i < 9 * drawn; i += 3) {
    buffer[i] = ((buffer[i] ?? 0) - left) / step + 1;
    buffer[i + 1] = ((buffer[i + 1] ?? 0) - low) / step + 1;
  }
  drawTriangles(map, buffer, drawn);
  return { map, right, up, left, low, step };
}

/** Adds one direction's light to one pixel of each 4 × 4 block. */
function castRay(
  surface: Surface,
  shadow: Shadow,
  { toward, kind }: LightRay,
  pixel: number,
  amount: number,
  out: Float32Array,
): void {
  const { width, height, places, normals, nearness } = surface;
  const { right, up, left, low, step, map } = shadow;
  const [t1, t2, t3] = toward;
  const [r1, r2, r3] = right;
  const [u1, u2, u3] = up;
  const { depths, width: columns, height: rows } = map;
  // Offset along the normal, so that a surface does not shade itself.
  const lift = step * 1.8;
  const salt = Math.imul(Math.round(t1 * 1e6) ^ Math.round(t3 * 1e6), 0x297a2d39);
  for (let y = pixel >> 2; y < height; y += 4)
    for (let i = y * width + (pixel & 3), end = (y + 1) * width; i < end; i += 4) {
      if (nearness[i] === 0) continue;
      const nx = normals[3 * i] ?? 0;
      const ny = normals[3 * i + 1] ?? 0;
      const nz = normals[3 * i + 2] ?? 0;
      const cosine = nx * t1 + ny * t2 + nz * t3;
      if (cosine <= 0) continue;
      const px = (places[3 * i] ?? 0) + nx * lift;
      const py = (places[3 * i + 1] ?? 0) + ny * lift;
      const pz = (places[3 * i + 2] ?? 0) + nz * lift;
      // Jitter the lookup per pixel, to blur the map's pixel grid.
      const noise = (Math.imul(i ^ (i >>> 7), 0x2c1b3c6d) ^ salt) >>> 0;
      const u = (px * r1 + py * r2 + pz * r3 - left) / step + (noise & 1023) / 640 - 0.3;
      const v = (px * u1 + py * u2 + pz * u3 - low) / step + ((noise >>> 12) & 1023) / 640 - 0.3;
      const depth = px * t1 + py * t2 + pz * t3 + step * 0.5;
      let seen = 1;
      const column = Math.floor(u);
      const row = Math.floor(v);
      if (column >= 0 && row >= 0 && column + 1 < columns && row + 1 < rows) {
        // Bilinear share of the four nearest map pixels that do not block the light.
        const fx = u - column;
        const fy = v - row;
        const at = row * columns + column;
        seen = 0;
        if ((depths[at] ?? 0) <= depth) seen += (1 - fx) * (1 - fy);
        if ((depths[at + 1] ?? 0) <= depth) seen += fx * (1 - fy);
        if ((depths[at + columns] ?? 0) <= depth) seen += (1 - fx) * fy;
        if ((depths[at + columns + 1] ?? 0) <= depth) seen += fx * fy;
      }
      out[i] = (out[i] ?? 0) + seen * amount * (kind === 'lamp' ? 1 : cosine);
    }
}

/**
 * Blurs the light within each surface: a block of 4 × 4 pixels together has sampled all directions. Near an edge, where
 * some of these are missing, a wider block is used.
 */
export function shareLight(surface: Surface, parts: Int32Array, light: Light): Light {
  const count = surface.owners.length;
  const shared: Light = { lamp: new Float32Array(count), around: new Float32Array(count) };
  for (let i = 0; i < count; i += 1) {
    if (surface.nearness[i] === 0) continue;
    if (gather(surface, parts, light, i, 2) < blockPixels) gather(surface, parts, light, i, 4);
    shared.lamp[i] = gathered.lamp;
    shared.around[i] = gathered.around;
  }
  return shared;
}

const gathered = { lamp: 0, around: 0 };

/** Writes the mean light of a surface in a block around pixel `i` to `gathered`; returns the number of pixels. */
function gather(
  { width, height, owners, normals }: Surface,
  parts: Int32Array,
  { lamp, around }: Light,
  i: number,
  reach: number,
): number {
  const x = i % width;
  const y = (i - x) / width;
  const owner = owners[i] ?? -1;
  const nx = normals[3 * i] ?? 0;
  const ny = normals[3 * i + 1] ?? 0;
  const nz = normals[3 * i + 2] ?? 0;
  let lampSum = 0;
  let aroundSum = 0;
  let count = 0;
  const last = Math.min(height, y + reach);
  const from = Math.max(0, x - reach);
  const end = Math.min(width, x + reach);
  for (let row = Math.max(0, y - reach); row < last; row += 1)
    for (let j = row * width + from; j < row * width + end; j += 1) {
      const other = owners[j] ?? -1;
      if (other !== owner) {
        if (other < 0 || owner < 0 || parts[other] !== parts[owner]) continue;
        if (nx * (normals[3 * j] ?? 0) + ny * (normals[3 * j + 1] ?? 0) + nz * (normals[3 * j + 2] ?? 0) < 0.9)
          continue;
      }
      lampSum += lamp[j] ?? 0;
      aroundSum += around[j] ?? 0;
      count += 1;
    }
  gathered.lamp = lampSum / count;
  gathered.around = aroundSum / count;
  return count;
}
