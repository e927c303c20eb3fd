import type { Point } from '../body/outlines.ts';
import type { Scene } from '../scene.ts';
import type { ViewDimension } from './measure-machine.ts';
import { spacing, type PlacedView } from './lay-out.ts';
import { textWidth } from './text-width.ts';

/** Draws a view's dimensions. `base`: the view's lower edge (elevations: the ground). */
export function drawDimensions(scene: Scene, view: PlacedView, scale: number, letter: number, base: number): void {
  const distance = (index: number): number => (spacing.first + spacing.step * index) * letter;
  const { x, y, width } = view.box;
  const draw = (dimension: ViewDimension, edge: number, place: number): void =>
    drawDimension(scene, view, dimension, scale, letter, edge, place, base);
  view.below.forEach((dimension, index) => draw(dimension, base, base + distance(index)));
  view.above.forEach((dimension, index) => draw(dimension, y, y - distance(index)));
  view.left.forEach((dimension, index) => draw(dimension, x, x - distance(index)));
  view.right.forEach((dimension, index) => draw(dimension, x + width, x + width + distance(index) + letter));
}

/**
 * Draws a dimension with its text above the line, or left of it and not below `base`. Its line is at `place`; its
 * extension lines start at `edge`, or at `dimension.at`.
 */
function drawDimension(
  scene: Scene,
  view: PlacedView,
  { along, from, to, at, given: { label } }: ViewDimension,
  scale: number,
  letter: number,
  edge: number,
  place: number,
  base: number,
): void {
  const isUpright = along === 'y';
  /** A point on the sheet from its position along the dimension and across it. */
  const point = (position: number, across: number): Point => (isUpright ? [across, position] : [position, across]);
  const alongX = (value: number): number => view.x + value * scale;
  const alongY = (value: number): number => view.y - value * scale;
  const [first, last] = isUpright ? [alongY(to), alongY(from)] : [alongX(from), alongX(to)];
  const way = Math.sign(place - edge);
  const start = at === undefined ? edge + way * letter * 0.3 : isUpright ? alongX(at) : alongY(at);
  for (const end of [first, last])
    scene.polyline('extension', [point(end, start), point(end, place + way * letter * 0.35)]);
  drawLine(scene, point(first, place), point(last, place), letter);
  const half = textWidth(label, letter) / 2;
  const fits = 2 * half + letter * 0.6 <= last - first;
  const centre = (first + last) / 2;
  const { left, right } = view.column;
  const within = fits ? centre : Math.max(left + half, Math.min(right - half, centre));
  const middle = isUpright ? Math.min(centre, base - half - letter * 0.2) : within;
  if (!fits) scene.rect('halo', ...point(middle - half, place - letter * 1.15), ...point(2 * half, letter));
  const [x, y] = point(middle, place - letter * 0.34);
  if (isUpright) scene.turnedText('lettering', x, y, letter, label);
  else scene.text('lettering', x, y, letter, label);
}

/** Draws a dimension line with its arrows, which sit outside the two points where the line is too short. */
function drawLine(scene: Scene, from: Point, to: Point, letter: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const inside = length >= letter * 2.4;
  const [ux, uy] = length > 0 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0];
  const overhang = inside ? 0 : letter * 1.3;
  scene.line(
    'dimension',
    from[0] - ux * overhang,
    from[1] - uy * overhang,
    to[0] + ux * overhang,
    to[1] + uy * overhang,
  );
  const way = inside ? 1 : -1;
  arrow(scene, from, ux * way, uy * way, letter);
  arrow(scene, to, -ux * way, -uy * way, letter);
}

/** Draws a slim arrow head with its tip at the point; (ux, uy) is the direction from tip to base. */
export function arrow(scene: Scene, [x, y]: Point, ux: number, uy: number, letter: number): void {
  const [long, wide] = [letter * 0.8, letter * 0.17];
  scene.poly('arrow', [
    [x, y],
    [x + ux * long - uy * wide, y + uy * long + ux * wide],
    [x + ux * long + uy * wide, y + uy * long - ux * wide],
  ]);
}
