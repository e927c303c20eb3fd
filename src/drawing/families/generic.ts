import { takeAway } from '../parts/belt.ts';
import { cabinet, cabinetPlan, towerLight, warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts, hopper, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A process machine of no particular kind: housing on a frame, hopper, drive, discharge belt. */
function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 4200, 2800, 6400);
  return {
    length,
    width: clamp(figures.width, 1800, length * 0.3, length * 0.6),
    height: clamp(figures.height, 3400, length * 0.55, length * 0.95),
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, height: h } = measure(figures);
  const base = h * 0.3;
  takeAway(scene, l * 0.24, l * 1.05, h * 0.18, h * 0.055);
  for (const x of [0.06, 0.34, 0.66, 0.94]) leg(scene, l * x, base - h * 0.04, h * 0.045);
  scene.rect('body', 0, base - h * 0.045, l, h * 0.045);
  scene.rect('body', l * 0.2, base, l * 0.5, h * 0.34, h * 0.015);
  scene.rect('panel', l * 0.24, base + h * 0.05, l * 0.2, h * 0.24, h * 0.015);
  scene.rect('panel', l * 0.47, base + h * 0.05, l * 0.19, h * 0.24, h * 0.015);
  scene.line('edge', l * 0.42, base + h * 0.14, l * 0.42, base + h * 0.2);
  for (let i = 0; i < 5; i += 1)
    scene.line('detail', l * 0.5, base + h * (0.1 + i * 0.03), l * 0.63, base + h * (0.1 + i * 0.03));
  bolts(scene, l * 0.22, base + h * 0.025, l * 0.68, base + h * 0.025, 12, h * 0.006);
  warning(scene, l * 0.31, base + h * 0.12, h * 0.08);
  scene.rect('partPale', l * 0.7, base, l * 0.22, h * 0.06);
  gearMotor(scene, l * 0.7, base + h * 0.17, l * 0.3, h * 0.18, 1);
  scene.rect('tint', l * 0.12, base + h * 0.04, l * 0.08, h * 0.26, h * 0.03);
  hopper(scene, [l * 0.26, l * 0.62], [l * 0.2, l * 0.7], base + h * 0.34, h * 0.36, 0.55);
  towerLight(scene, -l * 0.115, h * 0.58, h * 0.15);
  cabinet(scene, -l * 0.2, 0, l * 0.17, h * 0.58);
  person(scene, l * 1.05 + 450);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, height: h } = measure(figures);
  const half = w / 2;
  const base = h * 0.3;
  for (const way of [-1, 1]) leg(scene, way * half * 0.86, base - h * 0.04, h * 0.05);
  scene.poly('pale', [
    [-half * 0.8, base - h * 0.04],
    [half * 0.8, base - h * 0.04],
    [half * 0.55, h * 0.2],
    [-half * 0.55, h * 0.2],
  ]);
  scene.rect('body', -half * 0.5, h * 0.12, w * 0.5, h * 0.07);
  scene.rect('body', -half, base - h * 0.045, w, h * 0.045);
  scene.rect('body', -half * 0.9, base, w * 0.9, h * 0.34, h * 0.015);
  scene.rect('panel', -half * 0.76, base + h * 0.05, w * 0.76, h * 0.24, h * 0.015);
  motorEnd(scene, 0, base + h * 0.17, h * 0.17);
  for (const x of [-0.6, 0.6]) bolts(scene, half * x, base + h * 0.08, half * x, base + h * 0.26, 4, h * 0.007);
  hopper(scene, [-half * 0.8, half * 0.8], [-half * 1.1, half * 1.1], base + h * 0.34, h * 0.36, 0.55);
  warning(scene, 0, base + h * 0.4, h * 0.07);
  scene.rect('steel', -half * 1.06, base + h * 0.1, half * 0.16, h * 0.14);
  cabinet(scene, half * 1.6, 0, h * 0.24, h * 0.58);
  person(scene, -half * 1.1 - 700);
  scene.line('centre', 0, -60, 0, h * 1.05);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w } = measure(figures);
  scene.rect('partPale', l * 0.24, w * 0.3, l * 0.81, w * 0.4);
  scene.rect('part', 0, w * 0.04, l, w * 0.12).rect('part', 0, w * 0.84, l, w * 0.12);
  for (const x of [0.04, 0.34, 0.64, 0.94]) scene.rect('part', l * x, w * 0.04, l * 0.03, w * 0.92);
  scene.rect('body', l * 0.2, 0, l * 0.5, w);
  gearMotor(scene, l * 0.7, w / 2, l * 0.3, w * 0.3, 1);
  scene.rect('tint', l * 0.12, w * 0.14, l * 0.08, w * 0.72, w * 0.05);
  hopperPlan(scene, l * 0.22, w * 0.06, l * 0.46, w * 0.88, w * 0.16);
  scene.rect('panel', l * 0.38, w * 0.32, l * 0.14, w * 0.36);
  cabinetPlan(scene, -l * 0.2, -w * 0.3, l * 0.17, w * 0.34);
  scene.line('centre', -l * 0.06, w / 2, l * 1.1, w / 2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, width: w, height: h } = measure(figures);
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: 0, to: w, overall: true },
    ],
    parts: [
      { name: 'Hopper', at: [l * 0.4, h * 0.86] },
      { name: 'Housing', at: [l * 0.57, h * 0.56] },
      { name: 'Drive', at: [l * 0.9, h * 0.47] },
    ],
  };
}

export const generic: Family = { front, side, plan, arrange };
