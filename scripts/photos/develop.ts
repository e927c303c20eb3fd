/**
 * Makes the files of a photo from what a camera or a program wrote: turned upright as its EXIF says, in the colours of
 * the web, on white where it is transparent, and without any of the original's metadata (place, camera, names).
 */
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../../src/catalogue/photos.ts';
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

/** @throws sharp's fault when the bytes are no whole picture */
export async function sketchPhoto(bytes: Buffer): Promise<PhotoSketch> {
  const { autoOrient } = await sharp(bytes).metadata();
  const small = await open(bytes).resize(sketch.width).webp(sketch.webp).toBuffer();
  return { ...autoOrient, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/**
 * Makes files of a photo, one after the other; the original is decoded once.
 * @throws sharp's fault when the bytes are no whole picture
 */
export async function developPhoto(
  bytes: Buffer,
  wanted: readonly WantedFile[],
  keep: (file: WantedFile, made: Buffer) => Promise<void>,
): Promise<void> {
  const largest = Math.max(...wanted.map(({ width }) => width));
  const { data, info } = await open(bytes)
    .resize(largest)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const file of wanted) {
    const image = sharp(data, { raw: { width, height, channels } }).resize(file.width);
    await keep(file, await encode[file.format](image).toBuffer());
  }
}
