/** Renders a machine in a white studio. Deterministic: the same body and size give the same pixels. */
import type { Theme } from '../../look/palette.ts';
import { isSeenIn, type Part } from '../body/body.ts';
import { fitLens, type Lens } from './lens.ts';
import { castLight, shareLight, type Light } from './light-pass.ts';
import { samplesPerSide, rasterize, surfaceOf } from './rasterize.ts';
import { meshOf, turnedBy } from './mesh.ts';
import { paintPixels } from './paint-pixels.ts';

export interface Picture {
  /** Three bytes per pixel, sRGB. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Computes the camera without rendering. `shape` is height / width. */
export function lensOf(parts: readonly Part[], turn: number | undefined, shape: number): Lens {
  const turned = turnedBy(turn);
  const corners: number[] = [];
  for (const part of parts) {
    if (!isSeenIn(part, 'picture')) continue;
    for (const { loops } of part.faces) for (const point of loops[0] ?? []) corners.push(...turned(point));
  }
  return fitLens(new Float32Array(corners), shape);
}

export function drawPicture(
  parts: readonly Part[],
  turn: number | undefined,
  width: number,
  height: number,
  theme?: Theme,
): Picture {
  const mesh = meshOf(parts, turn);
  const lens = fitLens(mesh.corners, height / width);
  const samples = rasterize(lens, mesh, width * samplesPerSide, height * samplesPerSide);
  const surface = surfaceOf(lens, mesh, samples);
  const share = (light: Light): Light => shareLight(surface, mesh.parts, light);
  // After a single pass, the pixels of the shadow maps would still be visible on plain walls.
  const light = share(share(castLight(surface, mesh)));
  return { pixels: paintPixels({ eye: lens.eye, mesh, samples, surface, light }, theme), width, height };
}
