/** The plan of a machine on the floor, with the floor that it takes and the free space that is stated. */
import type { Access, FloorSide } from '../../catalogue/catalogue.ts';
import { drawDimensions } from './dimension-lines.ts';
import { spacing } from './lay-out.ts';
import { measureMachine, type MeasuredMachine, type ViewDimension } from './measure-machine.ts';
import { rectangle, type Point } from '../body/outlines.ts';
import { visible, type ArrangedSubject } from '../general-arrangement.ts';
import { makeMachine } from '../make-machine.ts';
import { drawItemsAt, Scene, type Box } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';

/** The words in the plan: its title, and what its sides are called. */
export type PlanWords = Record<FloorSide, string> & { footprint: string };

/** In points, on a page of A4: the drawing's width, the most that the plan takes of its height, and its letters. */
const [width, most, letter] = [503, 250, 7];

/** The floor that a machine takes, then its free space: rectangles in the plan, whose y points to the rear. */
export function floorAreas({ x, y, width: along, height: across }: Box, access: Access): Point[][] {
  const { front = 0, rear = 0, left = 0, right = 0 } = access;
  const [end, back] = [x + along, y + across];
  return [
    rectangle([x, end], [y, back]),
    ...(front ? [rectangle([x, end], [y - front, y])] : []),
    ...(rear ? [rectangle([x, end], [back, back + rear])] : []),
    ...(left ? [rectangle([x - left, x], [y, back])] : []),
    ...(right ? [rectangle([end, end + right], [y, back])] : []),
  ];
}

/** Draws the plan as an SVG document. Only sizes that the tables state, and stated free space, have dimensions. */
export function drawInstallation(subject: ArrangedSubject, words: PlanWords): string {
  const { figures, access = {}, theme } = subject;
  const measured = measureMachine(makeMachine(subject), figures);
  const { views, dimensions, installed } = measured;
  const { items, bounds } = views.plan;
  const { front = 0, rear = 0, left = 0, right = 0 } = access;
  const [along, across] = [left + bounds.width + right, front + bounds.height + rear];
  const stated = [
    ...dimensions.filter(({ overall }) => overall).flatMap((dimension) => inPlan(dimension, measured)),
    ...(installed?.dimensions.filter(({ view }) => view === 'plan') ?? []),
    ...freeSpace(bounds, access),
  ];
  const below = stated.filter((dimension) => dimension.along === 'x');
  const beside = stated.filter((dimension) => dimension.along === 'y');
  /** From the edge to the name of a side, beyond so many dimensions. */
  const away = (count: number) => (1.6 + (count > 0 ? spacing.first + spacing.step * (count - 1) : 0)) * letter;
  const aside = away(beside.length) + 2 * letter;
  const scale = Math.min((width - 2 * aside) / along, most / across);
  const box = { x: (width - along * scale) / 2, y: 2 * letter, width: along * scale, height: across * scale };
  const bottom = box.y + box.height;
  const height = Math.ceil(bottom + away(below.length) + letter);
  const [x, y] = [box.x + (left - bounds.x) * scale, box.y + (rear + bounds.height + bounds.y) * scale];
  const scene = new Scene();
  const [machineArea = [], ...free] = floorAreas(bounds, access).map((area) =>
    area.map(([px, py]): Point => [x + px * scale, y - py * scale]),
  );
  for (const area of free) scene.poly('washTint', area).poly('floor', area);
  drawItemsAt(scene, visible(items, scale, 1), x, y, scale);
  scene.poly('floor', machineArea);
  const view = { id: 'plan', caption: '', x, y, box, column: { left: 0, right: width }, below, left: beside } as const;
  drawDimensions(scene, { ...view, above: [], right: [] }, scale, letter, bottom);
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  scene.text('letteringBlue', middleX, box.y - letter * 0.7, letter, words.rear);
  scene.text('letteringBlue', middleX, bottom + away(below.length), letter, words.front);
  scene.turnedText('letteringBlue', box.x - away(beside.length), middleY, letter, words.left);
  scene.turnedText('letteringBlue', box.x + box.width + letter * 1.4, middleY, letter, words.right);
  return toSvg(scene, { width, height, styles: makeStyles(theme), title: words.footprint });
}

/** A dimension on the floor, as the plan has it; none for a height. */
function inPlan(dimension: ViewDimension, { principal, end }: MeasuredMachine): ViewDimension[] {
  const { view, along, from, to, given } = dimension;
  if (view === 'plan') return [dimension];
  if (along === 'y') return [];
  if (view === principal) return [{ view: 'plan', along: 'x', from, to, given }];
  // Seen from the left end, the rear is on the left.
  const [low, high] = end === 'right' ? [from, to] : [-to, -from];
  return [{ view: 'plan', along: 'y', from: low, to: high, given }];
}

/** The depths of the free space as dimensions. */
function freeSpace({ x, y, width: long, height: wide }: Box, access: Access): ViewDimension[] {
  const { front = 0, rear = 0, left = 0, right = 0 } = access;
  const depths = [
    { along: 'y', from: y - front, to: y },
    { along: 'y', from: y + wide, to: y + wide + rear },
    { along: 'x', from: x - left, to: x },
    { along: 'x', from: x + long, to: x + long + right },
  ] as const;
  return depths.flatMap((depth) => {
    const value = depth.to - depth.from;
    return value > 0
      ? [{ ...depth, view: 'plan', given: { value, label: String(Math.round(value)), exact: true } }]
      : [];
  });
}
