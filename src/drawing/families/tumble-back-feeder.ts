import { crumbs } from '../parts/belt.ts';
import { toothedDisc } from '../parts/blades.ts';
import { cabinet, warning } from '../parts/controls.ts';
import { gearMotor } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts, bracedLegs, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A storage hopper with a steep cleated floor: what is too much tumbles back at its head. */
function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 6500, 5600, 10400) - 310;
  const height = clamp(figures.height, 4300, 3200, 5200);
  return { length, height, width: clamp(figures.width, 2784, 1600, 4000) / 1.16 };
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, height: h } = measure(figures);
  const [knee, head] = [l * 0.4, l * 0.9];
  const low = 650;
  const high = h * 0.78;
  for (const x of [l * 0.06, l * 0.32]) leg(scene, x, low - 150, 150);
  bracedLegs(scene, l * 0.58, l * 0.82, low + (high - low) * 0.3, 160);
  leg(scene, l * 0.82, low + (high - low) * 0.8, 160);
  scene.poly('body', [
    [0, low + 60],
    [knee, low + 60],
    [head, high],
    [head + l * 0.04, high + h * 0.13],
    [l * 0.66, h],
    [0, h * 0.66],
  ]);
  for (let i = 1; i < 9; i += 1) {
    const x = (l * i) / 12;
    const floor = x < knee ? low + 60 : low + 60 + ((high - low) * (x - knee)) / (head - knee);
    scene.line('thin', x, floor, x, h * 0.66 + (h * 0.34 * x) / (l * 0.66) - 20);
  }
  scene.poly(
    'hidden',
    [
      [l * 0.02, h * 0.52],
      [l * 0.2, h * 0.56],
      [l * 0.4, h * 0.6],
      [l * 0.62, h * 0.76],
      [l * 0.8, h * 0.84],
    ],
    false,
  );
  const frame = 260;
  scene.poly('tint', [
    [0, low + 60],
    [knee, low + 60],
    [head, high],
    [head + 120, high - frame * 0.75],
    [knee + 110, low - frame * 0.7],
    [0, low - frame * 0.7],
  ]);
  for (let i = 0; i < 5; i += 1) scene.circle('detail', (knee * (i + 0.6)) / 5, low - 60, 48);
  for (let i = 1; i < 8; i += 1)
    scene.circle('detail', knee + ((head - knee) * i) / 8 + 70, low + ((high - low) * i) / 8 - 40, 48);
  for (const [x, y] of [
    [20, low - 60],
    [head + 20, high - 90],
  ] as const)
    scene.circle('part', x, y, 210).circle('partTint', x, y, 90);
  toothedDisc(scene, l * 0.79, h * 0.84, h * 0.085, 8, 0.2, -1);
  scene.path('detail', [
    ['M', l * 0.7, h * 0.86],
    ['C', l * 0.62, h * 0.9, l * 0.55, h * 0.84, l * 0.52, h * 0.76],
    ['M', l * 0.545, h * 0.785],
    ['L', l * 0.52, h * 0.755],
    ['L', l * 0.515, h * 0.81],
  ]);
  scene.poly('body', [
    [head - 60, high + h * 0.14],
    [l, high + h * 0.1],
    [l + 120, high - h * 0.22],
    [l - l * 0.03, high - h * 0.22],
    [head + 180, high - 60],
  ]);
  scene.rect('panel', head + l * 0.035, high - h * 0.02, l * 0.045, h * 0.08);
  const pieces = [0.3, 0.4, 0.5].map((drop, i) => [l - 20 + (i % 2) * 80, high - h * drop] as const);
  scene.beside(() => crumbs(scene, pieces, 130));
  scene.rect('partTint', -60, h * 0.66 - 60, 120, 90);
  warning(scene, l * 0.24, low + 260, 330);
  bolts(scene, l * 0.05, low + 130, knee * 0.95, low + 130, 8, 22);
  person(scene, l + 750);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, height: h } = measure(figures);
  const c = w / 2;
  for (const x of [w * 0.06, w * 0.94]) leg(scene, x, h * 0.58, 170);
  scene.line('edge', w * 0.06, 300, w * 0.94, h * 0.5).line('edge', w * 0.94, 300, w * 0.06, h * 0.5);
  scene.poly('body', [
    [0, h * 0.5],
    [w, h * 0.5],
    [w * 1.08, h],
    [-w * 0.08, h],
  ]);
  scene.rect('partTint', -w * 0.1, h - 60, w * 1.2, 90);
  scene.rect('hollow', w * 0.1, h * 0.6, w * 0.8, h * 0.3);
  scene.rect('part', w * 0.1, h * 0.69, w * 0.8, h * 0.1);
  for (let i = 0; i < 9; i += 1)
    for (const up of [0, 1])
      scene.poly('knife', [
        [w * (0.14 + i * 0.084), h * (up ? 0.79 : 0.69)],
        [w * (0.18 + i * 0.084), h * (up ? 0.79 : 0.69)],
        [w * (0.16 + i * 0.084), h * (up ? 0.83 : 0.65)],
      ]);
  scene.poly('pale', [
    [w * 0.06, h * 0.58],
    [w * 0.94, h * 0.58],
    [w * 0.78, h * 0.34],
    [w * 0.22, h * 0.34],
  ]);
  scene.ribs('thin', 'upright', { x: w * 0.24, y: h * 0.35, width: w * 0.52, height: h * 0.23 }, 4);
  gearMotor(scene, w * 1.02, h * 0.6, w * 0.46, h * 0.12, 1);
  gearMotor(scene, w * 1.05, h * 0.745, w * 0.36, h * 0.085, 1);
  scene.rect('steel', -w * 0.08, h * 0.56, w * 0.1, h * 0.08);
  warning(scene, c, h * 0.4, 360);
  cabinet(scene, -w * 0.75, 0, 820, 2000);
  person(scene, w * 1.42);
  scene.line('centre', c, -80, c, h + 200);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w } = measure(figures);
  scene.rect('body', -60, -w * 0.08, l * 0.93, w * 1.16);
  scene.rect('partTint', 40, 0, l * 0.9, w);
  const slats = 15;
  for (let i = 1; i < slats; i += 1)
    scene.line(i % 3 ? 'thin' : 'detail', (l * 0.9 * i) / slats, 0, (l * 0.9 * i) / slats, w);
  crumbs(
    scene,
    [
      [0.08, 0.2],
      [0.12, 0.7],
      [0.2, 0.4],
      [0.24, 0.82],
      [0.3, 0.15],
      [0.34, 0.55],
      [0.42, 0.34],
      [0.46, 0.75],
      [0.54, 0.5],
      [0.6, 0.2],
      [0.62, 0.8],
    ].map(([x = 0, y = 0]) => [l * x, w * y] as const),
    l * 0.02,
  );
  scene.rect('part', l * 0.76, 0, l * 0.06, w);
  for (let i = 0; i < 8; i += 1) scene.rect('knife', l * 0.745, w * (0.06 + i * 0.12), l * 0.09, w * 0.035);
  scene.rect('body', l * 0.9, -w * 0.1, l * 0.1, w * 1.2);
  scene.ribs('thin', 'level', { x: l * 0.9, y: -w * 0.1, width: l * 0.1, height: w * 1.2 }, 5);
  for (const [x, size] of [
    [l * 0.88, 0.3],
    [l * 0.77, 0.22],
  ] as const) {
    const d = w * size * 0.7;
    scene.rect('steel', x - d * 0.1, w * 1.1, d * 1.2, w * 0.06);
    scene.rect('part', x, w * 1.16, d, w * size, d * 0.1);
    scene.ribs('thin', 'upright', { x, y: w * 1.18, width: d, height: w * size * 0.7 }, 4);
  }
  scene.line('centre', -250, w / 2, l * 1.06, w / 2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, height: h, width: w } = measure(figures);
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: -190, to: l + 120, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: h, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: -w * 0.08, to: w * 1.08, overall: true },
    ],
    parts: [
      { name: 'Storage hopper', at: [l * 0.2, h * 0.5] },
      { name: 'Cleated floor', at: [l * 0.6, h * 0.38] },
      { name: 'Tumble-back drum', at: [l * 0.79, h * 0.84] },
      { name: 'Discharge chute', at: [l * 0.98, h * 0.7] },
    ],
  };
}

export const tumbleBackFeeder: Family = { front, side, plan, arrange };
