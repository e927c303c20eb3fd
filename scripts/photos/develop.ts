/**
 * Makes the files of a photo from what a camera or a program wrote: turned upright as its EXIF says, in the colours of
 * the web, on white where it is transparent, and without any of the original's metadata (place, camera, names).
 */
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../../src/catalogue/media/photos.ts';
import { encoders, sketch, type PhotoSketch, type WantedFile } from './recipe.ts';

// One thread a picture gives the same bytes in every process; pictures are made side by side instead.
sharp.concurrency(1);
sharp.cache(false);

const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(encoders.avif),
  webp: (image) => image.webp(encoders.webp),
  jpg: (image) => image.jpeg(encoders.jpg),
};

/** Broken files are refused; odd bytes, which many cameras write, are not. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background: '#ffffff' });

/** @throws sharp's problem when the bytes are no whole picture */
export async function sketchPhoto(bytes: Buffer): Promise<PhotoSketch> {
  const { autoOrient } = await sharp(bytes).metadata();
  const small = await open(bytes).resize(sketch.width).webp(sketch.webp).toBuffer();
  return { ...autoOrient, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/**
 * Makes a file of a photo.
 * @throws sharp's error when the bytes are no whole picture
 */
export function developPhoto(bytes: Buffer, { width, format }: WantedFile): Promise<Buffer> {
  return encode[format](open(bytes).resize(width).toColourspace('srgb')).toBuffer();
}
