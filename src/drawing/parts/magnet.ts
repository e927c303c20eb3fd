import type { Point, Scene, Step } from '../scene.ts';

/** Short curved wires around a point. */
export function wires(scene: Scene, points: readonly Point[], size: number): void {
  const steps: Step[] = points.flatMap(([x, y], i): Step[] => {
    const tilt = (i % 3) - 1;
    return [
      ['M', x, y],
      ['C', x + size * 0.3, y + size * 0.5, x + size * 0.6, y - size * 0.4 * tilt, x + size, y + size * 0.2 * tilt],
    ];
  });
  scene.path('edge', steps);
}

/** The magnet's block with its belt around two drums, `x` its middle, `y` its lower side. */
export function magnet(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.rect('body', x - width / 2, y, width, height, height / 2);
  scene.rect('thin', x - width / 2 + 35, y + 35, width - 70, height - 70, height / 2);
  for (const way of [-1, 1]) {
    const at = x + way * (width / 2 - height / 2);
    scene.circle('partTint', at, y + height / 2, height * 0.36).circle('part', at, y + height / 2, height * 0.12);
  }
  scene.rect('tint', x - width * 0.27, y + height * 0.12, width * 0.54, height * 0.76);
  scene.ribs(
    'detail',
    'upright',
    { x: x - width * 0.27, y: y + height * 0.12, width: width * 0.54, height: height * 0.76 },
    6,
  );
}
