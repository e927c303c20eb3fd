/** Reads: the catalogue, .cache/made. Run by: scripts/build/make-site.ts, scripts/dev/live-catalogue.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { machinePicturePath } from '../../src/catalogue/paths.ts';
import { person } from '../../src/drawing/assemblies/person.ts';
import { makeMachine, type DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { readFigures } from '../../src/drawing/figures.ts';
import { listSubjects } from '../../src/drawing/list-drawings.ts';
import { measurePicture } from '../../src/drawing/picture/draw-picture.ts';
import type { BuildCache } from '../lib/cache.ts';
import { keyOf } from '../lib/key-of.ts';
import { hashSources } from '../lib/source-hash.ts';
import { pictureHeight, pictureWidth } from './picture-files.ts';

/** How large each machine is in its picture, by the stems of the pictures' addresses, so that lists show them at one scale. */
export async function measurePictures(
  catalogue: Catalogue,
  cache: BuildCache,
): Promise<NonNullable<Catalogue['pictureExtents']>> {
  const program = await hashSources(['src/drawing/**/*.ts', 'scripts/machines/*.ts']);
  const extents = listSubjects(catalogue).map(async ({ folder, subject }) => {
    const figures = readFigures(subject.name, subject.tables, subject.goods);
    const key = keyOf('extent', program, JSON.stringify([subject.machine, figures]));
    const extent = await cache.getValue(key, () => measure(subject));
    return [machinePicturePath(folder, subject.id), extent] as const;
  });
  return Object.fromEntries(await Promise.all(extents));
}

function measure(subject: DrawnSubject) {
  const { body, turn, person: feet } = makeMachine(subject);
  person(body, ...feet);
  return measurePicture(body.parts, turn, pictureHeight / pictureWidth);
}
