/** The files of a machine's picture and their encoders. Importing this does not load sharp. */
import { photoSource } from '../../../src/catalogue/media/photos.ts';
import {
  machinePictureFormats,
  machinePictureWidths,
  plantPictureWidths,
} from '../../../src/catalogue/media/pictures.ts';

export const pictureEncoders = {
  avif: { quality: 60, effort: 1 },
  // At 960 pixels: JPEG 27 to 53 kB, AVIF 18 to 36 kB.
  jpg: { quality: 76, mozjpeg: true },
} as const;

export interface PictureFile {
  width: number;
  format: 'avif' | 'jpg';
}

const filesOf = (widths: readonly number[]): readonly PictureFile[] =>
  machinePictureFormats.flatMap((format) => widths.map((width) => ({ width, format })));

export const pictureFiles = filesOf(machinePictureWidths);
export const plantPictureFiles = filesOf(plantPictureWidths);

export function pictureAddress(stem: string, { width, format }: PictureFile): string {
  return photoSource(stem, width, format);
}
