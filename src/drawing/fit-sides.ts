/** Builds a machine at the sides that its tables state, whatever its family can take. */
import { Body, isSeenIn, type Axis } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import type { Dimension, DrawnMachine, Family, UsualSides } from './families/family.ts';
import { lengthFigures, type MachineFigures } from './figures.ts';
import type { GivenLengths, LengthName } from './given-lengths.ts';
import { personRoom } from './props.ts';

const axes: readonly Axis[] = ['x', 'y', 'z'];
/** Plausible sides, 0.01 to 100 m. Other figures are mistakes and ignored. */
const [least, most] = [10, 100_000];
/** Relative differences: one that a stretch makes up for invisibly, and one that needs none. */
const [small, none] = [0.01, 1e-5];
/** A side is stretched at most so many times: more would no longer look like the machine, and is not to scale. */
const mostStretch = 5;
/**
 * A family takes some lengths as they are asked for: of 1,800 invented machines, none within this stretch of the usual
 * sides of its family (the least was 4.26) had a side beyond the greatest.
 */
const surelyTaken = 4;

/**
 * A family takes the lengths that it is asked for within its limits. It is asked for more or less until the machine with
 * all that protrudes has the stated sides. Where the greatest is beyond the limits, the machine is scaled as a whole
 * until it has that; then each other side that is left is stretched.
 * @param fitted lengths that the tables do not state
 */
export function buildAtSides(
  family: Family,
  figures: MachineFigures,
  given: GivenLengths,
  fitted: Partial<MachineFigures> = {},
): DrawnMachine {
  const attempt = (whole: number): Built => {
    const asked = { ...figures, ...lengthFigures(given, whole), ...fitted };
    let built = build(family, asked, given);
    for (let round = 0; round < 4; round += 1) {
      if (built.sides.every(({ stated, drawn }) => Math.abs(stated / whole / drawn - 1) < small)) break;
      for (const { name, stated, drawn } of built.sides) asked[name] = (asked[name] ?? 0) + stated / whole - drawn;
      const next = build(family, asked, given);
      if (next.sides.every(({ drawn }, i) => drawn === built.sides[i]?.drawn)) break;
      built = next;
    }
    return built;
  };
  let whole = 1;
  let built = attempt(whole);
  for (let round = 0; round < 4; round += 1) {
    const [greatest] = built.sides.toSorted((a, b) => b.stated - a.stated);
    const ratio = greatest ? greatest.stated / greatest.drawn / whole : 1;
    if (Math.abs(ratio - 1) < small) break;
    whole *= ratio;
    built = attempt(whole);
  }
  const factors = axes.map((axis) => {
    const side = built.sides.find(({ along }) => along === axis);
    const factor = side ? side.stated / side.drawn : whole;
    return isWithin(mostStretch, factor, whole) ? factor : whole;
  }) as [number, number, number];
  const isSized = factors.every((factor) => Math.abs(factor - 1) < none);
  const machine = isSized ? built.machine : resize(built.machine, factors, whole !== 1);
  const isStated = ({ length }: Dimension): boolean => built.sides.some(({ name }) => name === length);
  const measured = toBounds(boundsOfMachine(machine.body));
  return {
    ...machine,
    dimensions: machine.dimensions.map((dimension) => (isStated(dimension) ? measured(dimension) : dimension)),
  };
}

const isWithin = (limit: number, factor: number, whole: number): boolean =>
  factor / whole < limit && whole / factor < limit;

/** Whether a side may be beyond the greatest stretch, so that the machine must be built to know. */
export function mayBeBeyond(usual: UsualSides, given: GivenLengths): boolean {
  const names = renamedSides(Object.keys(usual)[0], given);
  const stretches = Object.entries(usual).flatMap(([familyName, usually]) => {
    const stated = statedSide(given, names[familyName as LengthName] ?? (familyName as LengthName));
    return stated === undefined ? [] : [{ stated, factor: stated / usually }];
  });
  const [greatest] = stretches.toSorted((a, b) => b.stated - a.stated);
  return greatest !== undefined && stretches.some(({ factor }) => !isWithin(surelyTaken, factor, greatest.factor));
}

/** An exact and plausible length in millimetres. */
export function statedSide(given: GivenLengths, name: LengthName): number | undefined {
  const { value, exact: isExact } = given[name] ?? { value: 0, exact: false };
  return isExact && value >= least && value <= most ? value : undefined;
}

interface Built {
  machine: DrawnMachine;
  /** The sides that the tables state, and as they are drawn, in millimetres. */
  sides: { name: LengthName; along: Axis; stated: number; drawn: number }[];
}

function build(family: Family, figures: MachineFigures, given: GivenLengths): Built {
  const machine = named(family, figures, given);
  const bounds = boundsOfMachine(machine.body);
  const sides = machine.dimensions.filter(({ overall }) => overall).map(toBounds(bounds));
  return {
    machine,
    sides: sides.flatMap(({ length: name, along, from, to }) => {
      const stated = statedSide(given, name);
      return stated === undefined ? [] : [{ name, along, stated, drawn: to - from }];
    }),
  };
}

/** Builds a machine whose tables may have other names for the sides of its floor than its family. */
function named(family: Family, figures: MachineFigures, given: GivenLengths): DrawnMachine {
  const machine = family(figures);
  const names = renamedSides(machine.dimensions.find(({ overall, along }) => overall && along === 'x')?.length, given);
  if (Object.keys(names).length === 0) return machine;
  const renamed = Object.entries(names).map(([familyName, stated]) => [familyName, figures[stated]]);
  const built = family({ ...figures, ...(Object.fromEntries(renamed) as typeof figures) });
  const dimensions = built.dimensions.map((dimension) => ({
    ...dimension,
    length: (dimension.overall && names[dimension.length]) || dimension.length,
  }));
  return { ...built, dimensions };
}

/**
 * By a family's name of a side, that of the tables: the length of a press is along its front, its width from front to
 * rear; the depth of a line's machine is the side that has no other name.
 * @param x the family's name of its side along x
 */
function renamedSides(
  x: string | undefined,
  { length, width, depth }: GivenLengths,
): Partial<Record<LengthName, LengthName>> {
  if (x === 'width' && length && !depth) return { width: 'length', depth: 'width' };
  return x === 'length' && depth
    ? { ...(width ? {} : { width: 'depth' }), ...(width && !length ? { length: 'depth' } : {}) }
    : {};
}

/** The box of the machine without what is attached to it and what stands around it. */
export function boundsOfMachine({ parts }: Body): { low: Vector; high: Vector } {
  const machineParts = parts.filter(
    (part) => isOfMachine(part) && (['front', 'side', 'plan'] as const).some((view) => isSeenIn(part, view)),
  );
  return boundsOfFaces(machineParts.flatMap(({ faces }) => faces));
}

export const isOfMachine = ({ beside, attached }: { beside?: boolean; attached?: boolean }): boolean =>
  !beside && !attached;

/** Overall dimensions are those of the box. */
const toBounds =
  ({ low, high }: { low: Vector; high: Vector }) =>
  (dimension: Dimension): Dimension => {
    const axis = axes.indexOf(dimension.along) as 0 | 1 | 2;
    return dimension.overall ? { ...dimension, from: low[axis], to: high[axis] } : dimension;
  };

/** Scales a machine. One of another size is `alone`: its surroundings have a size of their own. */
function resize(machine: DrawnMachine, factors: Vector, isAlone: boolean): DrawnMachine {
  const move = ([x, y, z]: Vector): Vector => [x * factors[0], y * factors[1], z * factors[2]];
  const body = new Body();
  body.at(move, () => {
    for (const part of machine.body.parts) {
      if (part.beside && isAlone) continue;
      body.add(part.material, part.faces, part);
      for (const { points, style } of part.marks) body.mark([points], style);
    }
    for (const { points, style, views } of machine.body.guides) body.guide(points, style, views);
  });
  const dimensions = machine.dimensions.map((dimension) => {
    const factor = factors[axes.indexOf(dimension.along)] ?? 1;
    const { from, to, at } = dimension;
    return { ...dimension, from: from * factor, to: to * factor, ...(at ? { at: move(at) } : {}) };
  });
  const { low, high } = boundsOfFaces(body.parts.flatMap(({ faces }) => faces));
  const {
    flow,
    person: [x, z, ...turn],
  } = machine;
  const moved = flow && {
    ...flow,
    inlet: move(flow.inlet),
    outlet: move(flow.outlet),
    ...(flow.reach ? { reach: flow.reach * factors[flow.way ? 2 : 0] } : {}),
    ...(flow.across ? { across: flow.across * factors[flow.way ? 0 : 2] } : {}),
    ...(flow.aside ? { aside: move(flow.aside) } : {}),
  };
  return {
    ...machine,
    body,
    dimensions,
    ...(moved ? { flow: moved } : {}),
    person: isAlone ? [high[0] + personRoom, (low[2] + high[2]) / 2] : [x * factors[0], z * factors[2], ...turn],
  };
}
