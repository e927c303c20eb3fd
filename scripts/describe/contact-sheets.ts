/**
 * Draws one machine of every family. Reads: data/. Writes: docs/pictures/machines-views.webp and machines-pictures.webp. Run by:
 * hand, when the look of a machine changes.
 */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { ViewId } from '../../src/catalogue/page-data.ts';
import { person } from '../../src/drawing/assemblies/person.ts';
import { drawMachine, makeMachine, type DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { families } from '../../src/drawing/families/all-families.ts';
import { listMachines } from '../../src/drawing/list-drawings.ts';
import { drawPicture } from '../../src/drawing/picture/draw-picture.ts';
import { projectDir } from '../lib/build-settings.ts';
import { loadData } from '../data/load-data.ts';

const [width, height] = [300, 280];
const views: readonly ViewId[] = ['front', 'side', 'plan'];

const { catalogue } = await loadData(path.join(projectDir, 'data'), '2025-01-01');
if (!catalogue) throw new Error('The data has errors');
const listed = listMachines(catalogue).map(({ subject }) => subject);
/** The first machine of a family in the catalogue, else one of usual figures. */
const subjects = (Object.keys(families) as DrawnSubject['machine'][]).map(
  (machine): DrawnSubject =>
    listed.find((subject) => subject.machine === machine) ?? { id: machine, name: '', machine, tables: [] },
);

async function writeSheet(name: string, columns: number, tiles: readonly Buffer[]): Promise<void> {
  const places = tiles.map((input, i): OverlayOptions => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }));
  const size = { width: columns * width, height: Math.ceil(tiles.length / columns) * height };
  const file = path.join(projectDir, 'docs/pictures', name);
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(places)
    .webp({ quality: 80 })
    .toFile(file);
  console.log(path.relative(projectDir, file));
}

const drawings = subjects.flatMap((subject) => views.map((view) => Buffer.from(drawMachine(subject, view))));
await writeSheet('machines-views.webp', 6, await Promise.all(drawings.map((svg) => sharp(svg).png().toBuffer())));

const pictures = subjects.map((subject) => {
  const { body, turn, person: feet } = makeMachine(subject);
  person(body, feet[0], feet[1]);
  const { pixels } = drawPicture(body.parts, turn, width, height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
});
await writeSheet('machines-pictures.webp', 4, await Promise.all(pictures));
