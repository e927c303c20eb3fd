/** Renders a machine in a white studio. Deterministic: the same body and size give the same pixels. */
import type { Theme } from '../../look/palette.ts';
import type { Part } from '../body/body.ts';
import { addFloor, makeFloor } from './floor.ts';
import { lensOf } from './lens.ts';
import { meshOf } from './mesh.ts';
import { addLight, castShadow } from './shadow-map.ts';
import { makeRow, rasterize, readRow } from './rasterize.ts';
import { addColours, encode, makeStudio } from './shade.ts';
import { lightRays } from './studio-light.ts';

/** Where each pass looks through a pixel: together they smooth slanted edges. */
const passes = [
  [0.125, 0.625],
  [0.375, 0.125],
  [0.625, 0.875],
  [0.875, 0.375],
] as const;

/**
 * The mean of four passes, each with its own place within the pixels and its own quarter of the light: three bytes per
 * pixel, sRGB.
 */
export function drawPicture(
  parts: readonly Part[],
  turn: number | undefined,
  width: number,
  height: number,
  theme?: Theme,
): Uint8Array {
  const mesh = meshOf(parts, turn);
  const lens = lensOf(parts, turn, height / width);
  const studio = makeStudio(lens.eye, mesh, theme);
  const sum = new Float32Array(3 * width * height);
  const floorWeights = new Uint8Array(width * height).fill(passes.length);
  const floor = makeFloor(lens, width, height);
  const row = makeRow(width);
  lightRays(passes.length).forEach((rays, pass) => {
    const [dx, dy] = passes[pass] ?? [0.5, 0.5];
    const sight = rasterize(lens, mesh, width, height, dx, dy);
    const shadows = rays.map((ray) => castShadow(mesh, ray, width));
    for (const shadow of shadows) addLight(floor, shadow);
    for (let y = 0; y < height; y += 1) {
      readRow(sight, y, row);
      for (const shadow of shadows) addLight(row, shadow);
      addColours(sum, floorWeights, width * y, row, studio);
    }
  });
  addFloor(sum, floorWeights, width, floor, passes.length, studio.paper);
  const pixels = new Uint8Array(sum.length);
  for (let i = 0; i < sum.length; i += 1) pixels[i] = encode((sum[i] ?? 0) / passes.length);
  return pixels;
}
