import type { MachineSpace } from '../catalogue/catalogue.ts';
import type { Figure } from '../figures/figure.ts';
import { isSeenIn } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import type { DrawnMachine } from './families/family.ts';
import { readGivenLengths } from './given-lengths.ts';
import { isToScale } from './make-machine.ts';

export interface Space extends MachineSpace {
  /** Opposite corners of the installation. */
  low: Vector;
  high: Vector;
}

/** Indicative, so rounded up to 5 mm. */
const step = 5;

/**
 * The space that a machine takes by itself and as installed. Undefined if these are equal, or if its tables do not state
 * all three sizes: what is then drawn in proportion has no size.
 */
export function installedSpace({ body, dimensions }: DrawnMachine, figures: readonly Figure[]): Space | undefined {
  const given = readGivenLengths(figures);
  const stated = (['x', 'z', 'y'] as const).map(
    (axis) =>
      dimensions.flatMap(({ length, along, overall, from, to }) => {
        const found = overall && along === axis ? given[length] : undefined;
        return found?.exact && isToScale({ from, to, given: found }) ? [Math.round(found.value)] : [];
      })[0],
  );
  const [along, across, height] = stated;
  if (along === undefined || across === undefined || height === undefined) return undefined;
  const machine: MachineSpace['machine'] = [along, across, height];
  const views = ['front', 'side', 'plan'] as const;
  const shown = body.parts.filter((part) => !part.beside && views.some((view) => isSeenIn(part, view)));
  const { low, high } = boundsOfFaces(shown.flatMap(({ faces }) => faces));
  const drawn = [high[0] - low[0], high[2] - low[2], high[1] - low[1]];
  const [x = 0, z = 0, y = 0] = drawn.map((value, index) => {
    const own = machine[index] ?? 0;
    return value <= own + step ? own : Math.ceil(Math.round(value) / step) * step;
  });
  const installed: MachineSpace['installed'] = [x, z, y];
  return installed.some((value, index) => value !== machine[index]) ? { machine, installed, low, high } : undefined;
}
