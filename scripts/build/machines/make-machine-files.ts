/** Makes a machine's drawings and DXF, or its pictures and GLB, or all of a line, in a worker thread. */
import sharp from 'sharp';
import { arrangementSize, lineDrawingWidths } from '../../../src/catalogue/media/pictures.ts';
import type { Part } from '../../../src/drawing/body/body.ts';
import { writeDxf, writeLineDxf } from '../../../src/drawing/export/write-dxf.ts';
import { writeGlb, writeLineGlb } from '../../../src/drawing/export/write-glb.ts';
import {
  drawLine,
  drawLineSheet,
  measureLine,
  nameOfStation,
  type LineSubject,
} from '../../../src/drawing/line/draw-line.ts';
import { partsOfLine } from '../../../src/drawing/line/view-line.ts';
import type { Theme } from '../../../src/look/palette.ts';
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
  | { what: 'body'; subject: DrawnSubject; files: readonly PictureFile[] }
  | { what: 'line'; subject: LineSubject; notice: string; files: readonly PictureFile[] };

/**
 * Returns the drawings in the order of `machineDrawings`, then the DXF; or the pictures, then the GLB; or a line's
 * drawings by width, its arrangement, DXF, GLB and pictures.
 */
export default function makeMachineFiles(job: MachineJob): Promise<Uint8Array[]> | Uint8Array[] {
  if (job.what === 'line') return makeLine(job.subject, job.notice, job.files);
  return job.what === 'drawings' ? draw(job.listed, job.notice) : makeOfBody(job.subject, job.files);
}

function draw(listed: ListedSubject, notice: string): Uint8Array[] {
  const { drawings, measured } = machineDrawings(listed);
  const texts = drawings.map((drawing) => drawing.draw());
  const { name, words } = listed.subject;
  if (listed.folder !== 'categories') texts.push(writeDxf(measured(), name, notice, words.drawing));
  return texts.map((text) => Buffer.from(text));
}

async function makeLine(subject: LineSubject, notice: string, files: readonly PictureFile[]): Promise<Uint8Array[]> {
  const { name, words, theme, stations } = subject;
  const measured = measureLine(stations);
  const list = stations.map((station) => `${station.number} ${nameOfStation(station)}`);
  const texts = [
    ...lineDrawingWidths.map((width) => drawLine(subject, measured, width)),
    drawLineSheet(subject, arrangementSize, measured),
    writeLineDxf(measured, name, list, notice, words.drawing),
  ];
  const glb = await writeLineGlb(measured.line, words, theme);
  const pictures = files.length > 0 ? await shade(partsOfLine(measured.line), 0, files, theme) : [];
  return [...texts.map((text) => Buffer.from(text)), glb, ...pictures];
}

async function makeOfBody(subject: DrawnSubject, files: readonly PictureFile[]): Promise<Uint8Array[]> {
  const machine = makeMachine(subject);
  const glb = await writeGlb(machine, subject.words, subject.theme);
  return [...(await shade(pictureParts(machine), machine.turn, files, subject.theme)), glb];
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
