/** How photos are made. It is known without the library that makes them: most builds make none. */
import type { PhotoFormat } from '../../src/catalogue/media/photos.ts';
import { readVersions } from '../lib/source-hash.ts';
import { keyOf } from '../lib/cache.ts';

/** One file of a photo. */
export interface WantedFile {
  width: number;
  format: PhotoFormat;
}

/**
 * What a page needs to know before the photo has come: its size upright, and a blurred stand-in as a `data:` address.
 */
export interface PhotoSketch {
  width: number;
  height: number;
  placeholder: string;
}

/**
 * Settings of the encoders. AVIF: effort 2 takes a seventh of the time of the usual 4 for 10 % more bytes; the three
 * are alike, at about 38 dB.
 */
export const encoders = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
} as const satisfies Record<PhotoFormat, object>;

/** Width of the stand-in in pixels (as small as still gives the photo's light and shade), and the settings of its encoder. */
export const sketch = { width: 20, webp: { quality: 40, effort: 6 } } as const;

/** All that decides on the bytes besides the original: a change of it makes every photo again. */
export async function readRecipe(): Promise<string> {
  return JSON.stringify([encoders, sketch, readVersions(['sharp'])]);
}

/** Stands for the bytes of a file of a photo, or for its sketch. */
export function keyOfPhoto(recipe: string, original: Uint8Array, file: WantedFile | 'sketch'): string {
  return keyOf(recipe, original, JSON.stringify(file));
}
