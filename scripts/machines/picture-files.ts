/** Which files a machine's picture consists of, and how they are made; known without the library that makes them. */
import { photoSource } from '../../src/catalogue/media/photos.ts';
import { machinePictureFormats, machinePictureWidths } from '../../src/catalogue/media/pictures.ts';

/** What is rendered, in the shape of a drawing (300 × 280); smaller widths are made from it. */
export const [pictureWidth, pictureHeight] = [960, 896];

export const pictureEncoders = {
  avif: { quality: 60, effort: 1 },
  // All machines at 960 pixels: 27 to 55 kB, and 19 to 37 kB of AVIF.
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
