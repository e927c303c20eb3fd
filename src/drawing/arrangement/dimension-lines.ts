import type { Point, Scene } from '../scene.ts';
import type { GivenDimension } from './measure-machine.ts';
import { spacing, type PlacedView } from './lay-out.ts';
import { textWidth } from './text-width.ts';

/** Draws a view's dimensions. `base`: the view's lower edge (elevations: the ground). */
export function drawDimensions(sheet: Scene, view: PlacedView, scale: number, letter: number, base: number): void {
  const distance = (index: number): number => (spacing.first + spacing.step * index) * letter;
  const right = view.box.x + view.box.width;
  view.below.forEach((dimension, index) =>
    drawAcross(sheet, view, dimension, scale, letter, base, base + distance(index)),
  );
  view.above.forEach((dimension, index) =>
    drawAcross(sheet, view, dimension, scale, letter, view.box.y, view.box.y - distance(index)),
  );
  view.left.forEach((dimension, index) =>
    drawUpright(sheet, view, dimension, scale, letter, view.box.x, view.box.x - distance(index), base),
  );
  view.right.forEach((dimension, index) =>
    drawUpright(sheet, view, dimension, scale, letter, right, right + distance(index) + letter, base),
  );
}

/** Draws a horizontal dimension at `y`. Its extension lines start at `edge`, or at `dimension.at`. */
function drawAcross(
  sheet: Scene,
  view: PlacedView,
  dimension: GivenDimension,
  scale: number,
  letter: number,
  edge: number,
  y: number,
): void {
  const way = Math.sign(y - edge);
  const [x1, x2] = [view.x + dimension.from * scale, view.x + dimension.to * scale];
  const from = dimension.at === undefined ? edge + way * letter * 0.3 : view.y - dimension.at * scale;
  for (const x of [x1, x2]) sheet.line('extension', x, from, x, y + way * letter * 0.35);
  drawLine(sheet, [x1, y], [x2, y], letter);
  const width = textWidth(dimension.given.label, letter);
  const fits = width + letter * 0.6 <= x2 - x1;
  const { left, right } = view.column;
  const middle = fits ? (x1 + x2) / 2 : Math.max(left + width / 2, Math.min(right - width / 2, (x1 + x2) / 2));
  if (!fits) sheet.rect('halo', middle - width / 2, y - letter * 1.15, width, letter);
  sheet.text('lettering', middle, y - letter * 0.34, letter, dimension.given.label);
}

/** Draws a vertical dimension at `x`, its text left of the line and not below `base`. */
function drawUpright(
  sheet: Scene,
  view: PlacedView,
  dimension: GivenDimension,
  scale: number,
  letter: number,
  edge: number,
  x: number,
  base: number,
): void {
  const way = Math.sign(x - edge);
  const [y1, y2] = [view.y - dimension.to * scale, view.y - dimension.from * scale];
  const from = dimension.at === undefined ? edge + way * letter * 0.3 : view.x + dimension.at * scale;
  for (const y of [y1, y2]) sheet.line('extension', from, y, x + way * letter * 0.35, y);
  drawLine(sheet, [x, y1], [x, y2], letter);
  const half = textWidth(dimension.given.label, letter) / 2;
  const middle = Math.min((y1 + y2) / 2, base - half - letter * 0.2);
  if (2 * half + letter * 0.6 > y2 - y1) sheet.rect('halo', x - letter * 1.15, middle - half, letter, 2 * half);
  sheet.turnedText('lettering', x - letter * 0.34, middle, letter, dimension.given.label);
}

/** Draws a dimension line with its arrows, which sit outside the two points where the line is too short. */
function drawLine(sheet: Scene, from: Point, to: Point, letter: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const inside = length >= letter * 2.4;
  const [ux, uy] = length > 0 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0];
  const overhang = inside ? 0 : letter * 1.3;
  sheet.line(
    'dimension',
    from[0] - ux * overhang,
    from[1] - uy * overhang,
    to[0] + ux * overhang,
    to[1] + uy * overhang,
  );
  const way = inside ? 1 : -1;
  arrow(sheet, from, ux * way, uy * way, letter);
  arrow(sheet, to, -ux * way, -uy * way, letter);
}

/** Draws a slim arrow head with its tip at the point; (ux, uy) is the direction from tip to base. */
export function arrow(sheet: Scene, [x, y]: Point, ux: number, uy: number, letter: number): void {
  const [long, wide] = [letter * 0.8, letter * 0.17];
  sheet.poly('arrow', [
    [x, y],
    [x + ux * long - uy * wide, y + uy * long + ux * wide],
    [x + ux * long + uy * wide, y + uy * long - ux * wide],
  ]);
}
