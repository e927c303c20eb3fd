/** How pages show photos that the company supplies. */
import type { MediaFile } from './media-file.ts';
import type { Photo, Picture } from '../shown/parts.ts';
import { photoPath } from '../paths.ts';

/**
 * Widths in pixels in which a photo is made: for thumbnails (72 to 120 CSS pixels), cards (264 to 420), the main
 * picture (300) and the full window, at device pixel ratios of 1 to 3.
 */
const ladder: readonly number[] = [160, 320, 480, 640, 960, 1440, 1920];

/** Width of the fallback for browsers without `srcset`. */
const plainWidth = 640;

/** The widths to make: the photo's own, up to the largest, and all below 90 % of it. */
export function widthsOf(photoWidth: number): number[] {
  const largest = Math.min(photoWidth, ladder.at(-1) ?? photoWidth);
  return [...ladder.filter((width) => width < largest * 0.9), largest];
}

/** Start of a photo's URLs: `/assets/photos/models/blt200/front-1a2b3c4d5e6f`. The hash changes with the bytes. */
export function photoStem({ file, content }: MediaFile): string {
  return photoPath(file.replace(/\.[^./]*$/, ''), content?.hash ?? '');
}

/**
 * A photo in all its widths, fitted into a box of CSS pixels, uncropped and centred.
 * @param blurred whether it has a placeholder, which is inlined in the page: for large pictures
 */
export function photoPicture(
  medium: MediaFile,
  alt: string,
  { box = medium, blurred = false }: { box?: { width: number; height: number }; blurred?: boolean } = {},
): Picture {
  const { placeholder } = medium;
  const [stem, widths] = [photoStem(medium), widthsOf(medium.width)];
  const photo: Photo = { stem, widths, ...(blurred && placeholder !== undefined ? { placeholder } : {}) };
  const plain = widths.find((width) => width >= plainWidth) ?? widths.at(-1) ?? 0;
  return { src: photoSource(stem, plain, 'jpg'), width: box.width, height: box.height, alt, photo };
}

/** File extensions and types, best format first. */
export const photoFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PhotoFormat = keyof typeof photoFormats;

export function photoSource(stem: string, width: number, format: PhotoFormat): string {
  return `${stem}-${width}.${format}`;
}

/** The `srcset` of one format: `/assets/photos/…-320.avif 320w, …`. */
export function sourceSet({ stem, widths }: Photo, format: PhotoFormat): string {
  return widths.map((width) => `${photoSource(stem, width, format)} ${width}w`).join(', ');
}

/** The largest file, for readers without `srcset`: search engines and link previews. */
export function largestSource({ src, photo }: Picture): string {
  return photo ? photoSource(photo.stem, photo.widths.at(-1) ?? 0, 'jpg') : src;
}
