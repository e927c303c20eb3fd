import type { Scene, Step, Point } from './scene.ts';
import type { StyleName } from './styles.ts';

/** Draws the ground as a hatched line; `step` is the distance of the strokes in pixels. */
export function drawGround(picture: Scene, x1: number, x2: number, y: number, step = 9): void {
  const strokes: Step[] = [];
  for (let x = x1 + step; x <= x2; x += step) strokes.push(['M', x, y], ['L', x - step * 0.6, y + step * 0.6]);
  picture.path('thin', strokes);
  picture.line('ground', x1, y, x2, y);
}

/** A heap of shredded rubber; x is the middle of its base. */
export function heap(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.path('partTint', [
    ['M', x - width / 2, y],
    ['C', x - width * 0.3, y + height * 0.35, x - width * 0.15, y + height, x, y + height],
    ['C', x + width * 0.15, y + height, x + width * 0.3, y + height * 0.35, x + width / 2, y],
    ['Z'],
  ]);
  for (const [dx, dy] of [
    [-0.22, 0.12],
    [-0.08, 0.3],
    [0.05, 0.12],
    [0.02, 0.62],
    [0.18, 0.24],
    [-0.14, 0.55],
    [0.3, 0.08],
    [0.1, 0.45],
  ] as const) {
    scene.rect('grain', x + width * dx, y + height * dy, width * 0.05, width * 0.03);
  }
}

/** A tyre seen from the side, without rim. */
export function tyreFace(scene: Scene, x: number, y: number, radius: number): void {
  const lugs = 20;
  scene.circle('tyre', x, y, radius);
  const ticks: Step[] = [];
  for (let i = 0; i < lugs; i += 1) {
    const angle = (i / lugs) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    ticks.push(['M', x + c * radius, y + s * radius], ['L', x + c * radius * 0.9, y + s * radius * 0.9]);
  }
  scene.path('edge', ticks);
  scene.circle('edge', x, y, radius * 0.88);
  scene.circle('thin', x, y, radius * 0.74);
  scene.circle('part', x, y, radius * 0.56);
  scene.circle('detail', x, y, radius * 0.61);
}

/** A shredder disc or rotor section: hooked teeth around a hub with a hexagonal shaft. */
export function toothedDisc(scene: Scene, x: number, y: number, radius: number, teeth: number): void {
  const turn = 0.2;
  const points: Point[] = [];
  const at = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  for (let i = 0; i < teeth; i += 1) {
    const angle = turn + (i * 2 * Math.PI) / teeth;
    const pitch = (2 * Math.PI) / teeth;
    points.push(
      at(angle, radius * 0.8),
      at(angle + pitch * 0.04, radius),
      at(angle + pitch * 0.3, radius * 0.97),
      at(angle + pitch * 0.48, radius * 0.8),
    );
  }
  scene.poly('knife', points);
  scene.circle('part', x, y, radius * 0.46);
  scene.poly(
    'edge',
    [0, 1, 2, 3, 4, 5].map((i) => at(turn + (i * Math.PI) / 3, radius * 0.28)),
  );
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

/** A standing person, 1.75 m by default. `arm` makes one arm point right (1) or left (-1). */
export function person(
  scene: Scene,
  x: number,
  height = personHeight,
  style: StyleName = 'person',
  arm: -1 | 0 | 1 = 0,
): void {
  const k = height / personHeight;
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
