/** Makes the files of a machine or a plant in a worker thread. */
import sharp from 'sharp';
import type { Theme } from '../../../src/look/palette.ts';
import type { Part } from '../../../src/drawing/body/body.ts';
import { makeDrawn, type DrawnJob } from '../../../src/drawing/made-files.ts';
import { drawPicture } from '../../../src/drawing/render/draw-picture.ts';
import { pictureEncoders, pictureHeight, pictureWidth, type PictureFile } from './picture-files.ts';

// A single thread gives the same bytes in every process. The workers run in parallel instead.
sharp.concurrency(1);
sharp.cache(false);

/** What to make, and the pictures that are wanted. */
export interface MachineJob {
  drawn: DrawnJob;
  pictures: readonly PictureFile[];
}

/** Returns the texts, then the pictures, then the GLB. */
export default async function makeMachineFiles({ drawn, pictures }: MachineJob): Promise<Uint8Array[]> {
  const { texts, picture, model } = makeDrawn(drawn);
  const shaded =
    picture && pictures.length > 0 ? await shade(picture.parts, picture.turn, pictures, picture.theme) : [];
  return [...texts.map((text) => Buffer.from(text)), ...shaded, ...(model ? [await model()] : [])];
}

/** Renders the picture once, and scales it to each file. */
function shade(
  parts: readonly Part[],
  turn: number | undefined,
  files: readonly PictureFile[],
  theme: Theme | undefined,
): Promise<Uint8Array[]> {
  const pixels = drawPicture(parts, turn, pictureWidth, pictureHeight, theme);
  const raw = { width: pictureWidth, height: pictureHeight, channels: 3 } as const;
  return Promise.all(
    files.map(({ width, format }) => {
      const image = sharp(pixels, { raw }).resize(width);
      return format === 'avif'
        ? image.avif(pictureEncoders.avif).toBuffer()
        : image.jpeg(pictureEncoders.jpg).toBuffer();
    }),
  );
}
