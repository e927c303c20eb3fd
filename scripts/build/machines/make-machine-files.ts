/** Makes a machine's drawings and DXF, or its pictures and GLB, in a worker thread. */
import sharp from 'sharp';
import { writeDxf } from '../../../src/drawing/export/write-dxf.ts';
import { writeGlb } from '../../../src/drawing/export/write-glb.ts';
import { machineDrawings, type ListedSubject } from '../../../src/drawing/list-drawings.ts';
import { makeMachine, pictureParts, type DrawnSubject } from '../../../src/drawing/make-machine.ts';
import { drawPicture } from '../../../src/drawing/render/draw-picture.ts';
import { pictureEncoders, pictureHeight, pictureWidth, type PictureFile } from './picture-files.ts';

// A single thread gives the same bytes in every process. The workers run in parallel instead.
sharp.concurrency(1);
sharp.cache(false);

/** `drawings` are the files that contain the machine's name, `body` those that depend on its body alone. */
export type MachineJob =
  | { what: 'drawings'; listed: ListedSubject; notice: string }
  | { what: 'body'; subject: DrawnSubject; files: readonly PictureFile[] };

/** Returns the drawings in the order of `machineDrawings`, then the DXF; or the pictures, then the GLB. */
export default function makeMachineFiles(job: MachineJob): Promise<Uint8Array[]> | Uint8Array[] {
  return job.what === 'drawings' ? draw(job.listed, job.notice) : makeOfBody(job.subject, job.files);
}

function draw(listed: ListedSubject, notice: string): Uint8Array[] {
  const { drawings, measured } = machineDrawings(listed);
  const texts = drawings.map((drawing) => drawing.draw());
  const { name, words } = listed.subject;
  if (listed.folder !== 'categories') texts.push(writeDxf(measured(), name, notice, words.drawing));
  return texts.map((text) => Buffer.from(text));
}

async function makeOfBody(subject: DrawnSubject, files: readonly PictureFile[]): Promise<Uint8Array[]> {
  const machine = makeMachine(subject);
  const glb = await writeGlb(machine, subject.words, subject.theme);
  const pixels = drawPicture(pictureParts(machine), machine.turn, pictureWidth, pictureHeight, subject.theme);
  const raw = { width: pictureWidth, height: pictureHeight, channels: 3 } as const;
  const pictures = files.map(({ width, format }) => {
    const image = sharp(pixels, { raw }).resize(width);
    return format === 'avif' ? image.avif(pictureEncoders.avif).toBuffer() : image.jpeg(pictureEncoders.jpg).toBuffer();
  });
  return [...(await Promise.all(pictures)), glb];
}
