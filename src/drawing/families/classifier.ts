import { crumbs, heap } from '../parts/belt.ts';
import { cabinet, warning } from '../parts/controls.ts';
import { beltGuard, motorEnd, uprightMotor } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts, bracedLegs } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** An air classifier: a wheel spins the fines out at the top, a cyclone takes them, the coarse falls from the cone. */
function measure(figures: MachineFigures) {
  return {
    height: clamp(figures.height, 4400, 3200, 5600),
    width: clamp(figures.width, 1500, 1000, 2100),
  };
}

/** A vessel: a drum with a cone below, on `x`. */
function vessel(
  scene: Scene,
  x: number,
  bottom: number,
  knee: number,
  top: number,
  width: number,
  outlet: number,
): void {
  const half = width / 2;
  scene.poly('pale', [
    [x - half, knee],
    [x + half, knee],
    [x + outlet / 2, bottom],
    [x - outlet / 2, bottom],
  ]);
  scene
    .line('thin', x - half * 0.4, knee, x - outlet * 0.2, bottom)
    .line('thin', x + half * 0.4, knee, x + outlet * 0.2, bottom);
  scene.rect('body', x - half, knee, width, top - knee);
  scene
    .line('thin', x - half * 0.72, knee, x - half * 0.72, top)
    .line('thin', x + half * 0.72, knee, x + half * 0.72, top);
  scene
    .rect('partTint', x - half * 1.08, knee - 40, width * 1.08, 80)
    .rect('partTint', x - half * 1.08, top - 40, width * 1.08, 80);
}

function side(scene: Scene, figures: MachineFigures): void {
  const { height: h, width: w } = measure(figures);
  const cyclone = w * 1.75;
  const small = w * 0.62;
  bracedLegs(scene, -w * 0.56, w * 0.56, h * 0.5, 140);
  bracedLegs(scene, cyclone - small * 0.6, cyclone + small * 0.6, h * 0.48, 110);
  const duct = h * 0.86;
  scene.poly('body', [
    [w * 0.3, h * 0.7],
    [w * 0.72, h * 0.7],
    [w * 0.95, duct],
    [cyclone, duct],
    [cyclone, duct - 330],
    [w * 1.1, duct - 330],
    [w * 0.86, h * 0.7 - 330],
    [w * 0.3, h * 0.7 - 330],
  ]);
  scene.line('thin', w * 0.72, h * 0.7, w * 0.86, h * 0.7 - 330).line('thin', w * 0.95, duct, w * 1.1, duct - 330);
  vessel(scene, 0, h * 0.2, h * 0.5, h * 0.78, w, w * 0.24);
  scene.rect('panel', -w * 0.3, h * 0.54, w * 0.6, h * 0.19, 30);
  scene.rect('hollow', -w * 0.24, h * 0.56, w * 0.48, h * 0.15);
  for (let i = 0; i < 9; i += 1) scene.rect('knife', -w * 0.22 + i * w * 0.05, h * 0.57, w * 0.022, h * 0.13);
  scene.line('centre', 0, h * 0.1, 0, h + 150);
  uprightMotor(scene, 0, h * 0.79, w * 0.42, h * 0.21);
  scene.poly('body', [
    [-w * 0.5, h * 0.66],
    [-w * 0.95, h * 0.8],
    [-w * 1.2, h * 0.98],
    [-w * 0.72, h * 0.98],
    [-w * 0.62, h * 0.86],
    [-w * 0.5, h * 0.78],
  ]);
  scene.rect('partTint', -w * 1.24, h * 0.97, w * 0.56, 80);
  scene.line('thin', -w * 0.95, h * 0.8, -w * 0.62, h * 0.86);
  scene.rect('steel', -w * 0.17, h * 0.16, w * 0.34, h * 0.05);
  heap(scene, 0, 0, w * 0.66, h * 0.08);
  crumbs(
    scene,
    [
      [-30, h * 0.125],
      [20, h * 0.1],
    ],
    90,
  );
  vessel(scene, cyclone, h * 0.2, h * 0.48, h * 0.8, small, small * 0.26);
  scene.rect('body', cyclone - small * 0.3, h * 0.8, small * 0.6, h * 0.1);
  scene.poly('body', [
    [cyclone - small * 0.3, h * 0.9],
    [cyclone - small * 0.3, h],
    [cyclone + w * 0.95, h],
    [cyclone + w * 0.95, h * 0.3],
    [cyclone + w * 0.72, h * 0.3],
    [cyclone + w * 0.72, h * 0.92],
    [cyclone + small * 0.3, h * 0.92],
    [cyclone + small * 0.3, h * 0.9],
  ]);
  scene
    .circle('body', cyclone + w * 0.84, h * 0.2, h * 0.12)
    .circle('panel', cyclone + w * 0.84, h * 0.2, h * 0.08)
    .circle('partTint', cyclone + w * 0.84, h * 0.2, h * 0.03);
  scene.rect('tint', cyclone + w * 0.5, 0, w * 0.7, h * 0.07);
  scene.rect('part', cyclone - small * 0.45, 0, small * 0.9, h * 0.17, 60);
  scene.line('thin', cyclone - small * 0.45, h * 0.13, cyclone + small * 0.45, h * 0.13);
  warning(scene, -w * 0.36, h * 0.58, 200);
  bolts(scene, -w * 0.48, h * 0.5, w * 0.48, h * 0.5, 9, 20);
  person(scene, -w * 0.56 - 700);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { height: h, width: w } = measure(figures);
  bracedLegs(scene, -w * 0.6, w * 0.6, h * 0.5, 150);
  scene.poly('body', [
    [-w * 0.32, h * 0.7],
    [w * 0.32, h * 0.7],
    [w * 0.5, h * 0.99],
    [-w * 0.5, h * 0.99],
  ]);
  vessel(scene, 0, h * 0.2, h * 0.5, h * 0.78, w, w * 0.24);
  scene.rect('panel', -w * 0.26, h * 0.54, w * 0.52, h * 0.2, 30);
  scene.circle('detail', w * 0.2, h * 0.64, 40);
  scene.rect('partTint', -w * 0.54, h * 0.97, w * 1.08, 90);
  scene.ribs('thin', 'upright', { x: -w * 0.42, y: h * 0.82, width: w * 0.84, height: h * 0.14 }, 4);
  scene.rect('part', -w * 0.94, h * 0.44, w * 0.3, 60);
  uprightMotor(scene, -w * 0.8, h * 0.45, w * 0.26, h * 0.18);
  scene.rect('tint', -w * 0.98, h * 0.79, w * 0.9, h * 0.05, 60);
  scene.rect('steel', -w * 0.83, h * 0.63, w * 0.06, h * 0.16);
  scene.rect('steel', -w * 0.17, h * 0.15, w * 0.34, h * 0.06);
  motorEnd(scene, w * 0.28, h * 0.18, w * 0.2);
  heap(scene, 0, 0, w * 0.8, h * 0.09);
  warning(scene, 0, h * 0.585, 300);
  cabinet(scene, w * 1.0, 0, 820, 1950);
  person(scene, -w * 1.0 - 500);
  scene.line('centre', 0, -60, 0, h + 250);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { width: w } = measure(figures);
  const cyclone = w * 1.75;
  for (const x of [-0.6, 0.6]) for (const y of [-0.6, 0.6]) scene.rect('partTint', w * x - 130, w * y - 130, 260, 260);
  scene.rect('partPale', -w * 0.6, -w * 0.6, w * 1.2, w * 1.2);
  scene.rect('body', w * 0.3, -w * 0.17, cyclone - w * 0.3, w * 0.34);
  scene.line('thin', w * 0.9, -w * 0.17, w * 0.9, w * 0.17);
  scene.poly('body', [
    [-w * 1.24, -w * 0.5],
    [-w * 0.7, -w * 0.5],
    [-w * 0.4, -w * 0.25],
    [-w * 0.4, w * 0.25],
    [-w * 0.7, w * 0.5],
    [-w * 1.24, w * 0.5],
  ]);
  scene.rect('hollow', -w * 1.16, -w * 0.4, w * 0.4, w * 0.8);
  scene.circle('body', 0, 0, w * 0.52).circle('thin', 0, 0, w * 0.44);
  for (let i = 0; i < 12; i += 1)
    scene.circle('detail', Math.cos((i * Math.PI) / 6) * w * 0.48, Math.sin((i * Math.PI) / 6) * w * 0.48, 20);
  scene.circle('partTint', 0, 0, w * 0.24);
  motorEnd(scene, 0, 0, w * 0.38);
  scene.circle('body', cyclone, 0, w * 0.32).circle('panel', cyclone, 0, w * 0.2);
  scene.rect('body', cyclone, -w * 0.09, w * 0.86, w * 0.18);
  beltGuard(scene, cyclone + w * 0.85, -w * 0.5, w * 0.16, cyclone + w * 0.85, w * 0.1, w * 0.24);
  scene.line('centre', -w * 1.45, 0, cyclone + w * 1.25, 0).line('centre', 0, -w * 0.78, 0, w * 0.78);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { height: h, width: w } = measure(figures);
  return {
    principal: 'side',
    end: 'right',
    spans: [
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'length', view: 'side', along: 'x', from: -w * 1.24, to: w * 2.95, overall: true },
    ],
    parts: [
      { name: 'Feed', at: [-w * 0.95, h * 0.92] },
      { name: 'Classifying wheel', at: [0, h * 0.64] },
      { name: 'Cyclone', at: [w * 1.75, h * 0.62] },
      { name: 'Fan', at: [w * 2.59, h * 0.2] },
    ],
  };
}

export const classifier: Family = { front, side, plan, arrange };
