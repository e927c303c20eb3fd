import { crumbs } from '../parts/belt.ts';
import { warning } from '../parts/controls.ts';
import { motorEnd } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bolts, hopper, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene, Step } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A trough on springs, shaken by two unbalanced motors, below a hopper. */
function measure(figures: MachineFigures) {
  return {
    length: clamp(figures.length, 3400, 2200, 6000),
    width: clamp(figures.width, 1200, 700, 1900),
    deck: 1150,
  };
}

function spring(scene: Scene, x: number, bottom: number, top: number, width: number): void {
  scene
    .rect('partTint', x - width * 0.7, bottom - 40, width * 1.4, 40)
    .rect('partTint', x - width * 0.7, top, width * 1.4, 40);
  const coils = 5;
  const steps: Step[] = [];
  for (let i = 0; i < coils; i += 1) {
    const y = bottom + ((top - bottom) * i) / coils;
    steps.push(['M', x - width / 2, y], ['L', x + width / 2, y + (top - bottom) / coils]);
  }
  scene.path('contour', steps);
  scene.line('edge', x - width / 2, bottom, x - width / 2, bottom + 1);
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, deck } = measure(figures);
  const drop = l * 0.06;
  for (const x of [l * 0.14, l * 0.8]) {
    const y = deck - 380 - (drop * x) / l;
    leg(scene, x - 130, y, 110);
    leg(scene, x + 130, y, 110);
    scene.rect('body', x - 260, y, 520, 90);
    for (const dx of [-130, 130]) spring(scene, x + dx, y + 130, deck - 30 - (drop * (x + dx)) / l, 120);
  }
  scene.rect('body', l * 0.05, 180, l * 0.86, 110);
  scene.poly('body', [
    [0, deck],
    [l, deck - drop],
    [l, deck - drop + l * 0.11],
    [0, deck + l * 0.15],
  ]);
  scene.poly('tint', [
    [0, deck],
    [l, deck - drop],
    [l, deck - drop + 90],
    [0, deck + 90],
  ]);
  for (let i = 1; i < 9; i += 1)
    scene.line('thin', (l * i) / 9, deck - (drop * i) / 9 + 90, (l * i) / 9, deck + l * (0.15 - 0.1 * (i / 9)));
  bolts(scene, l * 0.04, deck + 42, l * 0.96, deck - drop + 48, 12, 18);
  scene.poly('part', [
    [l * 0.38, deck - drop * 0.4],
    [l * 0.6, deck - drop * 0.6],
    [l * 0.55, deck - 480],
    [l * 0.42, deck - 480],
  ]);
  motorEnd(scene, l * 0.485, deck - 330, 470);
  scene.path('detail', [
    ['M', l * 0.34, deck - 480],
    ['C', l * 0.31, deck - 380, l * 0.31, deck - 300, l * 0.34, deck - 200],
    ['M', l * 0.63, deck - 480],
    ['C', l * 0.66, deck - 380, l * 0.66, deck - 300, l * 0.63, deck - 200],
  ]);
  hopper(scene, [l * 0.06, l * 0.36], [-l * 0.04, l * 0.46], deck + l * 0.18, l * 0.3, 0.6);
  for (const x of [-l * 0.02, l * 0.44]) leg(scene, x, deck + l * 0.37, 110);
  scene.rect('part', -l * 0.05, deck + l * 0.355, l * 0.52, 80);
  crumbs(
    scene,
    [
      [l * 0.52, deck + l * 0.092],
      [l * 0.61, deck + l * 0.083],
      [l * 0.7, deck + l * 0.079],
      [l * 0.8, deck + l * 0.069],
      [l * 0.9, deck + l * 0.063],
      [l * 1.02, deck - drop - 60],
      [l * 1.04, deck - drop - 300],
      [l * 1.03, deck - drop - 540],
    ],
    80,
  );
  warning(scene, l * 0.75, deck + l * 0.02, 170);
  person(scene, l * 1.2);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, length: l, deck } = measure(figures);
  const half = w / 2;
  for (const way of [-1, 1]) {
    const x = way * half * 0.84;
    leg(scene, x, deck - 380, 130);
    scene.rect('body', x - 170, deck - 380, 340, 90);
    spring(scene, x, deck - 250, deck - 30, 150);
    leg(scene, way * half * 1.42, deck + l * 0.36, 120);
  }
  scene.rect('body', -half * 1.05, 180, w * 1.05, 110);
  hopper(scene, [-half * 0.8, half * 0.8], [-half * 1.3, half * 1.3], deck + l * 0.2, l * 0.3, 0.6);
  scene.rect('part', -half * 1.55, deck + l * 0.355, w * 1.55, 90);
  scene.poly('body', [
    [-half, deck],
    [half, deck],
    [half * 1.08, deck + l * 0.15],
    [-half * 1.08, deck + l * 0.15],
  ]);
  scene.poly('hollow', [
    [-half * 0.88, deck + 80],
    [half * 0.88, deck + 80],
    [half * 0.96, deck + l * 0.15],
    [-half * 0.96, deck + l * 0.15],
  ]);
  crumbs(
    scene,
    [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55].map((share, i) => [half * share, deck + 90 + (i % 2) * 60] as const),
    90,
  );
  for (const way of [-1, 1]) {
    const x = way * half * 0.34;
    scene.rect('part', x - half * 0.26, deck - 420, half * 0.52, 340, 50);
    scene.ribs('thin', 'upright', { x: x - half * 0.16, y: deck - 420, width: half * 0.32, height: 340 }, 4);
    scene.rect('steel', x - half * 0.14, deck - 80, half * 0.28, 80);
  }
  bolts(scene, -half * 0.9, deck + 40, half * 0.9, deck + 40, 8, 18);
  person(scene, half * 1.55 + 620);
  warning(scene, 0, deck + l * 0.39, 200);
  scene.line('centre', 0, -60, 0, deck + l * 0.5 + 160);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w } = measure(figures);
  for (const x of [l * 0.14, l * 0.8])
    for (const y of [-w * 0.16, w * 1.02]) {
      scene.rect('body', x - 260, y, 520, w * 0.14);
      for (const dx of [-130, 130]) scene.circle('partTint', x + dx, y + w * 0.07, 70);
    }
  scene.rect('body', 0, 0, l, w).rect('partTint', 0, w * 0.08, l, w * 0.84);
  for (let i = 1; i < 12; i += 1) scene.line('thin', (l * i) / 12, w * 0.08, (l * i) / 12, w * 0.92);
  crumbs(
    scene,
    [
      [0.5, 0.3],
      [0.55, 0.65],
      [0.62, 0.45],
      [0.68, 0.2],
      [0.7, 0.75],
      [0.78, 0.5],
      [0.84, 0.3],
      [0.88, 0.7],
      [0.95, 0.45],
    ].map(([x = 0, y = 0]) => [l * x, w * y] as const),
    90,
  );
  hopperPlan(scene, -l * 0.04, -w * 0.16, l * 0.5, w * 1.32, w * 0.3);
  for (const y of [-w * 0.46, w * 1.18]) {
    scene.rect('part', l * 0.47, y, l * 0.16, w * 0.28, 50);
    scene.ribs('thin', 'level', { x: l * 0.48, y, width: l * 0.14, height: w * 0.28 }, 4);
    scene.rect('steel', l * 0.5, y < 0 ? -w * 0.18 : w, l * 0.1, w * 0.18);
  }
  scene.line('centre', -l * 0.1, w / 2, l * 1.08, w / 2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, width: w, deck } = measure(figures);
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: 0, to: w, overall: true },
    ],
    parts: [
      { name: 'Hopper', at: [l * 0.21, deck + l * 0.42] },
      { name: 'Spring', at: [l * 0.14 + 130, deck - 180] },
      { name: 'Unbalanced motor', at: [l * 0.485, deck - 330] },
      { name: 'Trough', at: [l * 0.85, deck + l * 0.02] },
    ],
  };
}

export const vibratoryFeeder: Family = { front, side, plan, arrange };
