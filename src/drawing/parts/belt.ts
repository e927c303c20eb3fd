import type { Point, Scene } from '../scene.ts';
import { bracedLegs, leg } from './structure.ts';

/** A straight belt conveyor seen from its side, its belt from one point to the other: frame, drums, rollers, skirt. */
export function beltRun(scene: Scene, from: Point, to: Point, frame: number, skirt = 0): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, up: number): Point => [from[0] + ux * along - uy * up, from[1] + uy * along + ux * up];
  if (skirt > 0) {
    scene.poly('partPale', [
      at(length * 0.04, 0),
      at(length * 0.94, 0),
      at(length * 0.94, skirt),
      at(length * 0.04, skirt),
    ]);
    const stays = Math.max(4, Math.min(16, Math.round(length / (skirt * 2))));
    for (let i = 1; i < stays; i += 1) {
      const along = length * (0.04 + (0.9 * i) / stays);
      scene.poly('thin', [at(along, 0), at(along, skirt)], false);
    }
  }
  for (const along of [0, length]) {
    const [x, y] = at(along, -frame / 2);
    scene.circle('partTint', x, y, frame * 0.5);
  }
  scene.poly('body', [at(0, 0), at(length, 0), at(length, -frame), at(0, -frame)]);
  const rollers = Math.max(4, Math.min(14, Math.round(length / (frame * 3))));
  for (let i = 1; i < rollers; i += 1) {
    const [x, y] = at((length * i) / rollers, -frame * 0.5);
    scene.circle('detail', x, y, frame * 0.17);
  }
  for (const along of [0, length]) {
    const [x, y] = at(along, -frame / 2);
    scene.circle('partTint', x, y, frame * 0.42);
    scene.circle('detail', x, y, frame * 0.14);
  }
}

/** A belt that comes towards the viewer: its head drum at `y`, its legs left and right. */
export function beltEnd(scene: Scene, x: number, width: number, y: number, frame: number): void {
  const half = width / 2;
  for (const way of [-1, 1]) leg(scene, x + way * (half + frame * 0.35), y - frame, frame * 0.5);
  scene.rect('part', x - half - frame * 0.2, y * 0.42, width + frame * 0.4, frame * 0.4);
  scene.rect('body', x - half - frame * 0.7, y - frame, width + frame * 1.4, frame);
  scene.rect('tyre', x - half, y - frame * 1.05, width, frame * 1.05, frame * 0.15);
  scene.ribs('detail', 'upright', { x: x - half, y: y - frame, width, height: frame * 0.95 }, 7);
}

/** A belt seen from above that runs towards the viewer, from `far` to `near`, its middle at x. */
export function beltPlanAway(scene: Scene, x: number, width: number, far: number, near: number, frame: number): void {
  const length = far - near;
  scene.rect('body', x - width / 2 - frame, near, width + 2 * frame, length);
  scene.rect('partTint', x - width / 2, near, width, length);
  const marks = Math.max(3, Math.round(length / (width * 0.8)));
  for (let i = 0; i < marks; i += 1) {
    const at = near + (length * (i + 0.6)) / marks;
    scene.poly(
      'detail',
      [
        [x - width * 0.36, at],
        [x, at - width * 0.22],
        [x + width * 0.36, at],
      ],
      false,
    );
  }
}

/** Where a straight line from one point to another is at x. */
export function heightAt(from: Point, to: Point, x: number): number {
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** A short level take-away conveyor on legs. */
export function takeAway(scene: Scene, x1: number, x2: number, y: number, frame: number): void {
  for (const x of [x1 + (x2 - x1) * 0.12, x2 - (x2 - x1) * 0.12]) leg(scene, x, y - frame * 0.5, frame * 0.45);
  beltRun(scene, [x1, y], [x2, y], frame);
}

/** A rising conveyor on braced legs. */
export function risingBelt(scene: Scene, from: Point, to: Point, frame: number, skirt: number): void {
  const [x1, x2] = [from[0] + (to[0] - from[0]) * 0.52, from[0] + (to[0] - from[0]) * 0.84];
  const w = frame * 0.42;
  leg(scene, from[0] + (to[0] - from[0]) * 0.16, heightAt(from, to, from[0] + (to[0] - from[0]) * 0.16) - frame, w);
  bracedLegs(scene, x1, x2, heightAt(from, to, x1) - frame * 0.9, w);
  leg(scene, x2, heightAt(from, to, x2) - frame, w);
  beltRun(scene, from, to, frame, skirt);
}

/** A belt seen from above, running along x, with its frame, edge rollers and chevrons. */
export function beltPlan(scene: Scene, x: number, y: number, length: number, width: number, marks = 8): void {
  const frame = width * 0.14;
  scene.rect('body', x, y - frame, length, width + 2 * frame);
  scene.rect('partTint', x, y, length, width);
  for (let i = 0; i < marks; i += 1) {
    const at = x + (length * (i + 0.35)) / marks;
    const tip = Math.min(width * 0.25, (length / marks) * 0.5);
    scene.poly(
      'detail',
      [
        [at, y + width * 0.14],
        [at + tip, y + width / 2],
        [at, y + width * 0.86],
      ],
      false,
    );
  }
}

/** A heap of shredded rubber with its foot in the middle at x. */
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

/** Pieces in the air or on a belt. */
export function crumbs(scene: Scene, points: readonly Point[], size: number): void {
  points.forEach(([x, y], index) =>
    scene.rect('grain', x, y, size * (index % 2 ? 1.3 : 1), size * (index % 3 ? 0.8 : 1.1)),
  );
}
