/** The size of machines in their pictures. Reads: the catalogue, .cache/made. */
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../../src/catalogue/page-data.ts';
import { machinePicturePath } from '../../../src/catalogue/paths.ts';
import type { DrawnSubject } from '../../../src/drawing/draw-machine.ts';
import { listSubjects } from '../../../src/drawing/list-drawings.ts';
import { bodyKey, makeMachine, pictureParts } from '../../../src/drawing/make-machine.ts';
import { lensOf } from '../../../src/drawing/render/lens.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { hashSources } from '../../lib/source-hash.ts';
import { pictureHeight, pictureWidth } from './picture-files.ts';

type PictureExtents = NonNullable<Catalogue['pictureExtents']>;

/** Measures all machines by the stem of their picture's URL. Lists need it to show machines at one scale. */
export async function measurePictures(catalogue: Catalogue, cache: BuildCache): Promise<PictureExtents> {
  const program = hashSources(['src/drawing/', 'scripts/build/machines/']);
  const extents = listSubjects(catalogue).map(async ({ folder, subject }) => {
    const extent = await cache.getValue(keyOf('extent', program, bodyKey(subject)), () => measure(subject));
    return [machinePicturePath(folder, subject.id), extent] as const;
  });
  return new Map(await Promise.all(extents));
}

/**
 * Measures lazily on access, about 20 ms per machine: for the development server, which needs few of them.
 * @param known cache by body; gets the new measurements
 */
export function measureWhenAsked(catalogue: Catalogue, known: Map<string, PictureExtent>): PictureExtents {
  const subjects = new Map(
    listSubjects(catalogue).map(({ folder, subject }) => [machinePicturePath(folder, subject.id), subject]),
  );
  const get = (stem: string) => {
    const subject = subjects.get(stem);
    if (!subject) return undefined;
    const body = bodyKey(subject);
    const extent = known.get(body) ?? measure(subject);
    known.set(body, extent);
    return extent;
  };
  return { get };
}

function measure(subject: DrawnSubject): PictureExtent {
  const machine = makeMachine(subject);
  return lensOf(pictureParts(machine), machine.turn, pictureHeight / pictureWidth).extent;
}
