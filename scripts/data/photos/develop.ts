/** Converts a photo: EXIF rotation applied, sRGB, white behind transparency, no metadata (GPS, camera, names). */
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../../../src/catalogue/media/photos.ts';
import { encoders, sketch, type PhotoSketch, type WantedFile } from './recipe.ts';

// A single thread gives the same bytes in every process. The workers run in parallel instead.
sharp.concurrency(1);
sharp.cache(false);

const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(encoders.avif),
  webp: (image) => image.webp(encoders.webp),
  jpg: (image) => image.jpeg(encoders.jpg),
};

/** Rejects broken files, but not the harmless extra bytes that many cameras write. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background: '#ffffff' });

/** Makes a photo's size and placeholder. Throws sharp's error if the image is damaged. */
export async function sketchPhoto(bytes: Buffer): Promise<PhotoSketch> {
  const { autoOrient } = await sharp(bytes).metadata();
  const small = await open(bytes).resize(sketch.width).webp(sketch.webp).toBuffer();
  return { ...autoOrient, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/** Makes one file of a photo. Throws sharp's error if the image is damaged. */
export function developPhoto(bytes: Buffer, { width, format }: WantedFile): Promise<Buffer> {
  return encode[format](open(bytes).resize(width).toColourspace('srgb')).toBuffer();
}

/** Encodes a picture again, as large and in its own format. Throws sharp's error if the image is damaged. */
export function encodeAgain(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: 'error' }).autoOrient().toBuffer();
}
