/** The floor of the studio: plain paper with the machine's shadows, which fade towards the picture's border. */
import type { Channels } from '../../look/colour-space.ts';
import type { Lens } from './lens.ts';
import { makePoints, type Points } from './rasterize.ts';
import { lampShare } from './studio-light.ts';

/** The floor is lit at every fourth pixel: its shadows are soft, and it fills half of a picture. */
const pitch = 4;

/** Points of the floor, row by row, as if no machine were before them. */
export interface Floor extends Points {
  columns: number;
}

export function makeFloor(
  { eye, right, up, forward, width: wide, centre }: Lens,
  width: number,
  height: number,
): Floor {
  const [columns, rows] = [Math.floor(width / pitch) + 2, Math.floor(height / pitch) + 2];
  const floor = makePoints(columns * rows);
  for (let i = 0; i < floor.count; i += 1) {
    const a = ((pitch * (i % columns)) / width - centre[0]) * wide;
    const b = (centre[1] - (pitch * Math.floor(i / columns)) / width) * wide;
    const distance = -eye[1] / (forward[1] + right[1] * a + up[1] * b);
    floor.places[3 * i] = eye[0] + (forward[0] + right[0] * a + up[0] * b) * distance;
    floor.places[3 * i + 2] = eye[2] + (forward[2] + right[2] * a + up[2] * b) * distance;
    floor.normals[3 * i + 1] = 1;
  }
  return { ...floor, columns };
}

/** Adds the floor's linear colours: `weights` says how often each pixel shows it, and the floor has the light of as many passes. */
export function addFloor(
  sum: Float32Array,
  weights: Uint8Array,
  width: number,
  { columns, lamp, around }: Floor,
  passes: number,
  paper: Channels,
): void {
  const height = weights.length / width;
  const lightAt = (i: number): number => lampShare * (lamp[i] ?? 0) + (around[i] ?? 0);
  for (let i = 0; i < weights.length; i += 1) {
    const weight = weights[i] ?? 0;
    if (weight === 0) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
    const [fx, fy] = [x / pitch - column, y / pitch - row];
    const at = row * columns + column;
    const above = lightAt(at) * (1 - fx) + lightAt(at + 1) * fx;
    const below = lightAt(at + columns) * (1 - fx) + lightAt(at + columns + 1) * fx;
    const light = (above * (1 - fy) + below * fy) / passes;
    const shade = 1 - (1 - light) * fromBorder(x / width, y / height) * 0.9;
    // Shadows are slightly cooler than the paper.
    const cool = 0.05 * (1 - shade);
    sum[3 * i] = (sum[3 * i] ?? 0) + weight * paper[0] * shade * (1 - cool);
    sum[3 * i + 1] = (sum[3 * i + 1] ?? 0) + weight * paper[1] * shade;
    sum[3 * i + 2] = (sum[3 * i + 2] ?? 0) + weight * paper[2] * shade * (1 + cool);
  }
}

/** The floor fades to plain paper within this share of the picture's width and height. */
const border = 0.12;

function fromBorder(x: number, y: number): number {
  const share = Math.min(1, Math.min(x, 1 - x, y, 1 - y) / border);
  return share * share * (3 - 2 * share);
}
