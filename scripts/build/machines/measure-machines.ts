/** The size of machines in their pictures, and on the floor. Reads: the catalogue, .cache/made. */
import type { Catalogue, MachineSpace } from '../../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../../src/catalogue/shown/parts.ts';
import { machinePicturePath } from '../../../src/catalogue/paths.ts';
import { installedSpace } from '../../../src/drawing/installed-space.ts';
import { listSubjects } from '../../../src/drawing/list-drawings.ts';
import { bodyKey, makeMachine, pictureParts, type DrawnSubject } from '../../../src/drawing/make-machine.ts';
import { lensOf } from '../../../src/drawing/render/lens.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { hashSources } from '../../lib/source-hash.ts';
import { pictureHeight, pictureWidth } from './picture-files.ts';

type Measured = Required<Pick<Catalogue, 'pictureExtents' | 'spaces'>>;

export interface MachineMeasures {
  extent: PictureExtent;
  space?: MachineSpace;
}

/**
 * Measures all machines by the stem of their picture's URL: lists show them at one scale, and pages, sheets and
 * comparisons give the size as installed.
 */
export async function measureMachines(catalogue: Catalogue, cache: BuildCache): Promise<Measured> {
  const program = hashSources(['src/drawing/', 'scripts/build/machines/']);
  const measures = await Promise.all(
    listSubjects(catalogue).map(async ({ folder, subject }) => {
      const measured = await cache.getValue(keyOf('measures', program, bodyKey(subject)), () => measure(subject));
      return [machinePicturePath(folder, subject.id), measured] as const;
    }),
  );
  const all = new Map(measures);
  return measuresOf((stem) => all.get(stem));
}

/**
 * Measures lazily on access, about 20 ms per machine: for the development server, which needs few of them.
 * @param known cache by body; gets the new measurements
 */
export function measureWhenAsked(catalogue: Catalogue, known: Map<string, MachineMeasures>): Measured {
  const subjects = new Map(
    listSubjects(catalogue).map(({ folder, subject }) => [machinePicturePath(folder, subject.id), subject]),
  );
  return measuresOf((stem) => {
    const subject = subjects.get(stem);
    if (!subject) return undefined;
    const body = bodyKey(subject);
    const measures = known.get(body) ?? measure(subject);
    known.set(body, measures);
    return measures;
  });
}

function measuresOf(ask: (stem: string) => MachineMeasures | undefined): Measured {
  return {
    pictureExtents: { get: (stem) => ask(stem)?.extent },
    spaces: { get: (stem) => ask(stem)?.space },
  };
}

function measure(subject: DrawnSubject): MachineMeasures {
  const machine = makeMachine(subject);
  const { extent } = lensOf(pictureParts(machine), machine.turn, pictureHeight / pictureWidth);
  const space = installedSpace(machine, subject.figures);
  return { extent, ...(space ? { space: { machine: space.machine, installed: space.installed } } : {}) };
}
