import type { Point, Scene } from '../scene.ts';

/** A shredder disc or rotor section: hooked teeth around a hub with a hexagonal shaft. `turn` in radians. */
export function toothedDisc(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  teeth: number,
  turn = 0,
  way: 1 | -1 = 1,
): void {
  const points: Point[] = [];
  const at = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  for (let i = 0; i < teeth; i += 1) {
    const angle = turn + (way * i * 2 * Math.PI) / teeth;
    const pitch = (way * 2 * Math.PI) / teeth;
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
