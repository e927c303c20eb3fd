/** How large machines are in their pictures. Reads: the catalogue, .cache/made. Run by: scripts/build/make-site.ts, scripts/dev/live-catalogue.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../src/catalogue/page-data.ts';
import { machinePicturePath } from '../../src/catalogue/paths.ts';
import type { DrawnSubject } from '../../src/drawing/draw-machine.ts';
import { listSubjects } from '../../src/drawing/list-drawings.ts';
import { bodyKey, makeMachine, pictureParts } from '../../src/drawing/make-machine.ts';
import { lensOf } from '../../src/drawing/picture/draw-picture.ts';
import { type BuildCache, keyOf } from '../lib/cache.ts';
import { hashSources } from '../lib/source-hash.ts';
import { pictureHeight, pictureWidth } from './picture-files.ts';

type PictureExtents = NonNullable<Catalogue['pictureExtents']>;

/** How large each machine is in its picture, by the stems of the pictures' addresses, so that lists show them at one scale. */
export async function measurePictures(catalogue: Catalogue, cache: BuildCache): Promise<PictureExtents> {
  const program = hashSources(['src/drawing/**/*.ts', 'scripts/machines/*.ts']);
  const extents = listSubjects(catalogue).map(async ({ folder, subject }) => {
    const extent = await cache.getValue(keyOf('extent', program, bodyKey(subject)), () => measure(subject));
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
      const body = bodyKey(subject);
      const extent = known.get(body) ?? measure(subject);
      known.set(body, extent);
      return extent;
    };
    Object.defineProperty(extents, machinePicturePath(folder, subject.id), { get });
  }
  return extents;
}

function measure(subject: DrawnSubject): PictureExtent {
  const machine = makeMachine(subject);
  return lensOf(pictureParts(machine), machine.turn, pictureHeight / pictureWidth).extent;
}
