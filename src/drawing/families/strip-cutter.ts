import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts } from '../parts/structure.ts';
import { tyreFace, tyreTread } from '../parts/tyre.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene, Step } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** Cuts a tyre spirally into strips: the tyre on a turning spindle, two round knives that draw it in. */
function measure(figures: MachineFigures) {
  return {
    length: clamp(figures.length, 2300, 1600, 3400),
    width: clamp(figures.width, 1100, 800, 1700),
    table: 950,
    tyre: 600,
  };
}

/** A wavy strip from (x, y) down to the floor. */
function strip(scene: Scene, x: number, y: number, reach: number): void {
  const wave = (dx: number): Step[] => [
    ['M', x + dx, y],
    ['C', x + reach * 0.4 + dx, y + 30, x + reach * 0.45 + dx, y - 520, x + reach * 0.6 + dx, y - 560],
    ['C', x + reach * 0.8 + dx, y - 600, x + reach * 0.62 + dx, 60, x + reach + dx, 40],
  ];
  scene.path('contour', wave(0)).path('edge', wave(70));
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, table, tyre: r } = measure(figures);
  const spindle = -l * 0.22;
  const axis = table + 500;
  scene.rect('body', 0, 0, l * 0.62, table);
  scene.rect('panel', l * 0.05, 110, l * 0.24, table - 220, 20).rect('panel', l * 0.33, 110, l * 0.24, table - 220, 20);
  for (let i = 0; i < 5; i += 1) scene.line('detail', l * 0.37, 260 + i * 70, l * 0.53, 260 + i * 70);
  warning(scene, l * 0.17, table * 0.5, 230);
  scene.poly('body', [
    [spindle - 110, 120],
    [spindle + 110, 120],
    [spindle + 70, axis],
    [spindle - 70, axis],
  ]);
  scene.rect('tint', spindle - 480, 0, 480 - spindle + 40, 130);
  scene.poly('part', [
    [0, 330],
    [spindle + 80, 430],
    [spindle + 80, 560],
    [0, 520],
  ]);
  tyreFace(scene, spindle, axis, r, 30);
  scene.circle('part', spindle, axis, r * 0.4);
  for (let i = 0; i < 3; i += 1) {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / 3;
    scene.rect('steel', spindle + Math.cos(angle) * r * 0.46 - 45, axis + Math.sin(angle) * r * 0.46 - 45, 90, 90, 20);
  }
  scene.circle('partTint', spindle, axis, r * 0.16).circle('detail', spindle, axis, r * 0.06);
  scene.path('detail', [
    ['M', spindle - r * 0.55, axis + r * 1.02],
    ['C', spindle - r * 0.3, axis + r * 1.2, spindle + r * 0.2, axis + r * 1.2, spindle + r * 0.45, axis + r * 1.08],
    ['M', spindle + r * 0.3, axis + r * 1.24],
    ['L', spindle + r * 0.47, axis + r * 1.07],
    ['L', spindle + r * 0.24, axis + r * 1.03],
  ]);
  scene.rect('pale', l * 0.2, table, l * 0.4, 860, 30);
  scene.rect('body', -20, table, l * 0.66, 70);
  const knife = l * 0.24;
  scene
    .circle('knife', knife, table + 640, 245)
    .circle('part', knife, table + 640, 90)
    .circle('detail', knife, table + 640, 35);
  scene
    .circle('knife', knife, table + 210, 245)
    .circle('part', knife, table + 210, 90)
    .circle('detail', knife, table + 210, 35);
  bolts(scene, l * 0.4, table + 140, l * 0.56, table + 140, 3, 20);
  bolts(scene, l * 0.4, table + 780, l * 0.56, table + 780, 3, 20);
  scene.circle('part', l * 0.48, table + 1010, 150).circle('detail', l * 0.48, table + 1010, 110);
  scene.rect('steel', l * 0.47, table + 860, l * 0.02, 150);
  strip(scene, knife + 230, table + 425, l * 0.55);
  scene.rect('part', l * 0.6, table + 340, 130, 150);
  person(scene, l * 1.04);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, table, tyre: r } = measure(figures);
  const axis = table + 500;
  const half = w / 2;
  scene.rect('body', -half, 0, w, table);
  scene
    .rect('panel', -half * 0.84, 110, half * 0.78, table - 220, 20)
    .rect('panel', half * 0.06, 110, half * 0.78, table - 220, 20);
  scene.rect('pale', -half * 0.9, table, half * 1.5, 860, 30);
  scene.rect('body', -half - 50, table, w + 100, 70);
  gearMotor(scene, -half * 0.9, table + 640, w * 0.68, 360, -1);
  for (const [dy, shift] of [
    [640, 0],
    [210, 60],
  ] as const) {
    scene.rect('steel', half * 0.6, table + dy - 70, half * 0.3, 140);
    scene.rect('knife', half * 0.72 + shift, table + dy - 245, 60, 490);
  }
  scene.rect('part', half * 1.75, 120, 180, axis - 120);
  scene.rect('tint', half * 0.9, 0, half * 1.4, 130);
  scene.rect('steel', half * 1.1, axis - 60, half * 0.75, 120);
  tyreTread(scene, half * 0.92, axis - r, 330, 2 * r, 11);
  for (let i = 0; i < 4; i += 1)
    scene.line('detail', half * 0.92 + 66 * (i + 1), axis - r * 0.96, half * 0.92 + 66 * (i + 1), axis + r * 0.96);
  scene
    .circle('part', -half * 0.1, table + 1010, 150)
    .circle('detail', -half * 0.1, table + 1010, 110)
    .rect('steel', -half * 0.14, table + 860, half * 0.08, 150);
  warning(scene, -half * 0.42, table * 0.5, 230);
  cabinet(scene, -half - 1550, 0, 640, 1650);
  person(scene, half * 2.6 + 450);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w, tyre: r } = measure(figures);
  const spindle = -l * 0.22;
  scene.rect('tint', spindle - 520, w * 0.05, l * 0.5, w * 0.55);
  scene.rect('body', 0, 0, l * 0.62, w);
  scene.rect('pale', l * 0.2, w * 0.25, l * 0.4, w * 0.7);
  tyreTread(scene, spindle - r, w * 0.02, 2 * r, 330, 13);
  scene.rect('steel', spindle - 60, w * 0.02 + 330, 120, w * 0.42).rect('part', spindle - 170, w * 0.62, 340, 260, 30);
  scene.rect('knife', l * 0.24 - 245, w * 0.14, 490, 60).rect('knife', l * 0.24 - 215, w * 0.2, 490, 60);
  scene.rect('steel', l * 0.22, w * 0.2, l * 0.04, w * 0.2);
  scene.rect('part', l * 0.14, w * 0.95, l * 0.22, w * 0.18);
  scene
    .rect('part', l * 0.16, w * 1.13, l * 0.18, w * 0.48, 40)
    .ribs('thin', 'upright', { x: l * 0.17, y: w * 1.15, width: l * 0.16, height: w * 0.36 }, 5);
  motorEnd(scene, l * 0.48, w * 0.6, 320);
  scene.path('contour', [
    ['M', l * 0.32, w * 0.16],
    ['C', l * 0.5, w * 0.1, l * 0.6, -w * 0.1, l * 0.8, w * 0.06],
    ['C', l * 0.95, w * 0.18, l * 0.95, w * 0.4, l * 1.1, w * 0.3],
  ]);
  scene.path('edge', [
    ['M', l * 0.32, w * 0.22],
    ['C', l * 0.5, w * 0.16, l * 0.6, -w * 0.04, l * 0.8, w * 0.12],
    ['C', l * 0.95, w * 0.24, l * 0.95, w * 0.46, l * 1.1, w * 0.36],
  ]);
  cabinetPlan(scene, l * 0.8, w * 0.75, 620, 420);
  scene.line('centre', spindle - r * 1.2, w * 0.17, l * 1.12, w * 0.17);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, width: w, table, tyre: r } = measure(figures);
  return {
    principal: 'side',
    end: 'right',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: -l * 0.22 - r, to: l * 0.64, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: table + 1160, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: 0, to: w, overall: true },
    ],
    parts: [
      { name: 'Spindle', at: [-l * 0.22, table + 500] },
      { name: 'Round knives', at: [l * 0.24, table + 640] },
      { name: 'Handwheel', at: [l * 0.48, table + 1060] },
    ],
  };
}

export const stripCutter: Family = { front, side, plan, arrange };
