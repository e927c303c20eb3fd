import type { MachineSpace, Sides } from '../catalogue/catalogue.ts';
import type { Figure } from '../figures/figure.ts';
import { isSeenIn } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import type { DrawnMachine } from './families/family.ts';
import { readGivenLengths } from './given-lengths.ts';
import { isToScale } from './make-machine.ts';

export interface Space extends Required<MachineSpace> {
  /** Opposite corners of the installation. */
  low: Vector;
  high: Vector;
}

/** Indicative, so rounded up to 5 mm. */
const step = 5;

/** Opposite corners of a machine with all that is drawn of its installation. */
function boundsOfInstallation({ body }: DrawnMachine): { low: Vector; high: Vector; drawn: Sides } {
  const views = ['front', 'side', 'plan'] as const;
  const shown = body.parts.filter((part) => !part.beside && views.some((view) => isSeenIn(part, view)));
  const { low, high } = boundsOfFaces(shown.flatMap(({ faces }) => faces));
  return { low, high, drawn: [high[0] - low[0], high[2] - low[2], high[1] - low[1]] };
}

/** The space of a machine as drawn, and its own and the one as installed if they differ. */
export function spaceOf(machine: DrawnMachine, figures: readonly Figure[]): MachineSpace {
  const { low: _low, high: _high, ...space } = installedSpace(machine, figures) ?? boundsOfInstallation(machine);
  return space;
}

/**
 * The space that a machine takes by itself and as installed. Undefined if these are equal, or if its tables do not state
 * all three sizes: what is then drawn in proportion has no size.
 */
export function installedSpace(drawing: DrawnMachine, figures: readonly Figure[]): Space | undefined {
  const given = readGivenLengths(figures);
  const stated = (['x', 'z', 'y'] as const).map(
    (axis) =>
      drawing.dimensions.flatMap(({ length, along, overall, from, to }) => {
        const found = overall && along === axis ? given[length] : undefined;
        return found?.exact && isToScale({ from, to, given: found }) ? [Math.round(found.value)] : [];
      })[0],
  );
  const [along, across, height] = stated;
  if (along === undefined || across === undefined || height === undefined) return undefined;
  const machine: Sides = [along, across, height];
  const { drawn, ...corners } = boundsOfInstallation(drawing);
  const [x = 0, z = 0, y = 0] = drawn.map((value, index) => {
    const own = machine[index] ?? 0;
    return value <= own + step ? own : Math.ceil(Math.round(value) / step) * step;
  });
  const installed: Sides = [x, z, y];
  return installed.some((value, index) => value !== machine[index])
    ? { machine, installed, drawn, ...corners }
    : undefined;
}
