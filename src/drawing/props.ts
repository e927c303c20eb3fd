import type { Point } from './body/outlines.ts';
import type { Scene, Step } from './scene.ts';
import type { StyleName } from './styles.ts';

/** Draws the ground as a hatched line; `step` is the distance of the strokes in pixels. */
export function drawGround(picture: Scene, x1: number, x2: number, y: number, step = 9): void {
  const strokes: Step[] = [];
  for (let x = x1 + step; x <= x2; x += step) strokes.push(['M', x, y], ['L', x - step * 0.6, y + step * 0.6]);
  picture.path('thin', strokes);
  picture.line('ground', x1, y, x2, y);
}

const half: readonly Point[] = [
  [55, 1500],
  [185, 1450],
  [235, 1370],
  [258, 1080],
  [235, 800],
  [180, 800],
  [190, 1080],
  [165, 1220],
  [170, 840],
  [140, 60],
  [165, 0],
  [35, 0],
  [15, 760],
];
const raisedArm: readonly Point[] = [
  [120, 1470],
  [225, 1380],
  [430, 1250],
  [640, 1390],
  [610, 1450],
  [430, 1345],
  [250, 1450],
];

export const personHeight = 1750;
/** From a machine to the middle of the person beside it, in millimetres. */
export const personRoom = 620;

/** A standing person in millimetres. `arm` makes one arm point right (1) or left (-1). */
export function drawPerson(scene: Scene, x: number, style: StyleName = 'person', arm: -1 | 0 | 1 = 0): void {
  const placed = (points: readonly Point[], side: -1 | 1): Point[] => points.map(([dx, dy]) => [x + side * dx, dy]);
  scene.circle(style, x, 1630, 112);
  scene.poly(style, [...placed(half, 1), ...placed(half.toReversed(), -1)]);
  if (arm !== 0) scene.poly(style, placed(raisedArm, arm));
}
