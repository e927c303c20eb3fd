import type { Scene, Step } from '../scene.ts';

/** The ground in pixels of the picture: a line with short slanting strokes below. `step` is their distance. */
export function drawGround(picture: Scene, x1: number, x2: number, y: number, step = 9): void {
  const strokes: Step[] = [];
  for (let x = x1 + step; x <= x2; x += step) strokes.push(['M', x, y], ['L', x - step * 0.6, y + step * 0.6]);
  picture.path('thin', strokes);
  picture.line('ground', x1, y, x2, y);
}
