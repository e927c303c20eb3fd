/** The size of machines in their pictures and on the floor, and of plants. Reads: the catalogue, .cache/made. */
import type { Catalogue, MachineSpace, Measures } from '../../../src/catalogue/catalogue.ts';
import type { PictureExtent } from '../../../src/catalogue/shown/parts.ts';
import { machineSize } from '../../../src/catalogue/media/pictures.ts';
import { machinePicturePath } from '../../../src/catalogue/paths.ts';
import { spaceOf } from '../../../src/drawing/installed-space.ts';
import { listSubjects } from '../../../src/drawing/list-drawings.ts';
import { plantSize } from '../../../src/drawing/plant/plant-drawings.ts';
import { listPlants } from '../../../src/features/kinds/list-drawings.ts';
import { bodyKey, makeMachine, pictureParts, type DrawnSubject } from '../../../src/drawing/make-machine.ts';
import { lensOf } from '../../../src/drawing/render/lens.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { drawingSources, hashSources } from '../../lib/source-hash.ts';

type Measured = Required<Pick<Catalogue, 'pictureExtents' | 'spaces' | 'plantMeasures'>>;
type PlantMeasures = ReturnType<ReturnType<typeof plantSize>['make']>;

interface MachineMeasures {
  extent: PictureExtent;
  space: MachineSpace;
}

/**
 * Measures all machines by the stem of their picture's URL: lists show them at one scale, and pages, sheets and
 * comparisons give the size as installed. Plants by their id.
 */
export async function measureMachines(catalogue: Catalogue, cache: BuildCache): Promise<Measured> {
  const program = hashSources([...drawingSources, 'scripts/build/machines/']);
  const all = async <T>(list: readonly Measurable<T>[]): Promise<Map<string, T>> => {
    const measured = list.map(async ({ name, key, make }) => [name, await cache.getValue(keyOf(program, key), make)]);
    return new Map((await Promise.all(measured)) as [string, T][]);
  };
  const { machines, plants } = listMeasurable(catalogue);
  return measuresOf(await all(machines), await all(plants));
}

/** Measurements by what they depend on. */
export interface KnownMeasures {
  machines: Map<string, MachineMeasures>;
  plants: Map<string, PlantMeasures>;
}

/**
 * Measures lazily on access, about 20 ms per machine and a second per plant: for the development server, which needs
 * few of them.
 * @param known gets the new measurements
 */
export function measureWhenAsked(
  catalogue: Catalogue,
  known: KnownMeasures = { machines: new Map(), plants: new Map() },
): Measured {
  const { machines, plants } = listMeasurable(catalogue);
  return measuresOf(lazily(machines, known.machines), lazily(plants, known.plants));
}

/** `key` is equal for those with equal measures. */
interface Measurable<T> {
  name: string;
  key: string;
  make: () => T;
}

function listMeasurable(catalogue: Catalogue) {
  const machines = listSubjects(catalogue).map(({ folder, subject }): Measurable<MachineMeasures> => ({
    name: machinePicturePath(folder, subject.id),
    key: keyOf('measures', bodyKey(subject)),
    make: () => measure(subject),
  }));
  const plants = listPlants(catalogue).map((plant) => {
    const { key, make } = plantSize(plant);
    return { name: plant.id, key: keyOf('plant', key), make };
  });
  return { machines, plants };
}

function lazily<T>(list: readonly Measurable<T>[], known: Map<string, T>): Measures<T> {
  const byName = new Map(list.map((measurable) => [measurable.name, measurable]));
  return {
    get(name) {
      const wanted = byName.get(name);
      if (!wanted) return undefined;
      const measures = known.get(wanted.key) ?? wanted.make();
      known.set(wanted.key, measures);
      return measures;
    },
  };
}

const measuresOf = (machines: Measures<MachineMeasures>, plantMeasures: Measured['plantMeasures']): Measured => ({
  pictureExtents: { get: (stem) => machines.get(stem)?.extent },
  spaces: { get: (stem) => machines.get(stem)?.space },
  plantMeasures,
});

function measure(subject: DrawnSubject): MachineMeasures {
  const machine = makeMachine(subject);
  const { extent } = lensOf(pictureParts(machine), machine.turn, machineSize.height / machineSize.width);
  return { extent, space: spaceOf(machine, subject.figures) };
}
