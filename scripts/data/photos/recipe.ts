/** Settings for photos. Importing this does not load sharp: most builds convert no photo. */
import type { PhotoFormat } from '../../../src/catalogue/media/photos.ts';
import { readVersions } from '../../lib/source-hash.ts';
import { keyOf } from '../../lib/cache.ts';

export interface WantedFile {
  width: number;
  format: PhotoFormat;
}

/** What a page needs before a photo has loaded: its rotated size, and a blurred placeholder as a `data:` URL. */
export interface PhotoSketch {
  width: number;
  height: number;
  placeholder: string;
}

/**
 * AVIF: effort 2 takes a seventh of the time of the default 4, for 10 % more bytes. All are at a PSNR of about 38 dB.
 */
export const encoders = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/** Placeholder: the smallest width in pixels that still shows light and shade, and its encoder settings. */
export const sketch = { width: 20, webp: { quality: 40, effort: 6 } } as const;

/** Everything besides the original that affects the bytes. A change converts all photos again. */
export function readRecipe(): string {
  return JSON.stringify([encoders, sketch, readVersions(['sharp'])]);
}

/** The cache key of a photo's file or sketch. */
export function keyOfPhoto(recipe: string, original: Uint8Array, file: WantedFile | 'sketch'): string {
  return keyOf(recipe, original, JSON.stringify(file));
}
