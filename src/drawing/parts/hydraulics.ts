import type { Scene } from '../scene.ts';

/** A hydraulic cylinder along y: the barrel between `bottom` and `top`, the rod from the barrel's foot to `end`. */
export function cylinder(scene: Scene, x: number, bottom: number, top: number, diameter: number, end: number): void {
  const height = top - bottom;
  scene.rect('steel', x - diameter * 0.2, Math.min(end, bottom), diameter * 0.4, Math.abs(bottom - end));
  scene.line('thin', x + diameter * 0.06, Math.min(end, bottom), x + diameter * 0.06, bottom);
  scene.rect('body', x - diameter / 2, bottom, diameter, height);
  scene.line('thin', x - diameter * 0.2, bottom + height * 0.08, x - diameter * 0.2, top - height * 0.08);
  scene.line('thin', x + diameter * 0.26, bottom + height * 0.08, x + diameter * 0.26, top - height * 0.08);
  scene.rect('partTint', x - diameter * 0.6, bottom, diameter * 1.2, height * 0.07);
  scene.rect('partTint', x - diameter * 0.6, top - height * 0.07, diameter * 1.2, height * 0.07);
}

/** A hydraulic cylinder along x: the barrel between `from` and `to`, the rod from `to` on to `end`. */
export function levelCylinder(scene: Scene, from: number, to: number, y: number, diameter: number, end: number): void {
  const length = to - from;
  scene.rect('steel', to, y - diameter * 0.2, end - to, diameter * 0.4);
  scene.rect('body', from, y - diameter / 2, length, diameter);
  scene.line('thin', from + length * 0.1, y + diameter * 0.24, to - length * 0.1, y + diameter * 0.24);
  scene.line('thin', from + length * 0.1, y - diameter * 0.24, to - length * 0.1, y - diameter * 0.24);
  scene.rect('partTint', from, y - diameter * 0.6, length * 0.07, diameter * 1.2);
  scene.rect('partTint', to - length * 0.07, y - diameter * 0.6, length * 0.07, diameter * 1.2);
}

/** A power pack from above: tank, lid, motor and pump in the same places. */
export function powerPackPlan(scene: Scene, x: number, y: number, width: number, depth: number): void {
  scene.rect('body', x, y, width, depth, width * 0.03);
  scene.rect('panel', x + width * 0.06, y + depth * 0.1, width * 0.3, depth * 0.3, width * 0.02);
  const at = y + depth * 0.5;
  scene.rect('partTint', x + width * 0.05, at + depth * 0.04, width * 0.08, depth * 0.26, width * 0.03);
  scene.rect('part', x + width * 0.13, at, width * 0.42, depth * 0.34, width * 0.03);
  scene.ribs('thin', 'level', { x: x + width * 0.16, y: at, width: width * 0.36, height: depth * 0.34 }, 5);
  scene.rect('steel', x + width * 0.55, at + depth * 0.08, width * 0.1, depth * 0.18);
  scene.rect('part', x + width * 0.65, at + depth * 0.03, width * 0.12, depth * 0.28, width * 0.02);
  scene.circle('partTint', x + width * 0.88, y + depth * 0.24, width * 0.05);
}

/** A hydraulic power pack standing on (x, y): oil tank with gauge and filler, motor and pump on its lid. */
export function powerPack(scene: Scene, x: number, y: number, width: number, height: number): void {
  const tank = height * 0.56;
  scene.rect('part', x + width * 0.06, y, width * 0.1, height * 0.07);
  scene.rect('part', x + width * 0.84, y, width * 0.1, height * 0.07);
  scene.rect('body', x, y + height * 0.07, width, tank - height * 0.07, width * 0.03);
  scene.rect('panel', x + width * 0.08, y + height * 0.15, width * 0.34, height * 0.3, width * 0.03);
  scene.rect('window', x + width * 0.82, y + height * 0.17, width * 0.07, height * 0.28, width * 0.03);
  scene.rect('partTint', x - width * 0.02, y + tank, width * 1.04, height * 0.05);
  const deck = y + tank + height * 0.05;
  scene.rect('partTint', x + width * 0.05, deck + height * 0.08, width * 0.08, height * 0.22, width * 0.03);
  scene.rect('part', x + width * 0.13, deck + height * 0.05, width * 0.42, height * 0.28, width * 0.03);
  scene.ribs(
    'thin',
    'level',
    { x: x + width * 0.16, y: deck + height * 0.05, width: width * 0.36, height: height * 0.28 },
    5,
  );
  scene.rect('part', x + width * 0.18, deck, width * 0.32, height * 0.05);
  scene.rect('steel', x + width * 0.55, deck + height * 0.11, width * 0.1, height * 0.16);
  scene.rect('part', x + width * 0.65, deck + height * 0.07, width * 0.12, height * 0.24, width * 0.02);
  scene.rect('partTint', x + width * 0.84, deck, width * 0.09, height * 0.18, width * 0.03);
}
