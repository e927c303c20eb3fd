import type { Point, Scene } from '../scene.ts';
import type { StyleName } from '../styles.ts';

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

/** A standing person, 1.75 m unless told, for scale; `arm` shows one pointing to the right or the left. */
export function person(scene: Scene, x: number, height = 1750, style: StyleName = 'person', arm: -1 | 0 | 1 = 0): void {
  const k = height / 1750;
  const right = half.map(([dx, dy]): Point => [x + dx * k, dy * k]);
  const left = half.toReversed().map(([dx, dy]): Point => [x - dx * k, dy * k]);
  scene.circle(style, x, 1630 * k, 112 * k);
  scene.poly(style, [...right, ...left]);
  if (arm !== 0)
    scene.poly(
      style,
      raisedArm.map(([dx, dy]): Point => [x + arm * dx * k, dy * k]),
    );
}
