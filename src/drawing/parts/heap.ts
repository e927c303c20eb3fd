import type { Scene } from '../scene.ts';

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
