/** The files of a machine's picture and their encoders. Importing this does not load sharp. */
import { photoSource } from '../../../src/catalogue/media/photos.ts';
import { machinePictureFormats, machinePictureWidths } from '../../../src/catalogue/media/pictures.ts';

/** Rendered size, in the proportions of a drawing (300 × 280). Smaller widths are scaled down from it. */
export const [pictureWidth, pictureHeight] = [960, 896];

/**
 * At 960 pixels: AVIF 23 to 46 kB, JPEG 31 to 63 kB. Effort 1 and JPEG's trellis quantisation would save a quarter and an
 * eighth of the bytes, in three times the time.
 */
export const pictureEncoders = {
  avif: { quality: 60, effort: 0 },
  jpg: { quality: 76, mozjpeg: true, trellisQuantisation: false, optimiseScans: false },
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
