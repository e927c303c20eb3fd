import type { Scene } from '../scene.ts';

/** The amber triangle that warns of moving parts. */
export function warning(scene: Scene, x: number, y: number, size: number): void {
  scene.poly('warning', [
    [x - size / 2, y],
    [x + size / 2, y],
    [x, y + size * 0.88],
  ]);
  scene.line('edge', x, y + size * 0.34, x, y + size * 0.56);
}

/** A control cabinet on a plinth: screen, lamps, handle, warning sign. */
export function cabinet(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.beside(() => drawCabinet(scene, x, y, width, height));
}

/** The same seen from above. */
export function cabinetPlan(scene: Scene, x: number, y: number, width: number, depth: number): void {
  scene.beside(() => {
    scene.rect('body', x, y, width, depth, 30);
    scene.rect('panel', x + width * 0.12, y + depth * 0.12, width * 0.76, depth * 0.76);
  });
}

function drawCabinet(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.rect('partTint', x + width * 0.06, y, width * 0.88, height * 0.06);
  scene.rect('body', x, y + height * 0.06, width, height * 0.94, width * 0.04);
  scene.rect('panel', x + width * 0.1, y + height * 0.11, width * 0.8, height * 0.84, width * 0.03);
  scene.rect('window', x + width * 0.24, y + height * 0.7, width * 0.52, height * 0.17, width * 0.03);
  for (const at of [0.3, 0.5, 0.7]) scene.circle('detail', x + width * at, y + height * 0.61, width * 0.055);
  scene.line('edge', x + width * 0.8, y + height * 0.42, x + width * 0.8, y + height * 0.54);
  warning(scene, x + width * 0.46, y + height * 0.26, width * 0.34);
}

/** A tower light on a pole. */
export function towerLight(scene: Scene, x: number, y: number, height: number): void {
  const w = height * 0.2;
  scene.beside(() => {
    scene.line('edge', x, y, x, y + height * 0.42);
    scene.rect('part', x - w / 2, y + height * 0.42, w, height * 0.18);
    scene.rect('warning', x - w / 2, y + height * 0.6, w, height * 0.18);
    scene.rect('steel', x - w / 2, y + height * 0.78, w, height * 0.22, w * 0.3);
  });
}
