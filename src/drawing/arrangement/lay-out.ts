import type { ViewId } from '../../catalogue/shown/parts.ts';
import type { Box } from '../scene.ts';
import type { MeasuredMachine, ViewDimension } from './measure-machine.ts';
import { personHeight } from '../props.ts';
import type { PaperFormat } from './paper-format.ts';
import { textWidth } from './text-width.ts';
import type { DrawingWords } from '../../catalogue/words.ts';

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
  below: ViewDimension[];
  above: ViewDimension[];
  left: ViewDimension[];
  right: ViewDimension[];
}

export interface ArrangementLayout {
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
/** A person is left out beside a machine lower than two thirds of their height. */
const tallestPerson = 1.5;

/** Space to reserve, in pixels: the minimum size of the free quadrant; `above` the views. */
export interface Room {
  width: number;
  height: number;
  above: number;
  /** The maximum scale, in pixels per millimetre. */
  scale: number;
}

/**
 * First-angle projection at one scale: the plan below the principal elevation, and the other elevation on the side
 * opposite to the end that it shows (ISO 5456-2).
 */
export function layOut(
  machine: MeasuredMachine,
  format: PaperFormat,
  least: Room,
  words: DrawingWords['drawing'],
): ArrangementLayout {
  const { letter, field } = format;
  const { principal } = machine;
  const captions = { front: words.front, side: words.side, plan: words.plan };
  if (!format.compact && machine.installed) captions.plan = `${words.plan} – ${words.installed}`;
  const room = ({ length }: readonly unknown[], more = 0): number =>
    length > 0 ? (spacing.first + spacing.step * (length - 1) + 0.9) * letter + more : 0;
  const measureView = (id: ViewId) => {
    const spans = [...machine.dimensions, ...(machine.installed?.dimensions ?? [])]
      .filter(({ view, overall }) => view === id && (overall || !format.compact))
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
    const {
      below = [],
      above = [],
      left = [],
      right = [],
    } = Object.groupBy(spans, ({ along, placed }) =>
      along === 'x' ? (placed ? 'above' : 'below') : placed ? 'right' : 'left',
    );
    const widest = (list: readonly ViewDimension[]): number =>
      Math.max(0, ...list.map(({ given }) => textWidth(given.label, letter) + letter));
    return {
      id,
      bounds: machine.views[id].bounds,
      sides: { below, above, left, right },
      below: room(below),
      above: room(above),
      left: room(left),
      right: room(right, letter),
      narrowest: Math.max(textWidth(captions[id], captionSize(format)), widest([...below, ...above])),
      lowest: widest([...left, ...right]),
    };
  };
  const [main, end, plan] = [
    measureView(principal),
    measureView(principal === 'front' ? 'side' : 'front'),
    measureView('plan'),
  ];
  const left = Math.max(main.left, plan.left);
  const right = Math.max(main.right, plan.right);
  const below = Math.max(main.below, end.below, spacing.ground * letter);
  const above = Math.max(least.above + main.above, end.above);
  const rightmost = main.bounds.x + main.bounds.width;
  const from = Math.min(main.bounds.x, plan.bounds.x);
  const highest = Math.max(top(main.bounds), top(end.bounds));
  const hasPerson = personHeight <= tallestPerson * highest;
  const tall = hasPerson ? Math.max(highest, personHeight) : highest;
  const to = Math.max(rightmost + (hasPerson ? personRoom : 0), plan.bounds.x + plan.bounds.width);
  const captionRoom = spacing.caption * letter;
  const gap = spacing.gap * letter;
  const measure = (scale: number) => {
    const mainWidth = left + Math.max((to - from) * scale, main.narrowest, plan.narrowest) + right;
    const endWidth = end.left + Math.max(end.bounds.width * scale, end.narrowest) + end.right;
    const upper = above + Math.max(tall * scale, main.lowest, end.lowest) + below + captionRoom;
    const planHeight = plan.above + Math.max(plan.bounds.height * scale, plan.lowest) + plan.below + captionRoom;
    return {
      main: mainWidth,
      side: Math.max(endWidth, least.width),
      upper,
      lower: Math.max(planHeight, least.height),
    };
  };
  const scale = largest(Math.min(least.scale, field.width / (to - from)), (tried) => {
    const size = measure(tried);
    return size.main + size.side + gap <= field.width && size.upper + size.lower + gap / 2 <= field.height;
  });
  const size = measure(scale);
  const spare = {
    x: Math.max(0, field.width - size.main - size.side - gap) / 3,
    y: Math.max(0, field.height - size.upper - size.lower - gap / 2) / 3,
  };
  const mainFirst = machine.end === 'left';
  const mainLeft = mainFirst ? field.x + spare.x : field.x + 2 * spare.x + size.side + gap;
  const endLeft = mainFirst ? mainLeft + size.main + spare.x + gap : field.x + spare.x;
  const ground = field.y + spare.y + size.upper - below - captionRoom;
  const lowerTop = field.y + 2 * spare.y + size.upper + gap / 2;
  const centred = (available: number, length: number): number => Math.max(0, available - length * scale) / 2;
  const mainX = mainLeft + left + centred(size.main - left - right, to - from) - from * scale;
  const endX = endLeft + end.left + centred(size.side - end.left - end.right, end.bounds.width) - end.bounds.x * scale;
  const planRoom = size.lower - plan.above - plan.below - captionRoom - plan.bounds.height * scale;
  const planTop = lowerTop + plan.above + Math.max(0, planRoom) / 2;
  const place = (
    { id, bounds, sides }: ReturnType<typeof measureView>,
    x: number,
    y: number,
    column: PlacedView['column'],
  ): PlacedView => ({
    id,
    caption: captions[id],
    x,
    y,
    box: {
      x: x + bounds.x * scale,
      y: y - top(bounds) * scale,
      width: bounds.width * scale,
      height: (id === 'plan' ? bounds.height : top(bounds)) * scale,
    },
    column,
    ...sides,
  });
  const mainColumn = { left: mainLeft, right: mainLeft + size.main };
  const endColumn = { left: endLeft, right: endLeft + size.side };
  return {
    scale,
    views: [
      place(main, mainX, ground, mainColumn),
      place(end, endX, ground, endColumn),
      place(plan, mainX, planTop + top(plan.bounds) * scale, mainColumn),
    ],
    ground,
    ...(hasPerson ? { person: mainX + (rightmost + personRoom * 0.6) * scale } : {}),
    free: { x: endLeft, y: lowerTop, width: size.side, height: size.lower },
  };
}

export function captionSize({ letter, compact }: PaperFormat): number {
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
