/** Makes the files of a machine that are no drawings: its picture, its 3D file and its CAD file. */
import sharp from 'sharp';
import { person } from '../../src/drawing/assemblies/person.ts';
import { fitMachine } from '../../src/drawing/arrangement/fit-machine.ts';
import { makeMachine, type DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { writeDxf } from '../../src/drawing/export/write-dxf.ts';
import { writeGlb } from '../../src/drawing/export/write-glb.ts';
import { drawPicture } from '../../src/drawing/picture/draw-picture.ts';
import { pictureEncoders, pictureHeight, pictureWidth, type PictureFile } from './picture-files.ts';

// One thread a picture gives the same bytes in every process; machines are made side by side instead.
sharp.concurrency(1);
sharp.cache(false);

/** What is to be made of a machine. */
export type MachineJob =
  | { what: 'picture'; subject: DrawnSubject; files: readonly PictureFile[] }
  | { what: 'glb'; subject: DrawnSubject }
  | { what: 'dxf'; subject: DrawnSubject; notice: string };

/** The files of a job, in its order. */
export async function makeMachineFiles(job: MachineJob): Promise<Uint8Array[]> {
  if (job.what === 'dxf') {
    const { name, machine, tables } = job.subject;
    return [Buffer.from(writeDxf(fitMachine(name, machine, tables), name, job.notice))];
  }
  const { body, turn, person: feet } = makeMachine(job.subject);
  if (job.what === 'glb') return [await writeGlb(body.parts, turn)];
  person(body, feet[0], feet[1]);
  const { pixels } = drawPicture(body.parts, turn, pictureWidth, pictureHeight);
  const raw = { width: pictureWidth, height: pictureHeight, channels: 3 } as const;
  return Promise.all(
    job.files.map(({ width, format }) => {
      const image = sharp(pixels, { raw }).resize(width);
      return format === 'avif'
        ? image.avif(pictureEncoders.avif).toBuffer()
        : image.jpeg(pictureEncoders.jpg).toBuffer();
    }),
  );
}
