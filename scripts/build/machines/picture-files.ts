/** The files of a machine's picture and their encoders. Importing this does not load sharp. */
import { photoSource } from '../../../src/catalogue/media/photos.ts';
import { machinePictureFormats, machinePictureWidths } from '../../../src/catalogue/media/pictures.ts';

/** Rendered size, in the proportions of a drawing (300 × 280). Smaller widths are scaled down from it. */
export const [pictureWidth, pictureHeight] = [960, 896];

export const pictureEncoders = {
  avif: { quality: 60, effort: 1 },
  // At 960 pixels: JPEG 27 to 53 kB, AVIF 18 to 36 kB.
  jpg: { quality: 76, mozjpeg: true },
} as const;

export interface PictureFile {
  width: number;
  format: 'avif' | 'jpg';
}

export const pictureFiles: readonly PictureFile[] = machinePictureFormats.flatMap((format) =>
  machinePictureWidths.map((width) => ({ width, format })),
);

export function pictureAddress(stem: string, { width, format }: PictureFile): string {
  return photoSource(stem, width, format);
}
