import type { TyreKind } from '../figures.ts';
import type { Point, Scene, Step } from '../scene.ts';

/** Outer diameter and width in millimetres: 195/65 R15, 315/80 R22.5, 18.00 R25. */
export const tyreSizes: Record<TyreKind, { diameter: number; width: number }> = {
  car: { diameter: 640, width: 200 },
  truck: { diameter: 1080, width: 310 },
  quarry: { diameter: 1620, width: 500 },
};

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

/** A tyre seen on its tread; wider than high where it lies. */
export function tyreTread(scene: Scene, x: number, y: number, width: number, height: number, lugs = 7): void {
  scene.rect('tyre', x, y, width, height, Math.min(width, height) * 0.3);
  const lying = width > height;
  const [long, short] = lying ? [width, height] : [height, width];
  for (let i = 1; i < lugs; i += 1) {
    const along = (long * i) / lugs;
    const at = (share: number, shift: number): Point =>
      lying ? [x + along + shift, y + short * share] : [x + short * share, y + along + shift];
    scene.poly('edge', [at(0.18, long * 0.02), at(0.5, -long * 0.02), at(0.82, long * 0.02)], false);
  }
}
