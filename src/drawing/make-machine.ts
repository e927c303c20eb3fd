/** Builds a machine's body from its figures: the single source of its drawings, picture, 3D file and CAD file. */
import { machineSize } from '../catalogue/media/pictures.ts';
import type { Theme } from '../look/palette.ts';
import type { DrawingWords } from '../catalogue/words.ts';
import type { MachineFamily } from '../catalogue/catalogue.ts';
import type { Figure } from '../figures/figure.ts';
import { person } from './assemblies/person.ts';
import { Body, type Part } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import { families } from './families/all-families.ts';
import type { DrawnMachine, Dimension } from './families/family.ts';
import { lengthFigures, machineFigures, type Goods } from './figures.ts';
import { personHeight } from './props.ts';
import { readGivenLengths, type GivenLength, type GivenLengths, type LengthName } from './given-lengths.ts';

export interface DrawnSubject {
  id: string;
  name: string;
  machine: MachineFamily;
  figures: readonly Figure[];
  /** The material shown as input. */
  goods?: Goods | undefined;
  /** Lengths that follow from the machines before and after it, where the tables leave them open. */
  fitted?: Partial<Record<LengthName, number>> | undefined;
  theme?: Theme | undefined;
  words: DrawingWords;
}

export type MachineSubject = Pick<DrawnSubject, 'name' | 'machine' | 'figures' | 'goods' | 'fitted'>;

/** Relative tolerance within which a length is to scale. */
const tolerance = 0.005;
/** Plausible machine sizes, 0.1 to 100 m. Other figures are mistakes and ignored. */
const [least, most] = [100, 100_000];

/**
 * Builds a machine. Each family clamps its lengths; a machine outside these limits is built within them and then scaled
 * as a whole, until its greatest length is the given one.
 */
export function makeMachine({ name, machine: family, figures: stated, goods, fitted }: MachineSubject): DrawnMachine {
  const given = readGivenLengths(stated);
  const figures = { ...machineFigures(name, stated, goods), ...fitted };
  let machine = families[family](figures);
  let factor = 1;
  for (let round = 0; round < 4; round += 1) {
    const ratio = overallRatio(machine.dimensions, given) / factor;
    if (Math.abs(ratio - 1) < tolerance) break;
    factor *= ratio;
    machine = families[family]({ ...figures, ...lengthFigures(given, factor) });
  }
  return factor === 1 ? machine : resize(machine, factor);
}

/** Equal keys mean equal bodies. */
export function bodyKey({ name, machine, figures, goods, fitted }: MachineSubject): string {
  return JSON.stringify([machine, machineFigures(name, figures, goods), readGivenLengths(figures), fitted]);
}

export function isToScale({ from, to, given }: Pick<Dimension, 'from' | 'to'> & { given: GivenLength }): boolean {
  return Math.abs((to - from) / given.value - 1) <= tolerance;
}

/** The factor from the built to the given greatest overall length; 1 if none is given exactly. */
function overallRatio(dimensions: readonly Dimension[], given: GivenLengths): number {
  const ratios = dimensions.flatMap(({ length, overall, from, to }): [number, number][] => {
    const { value, exact } = given[length] ?? { value: 0, exact: false };
    return overall && exact && value >= least && value <= most ? [[value, value / (to - from)]] : [];
  });
  return ratios.toSorted(([a], [b]) => b - a)[0]?.[1] ?? 1;
}

/** Scales a machine, without its surroundings: these have a size of their own. */
function resize(machine: DrawnMachine, factor: number): DrawnMachine {
  const move = ([x, y, z]: Vector): Vector => [x * factor, y * factor, z * factor];
  const body = new Body();
  body.at(move, () => {
    for (const part of machine.body.parts) {
      if (part.beside) continue;
      body.add(part.material, part.faces, part);
      for (const { points, style } of part.marks) body.mark([points], style);
    }
    for (const { points, style, views } of machine.body.guides) body.guide(points, style, views);
  });
  const dimensions = machine.dimensions.map((dimension) => ({
    ...dimension,
    from: dimension.from * factor,
    to: dimension.to * factor,
    ...(dimension.at ? { at: move(dimension.at) } : {}),
  }));
  const { low, high } = boundsOfFaces(body.parts.flatMap(({ faces }) => faces));
  const { flow } = machine;
  const moved = flow && {
    ...flow,
    inlet: move(flow.inlet),
    outlet: move(flow.outlet),
    ...(flow.reach ? { reach: flow.reach * factor } : {}),
    ...(flow.across ? { across: flow.across * factor } : {}),
    ...(flow.aside ? { aside: move(flow.aside) } : {}),
  };
  return {
    ...machine,
    body,
    dimensions,
    ...(moved ? { flow: moved } : {}),
    person: [high[0] + personRoom, (low[2] + high[2]) / 2],
  };
}

/** From the machine to the middle of the person beside it, in millimetres. */
export const personRoom = 620;

/** A body's greatest extent. */
export function extentOf({ parts }: Body): number {
  const { low, high } = boundsOfFaces(parts.flatMap(({ faces }) => faces));
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? value)));
}

/** A person shows the scale, but would dominate the picture of a machine less than half their height. */
export function hasPersonBeside(body: Body): boolean {
  return extentOf(body) * 2 >= personHeight;
}

export function pictureParts({ body, person: feet }: DrawnMachine): readonly Part[] {
  if (!hasPersonBeside(body)) return body.parts;
  const shown = new Body();
  shown.parts.push(...body.parts);
  person(shown, ...feet);
  return shown.parts;
}

/** The distance in millimetres below which lines would merge in a picture of 300 × 280. */
export function closestLines(body: Body): number {
  return extentOf(body) / machineSize.width;
}
