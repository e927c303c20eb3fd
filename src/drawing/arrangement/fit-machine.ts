import type { MachineFamily } from '../../catalogue/catalogue.ts';
import type { SpecificationTable, ViewId } from '../../catalogue/page-data.ts';
import { dot, type Vector } from '../body/vector.ts';
import { closestLines } from '../draw-machine.ts';
import { families } from '../families/all-families.ts';
import type { Machine, Span } from '../families/family.ts';
import { lengthFigures, readFigures, type MachineFigures } from '../figures.ts';
import { readGivenLengths, type GivenLength, type GivenLengths } from '../given-lengths.ts';
import { boundsOf, type Box, type Item } from '../scene.ts';
import { cameraOf } from '../view/camera.ts';
import { drawView, viewOf, type View, type ViewLook } from '../view/draw-view.ts';
import { findParts, type NumberedPart } from './parts-list.ts';

/** A view in millimetres of the machine; its items are to be drawn `factor` times as large. */
export interface FittedView {
  items: Item[];
  /** In millimetres as they are drawn, after the factor. */
  bounds: Box;
}

/** A length that the data give and that is drawn at its size, at its place in a view. */
export interface GivenSpan extends Pick<Span, 'length' | 'view' | 'overall' | 'placed'> {
  /** Along x or y of the view, between the two places. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Where its extension lines begin (y of a length along x, x of one along y); at the view's edge, unless told. */
  at?: number;
  given: GivenLength;
}

export interface FittedMachine {
  views: Record<ViewId, FittedView>;
  factor: number;
  principal: 'front' | 'side';
  end: 'left' | 'right';
  spans: GivenSpan[];
  parts: NumberedPart[];
  /** An overall length is given, and every exact length is drawn at its size. */
  toScale: boolean;
}

/** Lengths that differ by more are not to scale, and not dimensioned. */
const tolerance = 0.005;

/** A machine as large as its figures say, and by how much its body is to be enlarged for that. */
export interface SizedMachine {
  machine: Machine;
  factor: number;
  given: GivenLengths;
}

/**
 * The body of a machine as large as its figures say. A family builds within bounds that suit it; a machine beyond them
 * is built within and enlarged or reduced as a whole.
 */
export function sizeMachine(
  name: string,
  family: MachineFamily,
  tables: readonly SpecificationTable[],
  first?: Machine,
): SizedMachine {
  const given = readGivenLengths(tables);
  const read = readFigures(name, tables);
  let factor = 1;
  let figures: MachineFigures = read;
  let machine = first ?? families[family](figures);
  for (let round = 0; round < 4; round += 1) {
    const ratio = overallRatio(machine, given, factor);
    if (Math.abs(ratio - 1) < tolerance) break;
    factor *= ratio;
    figures = { ...read, ...lengthFigures(given, factor) };
    machine = families[family](figures);
  }
  return { machine, factor, given };
}

/** The three views of a machine for its general arrangement, without what stands beside it. `first`: its body, where that is at hand. */
export function fitMachine(
  name: string,
  family: MachineFamily,
  tables: readonly SpecificationTable[],
  first?: Machine,
): FittedMachine {
  const { machine, factor, given } = sizeMachine(name, family, tables, first);
  const look: ViewLook = { distance: closestLines(machine.body), isBare: true };
  const bare = (view: ViewId): View => viewOf(machine.body, view, machine, look);
  const views = { front: bare('front'), side: bare('side'), plan: bare('plan') };
  const fit = (view: View): FittedView => {
    const { items } = drawView(view);
    return { items, bounds: enlarge(boundsOf({ items }), factor) };
  };
  const spans = givenSpans(machine, given, factor);
  const parts = findParts(views[machine.principal]);
  return {
    views: { front: fit(views.front), side: fit(views.side), plan: fit(views.plan) },
    factor,
    principal: machine.principal,
    end: machine.end,
    spans: spans.filter(isTrue),
    parts: parts.map(({ name: part, at: [x, y] }) => ({ name: part, at: [x * factor, y * factor] })),
    toScale:
      spans.some((span) => span.overall && span.given.exact && isTrue(span)) &&
      spans.every((span) => !span.given.exact || isTrue(span)),
  };
}

/** The lengths that the data give, where they are found in the views. */
function givenSpans(machine: Machine, given: GivenLengths, factor: number): GivenSpan[] {
  return machine.spans.flatMap(({ length, view, along, from, to, at, overall, placed }) => {
    const found = given[length];
    if (!found) return [];
    const { right, up } = cameraOf(view, machine);
    const axis: Vector = [along === 'x' ? 1 : 0, along === 'y' ? 1 : 0, along === 'z' ? 1 : 0];
    const across = dot(axis, right);
    const places = [from, to].map((place) => place * (across === 0 ? dot(axis, up) : across) * factor);
    return [
      {
        length,
        view,
        along: across === 0 ? 'y' : 'x',
        from: Math.min(...places),
        to: Math.max(...places),
        given: found,
        ...(overall ? { overall } : {}),
        ...(placed ? { placed } : {}),
        ...(at ? { at: dot(at, across === 0 ? right : up) * factor } : {}),
      },
    ];
  });
}

function isTrue({ from, to, given }: GivenSpan): boolean {
  return Math.abs((to - from) / given.value - 1) <= tolerance;
}

/** By how much the greatest overall length is larger than drawn; 1 where none is given exactly. */
function overallRatio(machine: Machine, given: GivenLengths, factor: number): number {
  const [greatest] = givenSpans(machine, given, factor)
    .filter((span) => span.overall && span.given.exact && span.to > span.from)
    .toSorted((a, b) => b.given.value - a.given.value);
  return greatest ? greatest.given.value / (greatest.to - greatest.from) : 1;
}

function enlarge({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}
