/** How large machines are in their pictures. Reads: the catalogue, .cache/made. Run by: scripts/build/make-site.ts, scripts/dev/live-catalogue.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../src/catalogue/page-data.ts';
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

type PictureExtents = NonNullable<Catalogue['pictureExtents']>;

/** How large each machine is in its picture, by the stems of the pictures' addresses, so that lists show them at one scale. */
export async function measurePictures(catalogue: Catalogue, cache: BuildCache): Promise<PictureExtents> {
  const program = await hashSources(['src/drawing/**/*.ts', 'scripts/machines/*.ts']);
  const extents = listSubjects(catalogue).map(async ({ folder, subject }) => {
    const extent = await cache.getValue(keyOf('extent', program, bodyOf(subject)), () => measure(subject));
    return [machinePicturePath(folder, subject.id), extent] as const;
  });
  return Object.fromEntries(await Promise.all(extents));
}

/**
 * The same, where only few of them are asked for: each is measured then, which takes some 20 ms.
 * @param known what was measured before, by body; what is measured is added
 */
export function measureWhenAsked(catalogue: Catalogue, known: Map<string, PictureExtent>): PictureExtents {
  const extents = {};
  for (const { folder, subject } of listSubjects(catalogue)) {
    const get = () => {
      const body = bodyOf(subject);
      const extent = known.get(body) ?? measure(subject);
      known.set(body, extent);
      return extent;
    };
    Object.defineProperty(extents, machinePicturePath(folder, subject.id), { get });
  }
  return extents;
}

/** What the body follows from, in one line. */
function bodyOf({ machine, name, tables, goods }: DrawnSubject): string {
  return JSON.stringify([machine, readFigures(name, tables, goods)]);
}

function measure(subject: DrawnSubject): PictureExtent {
  const { body, turn, person: feet } = makeMachine(subject);
  person(body, ...feet);
  return measurePicture(body.parts, turn, pictureHeight / pictureWidth);
}
