import type { Scene, Step } from '../scene.ts';

/** A wall cut through: 45° strokes inside a box with square corners, `step` apart, in millimetres. */
export function cutWall(scene: Scene, x: number, y: number, width: number, height: number, step: number): void {
  scene.rect('part', x, y, width, height);
  const strokes: Step[] = [];
  for (let at = step; at < width + height; at += step) {
    const [low, high] = [Math.max(0, at - height), Math.min(width, at)];
    if (high > low) strokes.push(['M', x + low, y + at - low], ['L', x + high, y + at - high]);
  }
  scene.path('hatching', strokes);
}
