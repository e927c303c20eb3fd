/** A machine's picture: what a camera in a white studio would see of its body. Same body and size, same pixels. */
import type { Theme } from '../../look/palette.ts';
import { isSeenIn, type Part } from '../body/body.ts';
import { aim, type Lens } from './lens.ts';
import { castLight, shareLight, type Light } from './light-pass.ts';
import { fineness, lookThrough, surfaceOf } from './look-through.ts';
import { meshOf, turnedBy } from './mesh.ts';
import { paintPixels } from './paint-pixels.ts';

export interface Picture {
  /** Three bytes a pixel, sRGB. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** The lens of a picture of this shape (height by width); quicker than drawing it. */
export function lensOf(parts: readonly Part[], turn: number, shape: number): Lens {
  const turned = turnedBy(turn);
  const corners: number[] = [];
  for (const part of parts) {
    if (!isSeenIn(part, 'picture')) continue;
    for (const { loops } of part.faces) for (const point of loops[0] ?? []) corners.push(...turned(point));
  }
  return aim(new Float32Array(corners), shape);
}

export function drawPicture(
  parts: readonly Part[],
  turn: number,
  width: number,
  height: number,
  theme?: Theme,
): Picture {
  const mesh = meshOf(parts, turn);
  const lens = aim(mesh.corners, height / width);
  const samples = lookThrough(lens, mesh, width * fineness, height * fineness);
  const surface = surfaceOf(lens, mesh, samples);
  const share = (light: Light): Light => shareLight(surface, mesh.parts, light);
  // Shared once, the squares of the shadow maps are still to be seen on plain walls.
  const light = share(share(castLight(surface, mesh)));
  return { pixels: paintPixels({ eye: lens.eye, mesh, samples, surface, light }, theme), width, height };
}
