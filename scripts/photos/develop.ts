/**
 * Makes the files of a photo from what a camera or a program wrote: turned upright as its EXIF says, in the colours of
 * the web, on white where it is transparent, and without any of the original's metadata (place, camera, names).
 */
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../../src/catalogue/photos.ts';

// One thread a picture gives the same bytes in every process; pictures are made side by side instead.
sharp.concurrency(1);
sharp.cache(false);

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
 * are alike, at about 38 dB (docs/measurements-pictures.md).
 */
const encoders: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpg: (image) => image.jpeg({ quality: 75, mozjpeg: true }),
};

/** Width of the stand-in in pixels: as small as still gives the photo's light and shade. */
const sketchWidth = 20;

/** All that decides on the bytes besides the original, for the cache: a change of it makes every photo anew. */
export const recipe: string = JSON.stringify([
  Object.values(encoders).map(String),
  sketchWidth,
  Object.entries(sharp.versions).sort(),
]);

/** Broken files are refused; odd bytes, which many cameras write, are not. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background: '#ffffff' });

/** @throws sharp's fault when the bytes are no whole picture */
export async function sketchPhoto(bytes: Buffer): Promise<PhotoSketch> {
  const { autoOrient } = await sharp(bytes).metadata();
  const small = await open(bytes).resize(sketchWidth).webp({ quality: 40, effort: 6 }).toBuffer();
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
    await keep(file, await encoders[file.format](image).toBuffer());
  }
}
