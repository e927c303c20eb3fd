import type { Figure } from '../../figures/figure.ts';
import type { ViewId } from '../../catalogue/shown/parts.ts';
import { dot, type Vector } from '../body/vector.ts';
import type { DrawnMachine, Dimension } from '../families/family.ts';
import { readGivenLengths, type GivenLength, type GivenLengths, type LengthName } from '../given-lengths.ts';
import type { Sides } from '../../catalogue/catalogue.ts';
import { installedSpace, type Space } from '../installed-space.ts';
import { isToScale, closestLines } from '../make-machine.ts';
import { boundsOf, type Box, type Item } from '../scene.ts';
import { cameraOf } from '../view/camera.ts';
import { drawView, viewOf, type View, type ViewLook } from '../view/draw-view.ts';
import type { Point } from '../body/outlines.ts';
import { isWithin } from '../view/hidden-lines.ts';
import type { ViewFace } from '../view/project.ts';

/** A view in millimetres. */
interface MeasuredView {
  items: Item[];
  /** Its lines for CAD. */
  everyLine: () => Item[];
  bounds: Box;
}

/** A dimension at its position in a view. */
export interface ViewDimension extends Pick<Dimension, 'view' | 'overall' | 'placed'> {
  /** The direction in the view of the length between `from` and `to`. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Where the extension lines start: y of a horizontal dimension, x of a vertical one. Default: the view's edge. */
  at?: number;
  given: GivenLength;
}

/** A dimension whose value is in the specification tables. */
interface GivenDimension extends ViewDimension {
  length: LengthName;
}

export interface MeasuredMachine {
  views: Record<ViewId, MeasuredView>;
  principal: 'front' | 'side';
  end: 'left' | 'right';
  dimensions: GivenDimension[];
  /** If more is drawn than the machine itself. */
  installed?: { size: Sides; dimensions: ViewDimension[] };
  parts: NumberedPart[];
  /** True if an overall length is given and every exact length is drawn at its size. */
  toScale: boolean;
}

/** The three views for a general arrangement, without surroundings, and the dimensions that the tables give. */
export function measureMachine(machine: DrawnMachine, figures: readonly Figure[]): MeasuredMachine {
  const look: ViewLook = { distance: closestLines(machine.body), isBare: true };
  const bare = (view: ViewId): View => viewOf(machine.body, view, machine, look);
  const views = { front: bare('front'), side: bare('side'), plan: bare('plan') };
  const measure = (view: View): MeasuredView => {
    const { items } = drawView(view);
    const everyLine = () => drawView({ faces: [], lines: view.everyLine(), guides: view.guides }).items;
    return { items, everyLine, bounds: boundsOf({ items }) };
  };
  const dimensions = givenDimensions(machine, readGivenLengths(figures));
  const space = installedSpace(machine, figures);
  return {
    views: { front: measure(views.front), side: measure(views.side), plan: measure(views.plan) },
    principal: machine.principal,
    end: machine.end ?? 'right',
    dimensions: dimensions.filter(isToScale),
    ...(space?.installed && {
      installed: { size: space.installed, dimensions: installedDimensions(machine, space, space.installed) },
    }),
    parts: findParts(views[machine.principal]),
    toScale:
      dimensions.some((dimension) => dimension.overall && dimension.given.exact && isToScale(dimension)) &&
      dimensions.every((dimension) => !dimension.given.exact || isToScale(dimension)),
  };
}

function givenDimensions(machine: DrawnMachine, given: GivenLengths): GivenDimension[] {
  return machine.dimensions.flatMap(({ length, view, along, from, to, at, overall, placed }) => {
    const givenLength = given[length];
    if (!givenLength) return [];
    const { right, up } = cameraOf(view, machine);
    const axis: Vector = [along === 'x' ? 1 : 0, along === 'y' ? 1 : 0, along === 'z' ? 1 : 0];
    const across = dot(axis, right);
    const places = [from, to].map((place) => place * (across === 0 ? dot(axis, up) : across));
    return [
      {
        length,
        view,
        along: across === 0 ? 'y' : 'x',
        from: Math.min(...places),
        to: Math.max(...places),
        given: givenLength,
        ...(overall ? { overall } : {}),
        ...(placed ? { placed } : {}),
        ...(at ? { at: dot(at, across === 0 ? right : up) } : {}),
      },
    ];
  });
}

/**
 * The overall dimensions of the installation that differ from the machine's: on the floor in the plan, and its height.
 * Their labels are in parentheses, as those of auxiliary dimensions are (ISO 129-1).
 */
function installedDimensions(
  { principal }: DrawnMachine,
  { machine, low, high }: Space,
  installed: Sides,
): ViewDimension[] {
  const [[left, bottom, back], [right, top, front]] = [low, high];
  const all: Pick<ViewDimension, 'view' | 'along' | 'from' | 'to'>[] = [
    { view: 'plan', along: 'x', from: left, to: right },
    { view: 'plan', along: 'y', from: -front, to: -back },
    { view: principal, along: 'y', from: bottom, to: top },
  ];
  return all.flatMap((dimension, index) => {
    const value = installed[index] ?? 0;
    return value === machine[index] ? [] : [{ ...dimension, given: { value, label: `(${value})`, exact: false } }];
  });
}

/** A part with a balloon; `at` is where its leader ends. */
interface NumberedPart {
  name: string;
  at: Point;
}

/** Candidate points per side of a face's bounding box. */
const tries = 5;
/** Candidate faces per part, largest first. */
const maxFaces = 12;

/** Each visible named part with a point for its leader: near the middle of its largest visible face. */
function findParts({ faces }: View): NumberedPart[] {
  const named = Map.groupBy(
    faces.filter(({ part }) => part.name !== ''),
    ({ part }) => part.name,
  );
  return [...named].flatMap(([name, ofPart]): NumberedPart[] => {
    const largest = ofPart.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxFaces);
    for (const face of largest) {
      const at = placesOn(face).find((place) => topmost(faces, place)?.part.name === name);
      if (at) return [{ name, at }];
    }
    return [];
  });
}

function sizeOf({ bounds: [left, bottom, right, top] }: ViewFace): number {
  return (right - left) * (top - bottom);
}

/** Candidate points on a face's bounding box, nearest to the middle first. */
function placesOn({ bounds: [left, bottom, right, top] }: ViewFace): Point[] {
  const shares = Array.from({ length: tries }, (_, i) => (i + 0.5) / tries);
  const away = (share: number): number => Math.abs(share - 0.5);
  return shares
    .flatMap((x) => shares.map((y): [number, number] => [x, y]))
    .toSorted((a, b) => away(a[0]) + away(a[1]) - away(b[0]) - away(b[1]))
    .map(([x, y]): Point => [left + (right - left) * x, bottom + (top - bottom) * y]);
}

/** The face painted last at a point. */
function topmost(faces: readonly ViewFace[], [x, y]: Point): ViewFace | undefined {
  return faces.findLast(
    ({ bounds: [left, bottom, right, top], loops }) =>
      x >= left && x <= right && y >= bottom && y <= top && isWithin(loops, x, y),
  );
}
