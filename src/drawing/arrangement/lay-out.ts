import type { ViewId } from '../../catalogue/page-data.ts';
import type { Box } from '../scene.ts';
import type { MeasuredMachine, GivenDimension } from './measure-machine.ts';
import { personHeight } from '../props.ts';
import type { SheetFormat } from './sheet-format.ts';
import { textWidth } from './text-width.ts';

export interface PlacedView {
  id: ViewId;
  caption: string;
  /** The view's origin in pixels. */
  x: number;
  y: number;
  /** The view without its dimensions, in pixels. */
  box: Box;
  /** The horizontal range for the view, its dimensions and its caption. */
  column: { left: number; right: number };
  /** The dimensions on each side of the view, shortest first. */
  below: GivenDimension[];
  above: GivenDimension[];
  left: GivenDimension[];
  right: GivenDimension[];
}

export interface Layout {
  /** Pixels per millimetre. */
  scale: number;
  views: PlacedView[];
  ground: number;
  /** In pixels. Undefined beside a low machine, which a person would dwarf. */
  person?: number;
  /** The quadrant without a view. */
  free: Box;
}

/** In font sizes: view to first dimension line, between dimension lines, caption height, between views. */
export const spacing = { first: 1.5, step: 1.9, caption: 2.2, ground: 0.9, gap: 2.2 };

/** Width of a person with clearance, in millimetres. */
const personRoom = 900;
/** A person is left out beside a machine lower than half their height. */
const tallestPerson = 2;

/** Space to reserve, in pixels: the minimum size of the free quadrant; `above` the views. */
export interface Room {
  width: number;
  height: number;
  above: number;
  /** The maximum scale, in pixels per millimetre. */
  scale: number;
}

/** First-angle projection at one scale: plan below the principal elevation, the other elevation beside it. */
export function layOut(
  machine: MeasuredMachine,
  format: SheetFormat,
  least: Room,
  captions: Readonly<Record<ViewId, string>>,
): Layout {
  const { letter, field } = format;
  const { principal } = machine;
  const end = principal === 'front' ? 'side' : 'front';
  const spansOf = (view: ViewId, along: 'x' | 'y'): GivenDimension[] =>
    machine.dimensions
      .filter(
        (dimension) => dimension.view === view && dimension.along === along && (dimension.overall || !format.compact),
      )
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const room = (count: number): number => (count > 0 ? (spacing.first + spacing.step * (count - 1) + 0.9) * letter : 0);
  const boxes = {
    principal: machine.views[principal].bounds,
    end: machine.views[end].bounds,
    plan: machine.views.plan.bounds,
  };
  const sides = (view: ViewId) => ({
    below: spansOf(view, 'x').filter(({ placed }) => !placed),
    above: spansOf(view, 'x').filter(({ placed }) => placed),
    left: spansOf(view, 'y').filter(({ placed }) => !placed),
    right: spansOf(view, 'y').filter(({ placed }) => placed),
  });
  const roomsOf = (view: ViewId) => {
    const { below, above, left, right } = sides(view);
    return {
      below: room(below.length),
      above: room(above.length),
      left: room(left.length),
      right: right.length > 0 ? room(right.length) + letter : 0,
    };
  };
  const rooms = { principal: roomsOf(principal), end: roomsOf(end), plan: roomsOf('plan') };
  const left = { main: Math.max(rooms.principal.left, rooms.plan.left), end: rooms.end.left };
  const right = { main: Math.max(rooms.principal.right, rooms.plan.right), end: rooms.end.right };
  const below = {
    elevations: Math.max(rooms.principal.below, rooms.end.below, spacing.ground * letter),
    plan: rooms.plan.below,
  };
  const above = {
    elevations: Math.max(least.above + rooms.principal.above, rooms.end.above),
    plan: rooms.plan.above,
  };
  const rightmost = boxes.principal.x + boxes.principal.width;
  const from = Math.min(boxes.principal.x, boxes.plan.x);
  const highest = Math.max(top(boxes.principal), top(boxes.end));
  const hasPerson = personHeight <= tallestPerson * highest;
  const tall = hasPerson ? Math.max(highest, personHeight) : highest;
  const to = Math.max(rightmost + (hasPerson ? personRoom : 0), boxes.plan.x + boxes.plan.width);
  const captionRoom = spacing.caption * letter;
  const gap = spacing.gap * letter;
  const widest = (view: ViewId, along: 'x' | 'y'): number =>
    Math.max(0, ...spansOf(view, along).map(({ given }) => textWidth(given.label, letter) + letter));
  const captionOf = (view: ViewId): number => textWidth(captions[view], captionSize(format));
  const narrowest = {
    main: Math.max(captionOf(principal), captionOf('plan'), widest(principal, 'x'), widest('plan', 'x')),
    end: Math.max(captionOf(end), widest(end, 'x')),
  };
  const lowest = {
    elevations: Math.max(widest(principal, 'y'), widest(end, 'y')),
    plan: widest('plan', 'y'),
  };
  const measure = (scale: number) => {
    const main = left.main + Math.max((to - from) * scale, narrowest.main) + right.main;
    const ends = left.end + Math.max(boxes.end.width * scale, narrowest.end) + right.end;
    const side = Math.max(ends, least.width);
    const upper = above.elevations + Math.max(tall * scale, lowest.elevations) + below.elevations + captionRoom;
    const plan = above.plan + Math.max(boxes.plan.height * scale, lowest.plan) + below.plan + captionRoom;
    const lower = Math.max(plan, least.height);
    return { main, side, upper, lower };
  };
  const scale = largest(Math.min(least.scale, field.width / (to - from)), (tried) => {
    const { main, side, upper, lower } = measure(tried);
    return main + side + gap <= field.width && upper + lower + gap / 2 <= field.height;
  });
  const size = measure(scale);
  const spare = {
    x: Math.max(0, field.width - size.main - size.side - gap) / 3,
    y: Math.max(0, field.height - size.upper - size.lower - gap / 2) / 3,
  };
  const mainFirst = machine.end === 'right';
  const mainLeft = mainFirst ? field.x + spare.x : field.x + 2 * spare.x + size.side + gap;
  const endLeft = mainFirst ? mainLeft + size.main + spare.x + gap : field.x + spare.x;
  const ground = field.y + spare.y + size.upper - below.elevations - captionRoom;
  const lowerTop = field.y + 2 * spare.y + size.upper + gap / 2;
  const centred = (available: number, length: number): number => Math.max(0, available - length * scale) / 2;
  const mainX = mainLeft + left.main + centred(size.main - left.main - right.main, to - from) - from * scale;
  const endX = endLeft + left.end + centred(size.side - left.end - right.end, boxes.end.width) - boxes.end.x * scale;
  const planHeight = boxes.plan.height * scale;
  const planRoom = size.lower - above.plan - below.plan - captionRoom - planHeight;
  const planTop = lowerTop + above.plan + Math.max(0, planRoom) / 2;
  const view = (id: ViewId, x: number, y: number, column: PlacedView['column']): PlacedView => {
    const { bounds } = machine.views[id];
    return {
      id,
      caption: captions[id],
      x,
      y,
      box: {
        x: x + bounds.x * scale,
        y: y - (bounds.y + bounds.height) * scale,
        width: bounds.width * scale,
        height: (id === 'plan' ? bounds.height : bounds.y + bounds.height) * scale,
      },
      column,
      ...sides(id),
    };
  };
  const mainColumn = { left: mainLeft, right: mainLeft + size.main };
  const endColumn = { left: endLeft, right: endLeft + size.side };
  return {
    scale,
    views: [
      view(principal, mainX, ground, mainColumn),
      view(end, endX, ground, endColumn),
      view('plan', mainX, planTop + (boxes.plan.y + boxes.plan.height) * scale, mainColumn),
    ],
    ground,
    ...(hasPerson ? { person: mainX + (rightmost + personRoom * 0.6) * scale } : {}),
    free: { x: endLeft, y: lowerTop, width: size.side, height: size.lower },
  };
}

export function captionSize({ letter, compact }: SheetFormat): number {
  return letter * (compact ? 0.86 : 0.9);
}

function top(box: Box): number {
  return box.y + box.height;
}

/** The largest number up to `most` that fits, by binary search: `fits` must be monotonic. */
function largest(most: number, fits: (tried: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [0, most];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
