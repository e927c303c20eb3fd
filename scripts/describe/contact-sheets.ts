/** Contact sheets of all machine families and their materials for the documentation: views and shaded pictures. */
import path from 'node:path';
import sharp from 'sharp';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { ViewId } from '../../src/catalogue/shown/parts.ts';
import { drawMachine } from '../../src/drawing/draw-machine.ts';
import { listSubjects } from '../../src/drawing/list-drawings.ts';
import { makeMachine, pictureParts, type DrawnSubject } from '../../src/drawing/make-machine.ts';
import { drawPicture } from '../../src/drawing/render/draw-picture.ts';
import { drawingWords } from '../../src/catalogue/words.ts';

const [width, height] = [300, 280];
const views: readonly ViewId[] = ['front', 'side', 'plan'];

/** Writes `machines-views.webp` and `machines-pictures.webp` into a folder. @returns their paths */
export async function writeContactSheets(
  folder: string,
  catalogue: Catalogue,
  families: readonly DrawnSubject['machine'][],
): Promise<string[]> {
  const listed = listSubjects(catalogue).map(({ subject }) => subject);
  /** One machine of each family and material in the catalogue; a family that it lacks with default figures. */
  const kinds = [...Map.groupBy(listed, ({ machine, goods }) => `${machine} ${goods}`).values()].flatMap(
    ([first]) => first ?? [],
  );
  const subjects = families.flatMap((machine): DrawnSubject[] => {
    const ofFamily = kinds.filter((kind) => kind.machine === machine);
    const fed = ofFamily.filter(({ goods }) => goods);
    if (fed.length > 0) return fed;
    return ofFamily.length > 0
      ? ofFamily
      : [{ id: machine, name: '', machine, figures: [], words: drawingWords(catalogue.words) }];
  });
  const drawings = subjects.flatMap((subject) => views.map((view) => Buffer.from(drawMachine(subject, view))));
  return [
    await writeSheet(path.join(folder, 'machines-views.webp'), 6, drawings),
    await writeSheet(path.join(folder, 'machines-pictures.webp'), 4, await Promise.all(subjects.map(drawSmallPicture))),
  ];
}

function drawSmallPicture(subject: DrawnSubject): Promise<Buffer> {
  const machine = makeMachine(subject);
  const pixels = drawPicture(pictureParts(machine), machine.turn, width, height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function writeSheet(file: string, across: number, tiles: Buffer[]): Promise<string> {
  await sharp(tiles, { join: { across, background: '#ffffff' } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toFile(file);
  return file;
}
