/** Makes the files of a machine or a plant in a worker thread. */
import sharp from 'sharp';
import { makeDrawn, type DrawnJob, type MadeFiles } from '../../../src/drawing/made-files.ts';
import { drawPicture } from '../../../src/drawing/render/draw-picture.ts';
import { pictureEncoders, type PictureFile } from './picture-files.ts';

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
  const shaded = picture && pictures.length > 0 ? await shade(picture, pictures) : [];
  return [...texts.map((text) => Buffer.from(text)), ...shaded, ...(model ? [await model()] : [])];
}

/** Renders the picture once at its greatest width, and scales it to each file. */
function shade(
  { parts, turn, theme, size }: NonNullable<MadeFiles['picture']>,
  files: readonly PictureFile[],
): Promise<Uint8Array[]> {
  const width = Math.max(...files.map((file) => file.width));
  const height = Math.round((width * size.height) / size.width);
  const pixels = drawPicture(parts, turn, width, height, theme);
  const raw = { width, height, channels: 3 } as const;
  return Promise.all(
    files.map(({ width: wide, format }) => {
      const image = sharp(pixels, { raw }).resize(wide);
      return format === 'avif'
        ? image.avif(pictureEncoders.avif).toBuffer()
        : image.jpeg(pictureEncoders.jpg).toBuffer();
    }),
  );
}
