import type { Goods } from '../figures.ts';
import type { Point, Scene } from '../scene.ts';
import { tyreFace } from './tyre.ts';

/** A piece's own directions: `at(along, up)` in shares of its size, from its middle. */
type Frame = (along: number, up: number) => Point;

function frameAt(x: number, y: number, size: number, angle: number): Frame {
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return (along, up) => [x + along * c - up * s, y + along * s + up * c];
}

/** An outline that is alike on both sides of its axis, from its right half. */
const mirrored = (at: Frame, half: readonly Point[]): Point[] => [
  ...half.map(([along, up]) => at(along, up)),
  ...half.toReversed().map(([along, up]) => at(-along, up)),
];

const halfBottle: Point[] = [
  [0.2, -0.5],
  [0.2, 0.12],
  [0.08, 0.34],
  [0.08, 0.42],
];
const halfSection: Point[] = [
  [0.36, -0.44],
  [0.36, -0.3],
  [0.07, -0.3],
  [0.07, 0.3],
  [0.36, 0.3],
  [0.36, 0.44],
];

/** A bottle with its cap and label. */
function bottle(scene: Scene, at: Frame): void {
  scene.poly('partTint', mirrored(at, halfBottle));
  scene.poly('dark', [at(-0.1, 0.42), at(0.1, 0.42), at(0.1, 0.52), at(-0.1, 0.52)]);
  scene.poly('detail', [at(-0.2, -0.3), at(0.2, -0.3)], false);
  scene.poly('detail', [at(-0.2, -0.02), at(0.2, -0.02)], false);
}

/** A carton with its tape. */
function carton(scene: Scene, at: Frame): void {
  scene.poly('part', [at(-0.44, -0.34), at(0.44, -0.34), at(0.44, 0.34), at(-0.44, 0.34)]);
  scene.poly('partTint', [at(-0.09, 0.34), at(0.09, 0.34), at(0.09, 0.06), at(-0.09, 0.06)]);
  scene.poly('thin', [at(-0.44, 0.18), at(-0.09, 0.18)], false).poly('thin', [at(0.09, 0.18), at(0.44, 0.18)], false);
}

/** A tin with its rims. */
function tin(scene: Scene, at: Frame): void {
  scene.poly('steel', [at(-0.25, -0.4), at(0.25, -0.4), at(0.25, 0.4), at(-0.25, 0.4)]);
  for (const up of [-0.4, 0.4])
    scene.poly('partPale', [at(-0.29, up - 0.06), at(0.29, up - 0.06), at(0.29, up + 0.06), at(-0.29, up + 0.06)]);
  for (const up of [-0.12, 0.12]) scene.poly('thin', [at(-0.25, up), at(0.25, up)], false);
}

/** The end of a rolled section. */
function section(scene: Scene, at: Frame): void {
  scene.poly('dark', mirrored(at, halfSection));
}

/** One piece of a material; every other one is of the other kind, where there are two. */
function piece(scene: Scene, goods: Goods, index: number, [x, y]: Point, size: number): void {
  if (goods === 'tyres') return void tyreFace(scene, x, y, size * 0.5, 18);
  const angle = [0.35, -0.5, 1.2, -0.15, 0.7][index % 5] ?? 0;
  if (goods === 'paper') return carton(scene, frameAt(x, y, size * (index % 2 ? 0.85 : 1), angle * 0.5));
  const at = frameAt(x, y, size, angle);
  if (goods === 'plastics') return bottle(scene, at);
  return (index % 3 === 1 ? section : tin)(scene, at);
}

/** Pieces of a material, each around its point. */
export function pieces(scene: Scene, goods: Goods, points: readonly Point[], size: number): void {
  scene.beside(() => points.forEach((point, index) => piece(scene, goods, index, point, size)));
}

/** What is fed, heaped above the rim of a hopper, which is drawn after it and hides its lower part. */
export function heapedOver(scene: Scene, goods: Goods, from: number, to: number, rim: number): void {
  const size = (to - from) / 3.4;
  const [middle, width] = [(from + to) / 2, to - from];
  const row = (shares: readonly number[], up: number) =>
    shares.map((share): Point => [middle + width * share, rim + size * up]);
  pieces(scene, goods, [...row([-0.17, 0.15], 0.78), ...row([-0.33, 0.01, 0.33], 0.22)], size);
}
