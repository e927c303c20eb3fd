import type { MachineSpace, Sides } from '../catalogue/catalogue.ts';
import type { Figure } from '../figures/figure.ts';
import { isSeenIn } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import type { DrawnMachine } from './families/family.ts';
import { readGivenLengths } from './given-lengths.ts';
import { isToScale } from './make-machine.ts';

export interface Space extends Required<Pick<MachineSpace, 'machine' | 'drawn'>> {
  /** Undefined if it takes no more than the machine itself. */
  installed: Sides | undefined;
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

/** The space of a machine as drawn, its own if it is stated, and the one as installed if that is more. */
export function spaceOf(drawing: DrawnMachine, figures: readonly Figure[]): MachineSpace {
  const stated = installedSpace(drawing, figures);
  const { drawn } = stated ?? boundsOfInstallation(drawing);
  const { machine, installed } = stated ?? {};
  const { flow, body } = drawing;
  const namesOf = (parts: typeof body.parts) =>
    [...new Set(parts.map(({ name }) => name))].filter((name) => name !== '');
  const stands = namesOf(body.parts.filter(({ beside, faces }) => !beside && boundsOfFaces(faces).low[1] <= step));
  const outlet = { '+z': 'front', '-z': 'rear', '': 'right' } as const;
  return {
    ...(machine && { machine }),
    ...(installed && { installed }),
    drawn,
    parts: namesOf(body.parts),
    stands,
    ...(flow ? { outlet: outlet[flow.way ?? ''] } : {}),
  };
}

/**
 * The space that a machine takes by itself and as installed. Undefined if its tables do not state all three sizes: what
 * is then drawn in proportion has no size.
 */
export function installedSpace(drawing: DrawnMachine, figures: readonly Figure[]): Space | undefined {
  const given = readGivenLengths(figures);
  const stated = (['x', 'z', 'y'] as const).map(
    (axis) =>
      drawing.dimensions.flatMap(({ length, along, overall, from, to }) => {
        const givenLength = overall && along === axis ? given[length] : undefined;
        return givenLength?.exact && isToScale({ from, to, given: givenLength }) ? [Math.round(givenLength.value)] : [];
      })[0],
  );
  const [along, across, height] = stated;
  if (along === undefined || across === undefined || height === undefined) return undefined;
  const machine: Sides = [along, across, height];
  const { drawn, ...corners } = boundsOfInstallation(drawing);
  const [x = 0, z = 0, y = 0] = drawn.map((value, index) => {
    const machineSide = machine[index] ?? 0;
    return value <= machineSide + step ? machineSide : Math.ceil(Math.round(value) / step) * step;
  });
  const isMore = [x, z, y].some((value, index) => value !== machine[index]);
  return { machine, installed: isMore ? [x, z, y] : undefined, drawn, ...corners };
}
