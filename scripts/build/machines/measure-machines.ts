/** The size of machines in their pictures and on the floor, and of lines. Reads: the catalogue, .cache/made. */
import type { Catalogue, LineMeasures, MachineSpace, Measures } from '../../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../../src/catalogue/shown/parts.ts';
import { machinePicturePath } from '../../../src/catalogue/paths.ts';
import { installedSpace } from '../../../src/drawing/installed-space.ts';
import { sizeLine } from '../../../src/drawing/line/draw-line.ts';
import type { LineStation } from '../../../src/drawing/line/place-line.ts';
import { listLines, listSubjects } from '../../../src/drawing/list-drawings.ts';
import { bodyKey, makeMachine, pictureParts, type DrawnSubject } from '../../../src/drawing/make-machine.ts';
import { lensOf } from '../../../src/drawing/render/lens.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { hashSources } from '../../lib/source-hash.ts';
import { pictureHeight, pictureWidth } from './picture-files.ts';

type Measured = Required<Pick<Catalogue, 'pictureExtents' | 'spaces' | 'lineMeasures'>>;

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
  const lines = await Promise.all(
    listLines(catalogue).map(async ({ id, stations }) => {
      const measured = await cache.getValue(keyOf('line', program, lineKey(stations)), () => sizeLine(stations));
      return [id, measured] as const;
    }),
  );
  const [all, sizes] = [new Map(measures), new Map(lines)];
  return { ...measuresOf((stem) => all.get(stem)), lineMeasures: sizes };
}

/**
 * Measures lazily on access, about 20 ms per machine: for the development server, which needs few of them.
 * @param known cache by body; gets the new measurements
 * @param knownLines the same by line
 */
export function measureWhenAsked(
  catalogue: Catalogue,
  known: Map<string, MachineMeasures>,
  knownLines = new Map<string, LineMeasures>(),
): Measured {
  const subjects = new Map(
    listSubjects(catalogue).map(({ folder, subject }) => [machinePicturePath(folder, subject.id), subject]),
  );
  const lines = new Map(listLines(catalogue).map(({ id, stations }) => [id, stations]));
  const lineMeasures: Measures<LineMeasures> = {
    get(id) {
      const stations = lines.get(id);
      if (!stations) return undefined;
      const key = lineKey(stations);
      const measures = knownLines.get(key) ?? sizeLine(stations);
      knownLines.set(key, measures);
      return measures;
    },
  };
  const machines = measuresOf((stem) => {
    const subject = subjects.get(stem);
    if (!subject) return undefined;
    const body = bodyKey(subject);
    const measures = known.get(body) ?? measure(subject);
    known.set(body, measures);
    return measures;
  });
  return { ...machines, lineMeasures };
}

const lineKey = (stations: readonly LineStation[]): string =>
  JSON.stringify(
    stations.map((station) => [
      bodyKey(station),
      station.number,
      station.count,
      station.after,
      station.isBranch,
      station.name,
    ]),
  );

function measuresOf(ask: (stem: string) => MachineMeasures | undefined): Omit<Measured, 'lineMeasures'> {
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
