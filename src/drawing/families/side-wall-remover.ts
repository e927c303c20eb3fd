import { cabinet, cabinetPlan, towerLight, warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { cylinder } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { tyreFace, tyreTread } from '../parts/tyre.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** Cuts the side wall off a lying tyre: it turns on a round table, a knife arm comes down from the column. */
function measure(figures: MachineFigures) {
  return {
    length: clamp(figures.length, 2100, 1500, 3200),
    height: clamp(figures.height, 2300, 1800, 3000),
    width: clamp(figures.width, 1300, 900, 1800),
    table: 800,
    tyre: 560,
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, height: h, table, tyre: r } = measure(figures);
  const c = l * 0.62;
  scene.rect('tint', 0, 0, l, 120);
  scene.poly('body', [
    [c - 340, 120],
    [c + 340, 120],
    [c + 220, table - 130],
    [c - 220, table - 130],
  ]);
  scene.rect('panel', c - 170, 220, 340, table - 470, 20);
  scene.rect('body', c - r * 1.12, table - 130, r * 2.24, 110, 30);
  scene.rect('partTint', c - r * 0.3, table - 20, r * 0.6, 60);
  tyreTread(scene, c - r, table - 10, 2 * r, 260, 13);
  scene.rect('steel', c - r * 0.52, table + 250, r * 1.04, 70, 20);
  cylinder(scene, c, table + 640, h * 0.98, 170, table + 320);
  scene.rect('part', c - 200, table + 320, 400, 60);
  scene.rect('body', l * 0.06, 120, l * 0.18, h - 120);
  scene.rect('panel', l * 0.09, 260, l * 0.12, h * 0.36, 20);
  scene.line('thin', l * 0.15, h * 0.5, l * 0.15, h - 140);
  scene.rect('body', l * 0.02, h * 0.78, l * 0.72, h * 0.085);
  bolts(scene, l * 0.09, h * 0.822, l * 0.52, h * 0.822, 6, 20);
  scene.rect('part', c - 170, h * 0.75, 340, h * 0.14);
  scene.rect('body', l * 0.2, table + 215, l * 0.14, 130);
  scene.poly('knife', [
    [l * 0.34, table + 265],
    [c - r * 0.62, table + 235],
    [c - r * 0.6, table + 180],
    [c - r * 0.7, table + 205],
    [l * 0.34, table + 225],
  ]);
  scene.circle('part', l * 0.24, table + 280, 90).circle('detail', l * 0.24, table + 280, 40);
  warning(scene, l * 0.15, h * 0.83, 0.1 * h);
  motorEnd(scene, c, 330, 260);
  towerLight(scene, l * 0.1, h, 420);
  for (let i = 0; i < 4; i += 1)
    scene.beside(() => {
      scene.rect('tyre', l + 200, i * 105, r * 2, 90, 45);
      scene.rect('thin', l + 200 + r * 0.6, i * 105 + 26, r * 0.8, 38, 19);
    });
  person(scene, -480);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { height: h, width: w, table, tyre: r } = measure(figures);
  scene.rect('tint', -w * 0.5, 0, w, 120);
  scene.rect('body', -w * 0.2, 120, w * 0.4, h - 120);
  scene.line('thin', -w * 0.08, table + 300, -w * 0.08, h - 200).line('thin', w * 0.08, table + 300, w * 0.08, h - 200);
  scene.poly('body', [
    [-340, 120],
    [340, 120],
    [220, table - 130],
    [-220, table - 130],
  ]);
  scene.rect('panel', -170, 220, 340, table - 470, 20);
  scene.rect('body', -r * 1.12, table - 130, r * 2.24, 110, 30);
  tyreTread(scene, -r, table - 10, 2 * r, 260, 13);
  scene.rect('steel', -r * 0.52, table + 250, r * 1.04, 70, 20);
  cylinder(scene, 0, table + 640, h * 0.98, 170, table + 320);
  scene.rect('part', -200, table + 320, 400, 60);
  scene.rect('body', -w * 0.26, h * 0.78, w * 0.52, h * 0.085);
  scene.poly('knife', [
    [-w * 0.34, table + 330],
    [-w * 0.27, table + 330],
    [-w * 0.24, table + 190],
    [-w * 0.3, table + 190],
  ]);
  scene.rect('part', -w * 0.42, table + 330, w * 0.24, 100);
  gearMotor(scene, 340, 320, w * 0.42, 320, 1);
  warning(scene, 0, 300, 220);
  scene.rect('partTint', -w * 0.16, h, w * 0.32, 70);
  cabinet(scene, w * 0.86, 0, 640, 1650);
  leg(scene, -w * 0.62, table + 60, 90);
  scene
    .rect('part', -w * 0.72, table + 60, w * 0.2, 220, 20)
    .circle('detail', -w * 0.66, table + 170, 40)
    .circle('warning', -w * 0.58, table + 170, 40);
  person(scene, -w * 0.72 - 500);
  scene.line('centre', 0, -50, 0, h + 200);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w, tyre: r } = measure(figures);
  const c = l * 0.62;
  scene.rect('partPale', 0, -w / 2, l, w);
  scene.circle('body', c, 0, r * 1.12);
  for (let i = 0; i < 8; i += 1)
    scene.circle('detail', c + Math.cos(i * 0.785 + 0.39) * r * 1.06, Math.sin(i * 0.785 + 0.39) * r * 1.06, 18);
  tyreFace(scene, c, 0, r, 32);
  scene.circle('hidden', c, 0, r * 0.8);
  scene.rect('body', l * 0.02, -w * 0.1, l * 0.72, w * 0.2);
  bolts(scene, l * 0.3, 0, l * 0.5, 0, 3, 20);
  scene.rect('body', l * 0.04, -w * 0.17, l * 0.2, w * 0.34);
  scene.circle('partTint', c, 0, 150).circle('part', c, 0, 105).circle('detail', c, 0, 40);
  scene.poly('knife', [
    [l * 0.24, w * 0.2],
    [c - r * 0.62, w * 0.17],
    [c - r * 0.6, w * 0.11],
    [l * 0.24, w * 0.13],
  ]);
  scene.path('detail', [
    ['M', c + r * 0.3, r * 1.2],
    ['C', c + r * 0.75, r * 1.12, c + r * 1.12, r * 0.75, c + r * 1.22, r * 0.3],
    ['M', c + r * 1.08, r * 0.42],
    ['L', c + r * 1.22, r * 0.28],
    ['L', c + r * 1.3, r * 0.46],
  ]);
  cabinetPlan(scene, l * 1.14, w * 0.1, 420, 640);
  scene.beside(() => tyreFace(scene, l * 1.14 + r * 0.62, -w * 0.34, r * 0.62, 18));
  scene.line('centre', -150, 0, l * 1.12, 0).line('centre', c, -r * 1.3, c, r * 1.35);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, height: h, width: w, table, tyre: r } = measure(figures);
  const c = l * 0.62;
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: -w / 2, to: w / 2, overall: true },
    ],
    parts: [
      { name: 'Column', at: [l * 0.15, h * 0.6] },
      { name: 'Knife arm', at: [l * 0.27, table + 280] },
      { name: 'Clamping cylinder', at: [c, h * 0.92] },
      { name: 'Turntable', at: [c + r * 0.9, table - 80] },
    ],
  };
}

export const sideWallRemover: Family = { front, side, plan, arrange };
