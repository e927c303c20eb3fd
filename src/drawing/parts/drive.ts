import type { Point, Scene } from '../scene.ts';

/**
 * A gear motor along x, from its flange at (x, y on the axis) over `length` to the right (`to` = 1) or left (-1):
 * flange, gearbox, adapter, motor with cooling fins and terminal box, fan cover.
 */
export function gearMotor(scene: Scene, x: number, y: number, length: number, diameter: number, to: 1 | -1): void {
  const block = (
    from: number,
    until: number,
    share: number,
    style: 'body' | 'part' | 'partTint' | 'steel',
    radius = 0,
  ): void => {
    const d = diameter * share;
    scene.rect(style, x + to * from * length, y - d / 2, to * (until - from) * length, d, radius * diameter);
  };
  block(0, 0.07, 1.05, 'steel');
  block(0.07, 0.33, 0.9, 'part', 0.06);
  block(0.33, 0.42, 0.6, 'partTint');
  block(0.9, 1, 0.72, 'partTint', 0.12);
  block(0.42, 0.9, 0.82, 'part', 0.06);
  scene.rect(
    'partTint',
    x + to * 0.54 * length,
    y + diameter * 0.41,
    to * 0.18 * length,
    diameter * 0.2,
    diameter * 0.03,
  );
  const from = Math.min(x + to * 0.45 * length, x + to * 0.87 * length);
  scene.ribs('thin', 'level', { x: from, y: y - diameter * 0.38, width: 0.42 * length, height: diameter * 0.76 }, 6);
  scene.line('detail', x + to * 0.2 * length, y - diameter * 0.45, x + to * 0.2 * length, y + diameter * 0.45);
}

/** A foot-mounted motor seen from its end. */
export function motorEnd(scene: Scene, x: number, y: number, diameter: number): void {
  scene.rect('partTint', x - diameter * 0.16, y + diameter * 0.4, diameter * 0.32, diameter * 0.22);
  scene.circle('part', x, y, diameter / 2);
  scene.circle('thin', x, y, diameter * 0.4);
  scene.circle('detail', x, y, diameter * 0.24);
  scene.circle('partTint', x, y, diameter * 0.1);
}

/** An upright motor standing on (x, y) with its fins and fan cover. */
export function uprightMotor(scene: Scene, x: number, y: number, diameter: number, height: number): void {
  scene.rect('steel', x - diameter * 0.55, y, diameter * 1.1, height * 0.08);
  scene.rect('part', x - diameter * 0.45, y + height * 0.08, diameter * 0.9, height * 0.68, diameter * 0.06);
  scene.ribs(
    'thin',
    'upright',
    { x: x - diameter * 0.45, y: y + height * 0.12, width: diameter * 0.9, height: height * 0.6 },
    6,
  );
  scene.rect('partTint', x - diameter * 0.4, y + height * 0.76, diameter * 0.8, height * 0.24, diameter * 0.12);
}

function onCircle(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A belt drive's guard around two pulleys. */
export function beltGuard(scene: Scene, x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): void {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const tilt = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / Math.max(Math.hypot(x2 - x1, y2 - y1), 1))));
  const points: Point[] = [];
  for (let i = 0; i <= 10; i += 1) points.push(onCircle(x2, y2, r2, angle - tilt + (2 * tilt * i) / 10));
  for (let i = 0; i <= 10; i += 1)
    points.push(onCircle(x1, y1, r1, angle + tilt + ((2 * Math.PI - 2 * tilt) * i) / 10));
  scene.poly('body', points);
  for (const [x, y, r] of [
    [x1, y1, r1],
    [x2, y2, r2],
  ] as const) {
    scene.circle('panel', x, y, r * 0.78);
    scene.circle('thin', x, y, r * 0.5);
    scene.circle('partTint', x, y, r * 0.18);
  }
}
