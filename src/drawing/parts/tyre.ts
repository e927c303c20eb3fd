import type { Scene, Step } from '../scene.ts';

/** A tyre seen on its side wall, without a rim. */
export function tyreFace(scene: Scene, x: number, y: number, radius: number, lugs = 24): void {
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
