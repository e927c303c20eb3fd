/** The body of a machine as its figures say: all its drawings, its picture, its 3D file and its CAD file show this one. */
import type { DrawnSubject } from './draw-machine.ts';
import { person } from './assemblies/person.ts';
import { Body, type Part } from './body/body.ts';
import { boundsOfFaces } from './body/surface.ts';
import type { Vector } from './body/vector.ts';
import { families } from './families/all-families.ts';
import type { Machine, Span } from './families/family.ts';
import { lengthFigures, readFigures } from './figures.ts';
import { personHeight } from './props.ts';
import { readGivenLengths, type GivenLength, type GivenLengths } from './given-lengths.ts';

export type MachineSubject = Pick<DrawnSubject, 'name' | 'machine' | 'tables' | 'goods'>;

/** Lengths that differ by more are not to scale. */
const tolerance = 0.005;
/** Machines are between 0.1 m and 100 m long; another figure is a mistake, which no body follows. */
const [least, most] = [100, 100_000];

/**
 * A family builds within bounds that suit it. A machine beyond them is built within, and then made larger or smaller as
 * a whole, so that its greatest length is the one that the tables give.
 */
export function makeMachine({ name, machine: family, tables, goods }: MachineSubject): Machine {
  const given = readGivenLengths(tables);
  const figures = readFigures(name, tables, goods);
  let machine = families[family](figures);
  let factor = 1;
  for (let round = 0; round < 4; round += 1) {
    const ratio = overallRatio(machine.spans, given) / factor;
    if (Math.abs(ratio - 1) < tolerance) break;
    factor *= ratio;
    machine = families[family]({ ...figures, ...lengthFigures(given, factor) });
  }
  return factor === 1 ? machine : resize(machine, factor);
}

/** What a body follows from, in one line. */
export function bodyKey({ name, machine, tables, goods }: MachineSubject): string {
  return JSON.stringify([machine, readFigures(name, tables, goods), readGivenLengths(tables)]);
}

/** Whether a length is drawn as the tables give it. */
export function isToScale({ from, to, given }: Pick<Span, 'from' | 'to'> & { given: GivenLength }): boolean {
  return Math.abs((to - from) / given.value - 1) <= tolerance;
}

/** By how much the greatest overall length is larger than it is built; 1 where none is given exactly. */
function overallRatio(spans: readonly Span[], given: GivenLengths): number {
  const ratios = spans.flatMap(({ length, overall, from, to }): [number, number][] => {
    const { value, exact } = given[length] ?? { value: 0, exact: false };
    return overall && exact && value >= least && value <= most ? [[value, value / (to - from)]] : [];
  });
  return ratios.toSorted(([a], [b]) => b - a)[0]?.[1] ?? 1;
}

/** The machine so many times as large. What stands beside it has a size of its own, and is left out. */
function resize(machine: Machine, factor: number): Machine {
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
  const spans = machine.spans.map((span) => ({
    ...span,
    from: span.from * factor,
    to: span.to * factor,
    ...(span.at ? { at: move(span.at) } : {}),
  }));
  const { low, high } = boundsOfFaces(body.parts.flatMap(({ faces }) => faces));
  return { ...machine, body, spans, person: [high[0] + personRoom, (low[2] + high[2]) / 2] };
}

/** From a machine to the middle of the person beside it (millimetres). */
export const personRoom = 620;

/** The greatest of the three lengths of a body. */
export function reachOf({ parts }: Body): number {
  const { low, high } = boundsOfFaces(parts.flatMap(({ faces }) => faces));
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? value)));
}

/** A person beside a machine tells its size; beside one less than half as large, it would be the person's picture. */
export function hasPersonBeside(body: Body): boolean {
  return reachOf(body) * 2 >= personHeight;
}

/** What the picture shows: the machine, and the person beside it. */
export function pictureParts({ body, person: feet }: Machine): readonly Part[] {
  if (!hasPersonBeside(body)) return body.parts;
  const shown = new Body();
  shown.parts.push(...body.parts);
  person(shown, ...feet);
  return shown.parts;
}
