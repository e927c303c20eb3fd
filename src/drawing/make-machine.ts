/** Builds a machine's body from its figures: the single source of its drawings, picture, 3D file and CAD file. */
import { machineSize } from '../catalogue/media/pictures.ts';
import type { Theme } from '../look/palette.ts';
import type { DrawingWords } from '../catalogue/words.ts';
import type { MachineFamily } from '../catalogue/catalogue.ts';
import type { Figure } from '../figures/figure.ts';
import { person } from './assemblies/person.ts';
import { Body, type Part } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import { families, usualSides } from './families/all-families.ts';
import type { Dimension, DrawnMachine } from './families/family.ts';
import { buildAtSides, mayBeBeyond, statedSide } from './fit-sides.ts';
import { machineFigures, type Goods } from './figures.ts';
import { personHeight } from './props.ts';
import { readGivenLengths, type GivenLength, type LengthName } from './given-lengths.ts';

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

/** Builds a machine at the sides of its tables. */
export function makeMachine({ name, machine, figures, goods, fitted }: MachineSubject): DrawnMachine {
  return buildAtSides(families[machine], machineFigures(name, figures, goods), readGivenLengths(figures), fitted);
}

/** Equal keys mean equal bodies. */
export function bodyKey({ name, machine, figures, goods, fitted }: MachineSubject): string {
  return JSON.stringify([machine, machineFigures(name, figures, goods), readGivenLengths(figures), fitted]);
}

/** By the key of the body. The check of a draft comes back to the same machines. */
const notTaken = new Map<string, readonly LengthName[]>();

/** The stated sides that a machine of this family cannot have: its drawings say that they are not to scale. */
export function sidesNotTaken(subject: MachineSubject): readonly LengthName[] {
  const given = readGivenLengths(subject.figures);
  if (!mayBeBeyond(usualSides[subject.machine], given)) return [];
  const key = bodyKey(subject);
  const known = notTaken.get(key);
  if (known) return known;
  const sides = makeMachine(subject).dimensions.flatMap(({ length, from, to, overall }) => {
    const stated = overall && given[length];
    return stated && statedSide(given, length) && !isToScale({ from, to, given: stated }) ? [length] : [];
  });
  notTaken.set(key, sides);
  return sides;
}

export function isToScale({ from, to, given }: Pick<Dimension, 'from' | 'to'> & { given: GivenLength }): boolean {
  return Math.abs((to - from) / given.value - 1) <= tolerance;
}

/** A body's greatest extent. */
export function extentOf({ parts }: Body): number {
  const { low, high } = boundsOfFaces(parts.flatMap(({ faces }) => faces));
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? value)));
}

/** A person shows the scale, but would dominate the picture of a machine less than two thirds of their height. */
export function hasPersonBeside(body: Body): boolean {
  return extentOf(body) * 1.5 >= personHeight;
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
