import { crumbs } from '../parts/belt.ts';
import { cabinet, towerLight, warning } from '../parts/controls.ts';
import { beltGuard, gearMotor } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** Cuts strips into blocks: feed rollers, a knife on a flywheel's crank, a chute into a bin. */
function measure(figures: MachineFigures) {
  return {
    length: clamp(figures.length, 2400, 1700, 3600),
    height: clamp(figures.height, 2200, 1700, 2900),
    width: clamp(figures.width, 1100, 800, 1700),
    table: 980,
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, height: h, table } = measure(figures);
  const body = l * 0.42;
  leg(scene, l * 0.08, table - 150, 110);
  scene.rect('body', 0, table - 160, body, 130);
  scene.rect('tyre', -l * 0.14, table - 30, body + l * 0.2, 110, 40);
  for (let i = 0; i < 4; i += 1) scene.circle('partTint', l * 0.06 + i * l * 0.1, table - 95, 55);
  scene.poly('body', [
    [body, 0],
    [body + l * 0.36, 0],
    [body + l * 0.36, h * 0.3],
    [body + l * 0.3, table - 60],
    [body + l * 0.3, table + 220],
    [body + l * 0.36, table + 300],
    [body + l * 0.36, h],
    [body, h],
  ]);
  scene.rect('panel', body + l * 0.04, 120, l * 0.22, table - 420, 20);
  for (const dy of [150, -80])
    scene.circle('steel', body + 90, table + dy, 105).circle('part', body + 90, table + dy, 40);
  scene.rect('steel', body + l * 0.235, table + 170, l * 0.05, h - table - 400);
  scene.poly('knife', [
    [body + l * 0.225, table + 420],
    [body + l * 0.295, table + 420],
    [body + l * 0.295, table + 120],
    [body + l * 0.225, table + 190],
  ]);
  beltGuard(scene, body + l * 0.12, table - 480, 150, body + l * 0.16, h * 0.82, h * 0.185);
  warning(scene, body + l * 0.07, table + 240, 190);
  scene.poly('pale', [
    [body + l * 0.3, table - 70],
    [body + l * 0.36, table - 70],
    [body + l * 0.62, 560],
    [body + l * 0.5, 560],
    [body + l * 0.3, table - 200],
  ]);
  crumbs(
    scene,
    [
      [body + l * 0.34, table - 30],
      [body + l * 0.42, table - 160],
      [body + l * 0.49, table - 270],
      [body + l * 0.56, 480],
    ],
    100,
  );
  scene
    .rect('body', body + l * 0.44, 60, l * 0.32, 400)
    .rect('part', body + l * 0.47, 0, 90, 60)
    .rect('part', body + l * 0.69, 0, 90, 60);
  crumbs(
    scene,
    [
      [0.46, 450],
      [0.51, 470],
      [0.57, 455],
      [0.63, 470],
      [0.69, 450],
    ].map(([x = 0, y = 0]) => [body + l * x, y] as const),
    105,
  );
  scene
    .rect('body', body + l * 0.44, 60, l * 0.32, 380)
    .ribs('thin', 'upright', { x: body + l * 0.44, y: 60, width: l * 0.32, height: 380 }, 4);
  towerLight(scene, body + l * 0.3, h, 420);
  person(scene, -l * 0.14 - 420);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, height: h, table } = measure(figures);
  const half = w / 2;
  scene.rect('body', -half, 0, w, h, 20);
  scene.rect('hollow', -half * 0.62, table - 30, half * 1.24, 330);
  for (let i = 0; i < 5; i += 1) scene.rect('tyre', -half * 0.54 + i * half * 0.22, table - 20, half * 0.19, 100, 20);
  scene.poly('knife', [
    [-half * 0.6, table + 290],
    [half * 0.6, table + 290],
    [half * 0.6, table + 120],
    [-half * 0.6, table + 190],
  ]);
  scene
    .rect('steel', -half * 0.74, table - 20, half * 0.12, h - table - 200)
    .rect('steel', half * 0.62, table - 20, half * 0.12, h - table - 200);
  scene.rect('tint', -half * 0.66, table + 300, half * 1.32, 170);
  bolts(scene, -half * 0.5, table + 385, half * 0.5, table + 385, 6, 22);
  for (const x of [-0.3, 0.3]) scene.rect('steel', half * x - 45, table + 470, 90, h - table - 690);
  scene.rect('part', -half * 0.84, h - 230, half * 1.68, 130);
  scene.rect('panel', -half * 0.8, 110, half * 1.6, table - 420, 20);
  for (let i = 0; i < 4; i += 1) scene.line('detail', -half * 0.5, 240 + i * 70, half * 0.1, 240 + i * 70);
  warning(scene, half * 0.45, 240, 240);
  scene
    .rect('partPale', half, h * 0.62, 330, h * 0.36, 60)
    .ribs('thin', 'upright', { x: half, y: h * 0.62, width: 330, height: h * 0.36 }, 4);
  gearMotor(scene, -half, table - 380, w * 0.5, 360, -1);
  towerLight(scene, half * 0.8, h, 420);
  cabinet(scene, half + w * 0.66, 0, 660, 1700);
  person(scene, -half - 900);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w } = measure(figures);
  const body = l * 0.42;
  scene.rect('body', 0, w * 0.12, body, w * 0.76);
  for (let i = 0; i < 5; i += 1) scene.rect('partTint', l * 0.03 + i * l * 0.08, w * 0.16, 90, w * 0.68, 40);
  for (let i = 0; i < 4; i += 1) scene.rect('tyre', -l * 0.12, w * (0.24 + i * 0.135), body + l * 0.14, w * 0.11, 20);
  scene.rect('body', body, 0, l * 0.36, w);
  scene.rect('partTint', body + l * 0.06, w * 0.06, l * 0.1, w * 0.88, 20);
  scene.rect('knife', body + l * 0.22, w * 0.12, l * 0.035, w * 0.76);
  bolts(scene, body + l * 0.31, w * 0.1, body + l * 0.31, w * 0.9, 6, 20);
  scene
    .rect('part', body + l * 0.02, -w * 0.3, l * 0.28, w * 0.3, 60)
    .ribs('thin', 'level', { x: body + l * 0.02, y: -w * 0.3, width: l * 0.28, height: w * 0.3 }, 4);
  gearMotor(scene, body + l * 0.1, w * 1.2, l * 0.36, 330, 1);
  scene.rect('partTint', body + l * 0.02, w, l * 0.1, w * 0.36);
  scene.rect('pale', body + l * 0.36, w * 0.2, l * 0.12, w * 0.6);
  scene
    .rect('body', body + l * 0.46, w * 0.1, l * 0.34, w * 0.8)
    .rect('hollow', body + l * 0.48, w * 0.15, l * 0.3, w * 0.7);
  crumbs(
    scene,
    [
      [0.5, 0.25],
      [0.56, 0.5],
      [0.62, 0.3],
      [0.68, 0.6],
      [0.74, 0.25],
      [0.52, 0.7],
      [0.6, 0.72],
      [0.72, 0.75],
      [0.39, 0.35],
      [0.41, 0.6],
    ].map(([x = 0, y = 0]) => [body + l * x, w * y] as const),
    100,
  );
  scene.line('centre', -l * 0.18, w / 2, body + l * 0.88, w / 2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, height: h, width: w, table } = measure(figures);
  const body = l * 0.42;
  return {
    principal: 'side',
    end: 'right',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: body + l * 0.76, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: 0, to: w, overall: true },
    ],
    parts: [
      { name: 'Feed rollers', at: [body + 90, table + 150] },
      { name: 'Flywheel drive', at: [body + l * 0.16, h * 0.88] },
      { name: 'Knife', at: [body + l * 0.26, table + 260] },
      { name: 'Bin', at: [body + l * 0.65, 260] },
    ],
  };
}

export const blockCutter: Family = { front, side, plan, arrange };
