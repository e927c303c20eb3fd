import { beltPlan, beltRun, crumbs } from '../parts/belt.ts';
import { cabinet, warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { magnet, wires } from '../parts/magnet.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A magnet in its own short belt, hung across a conveyor: it lifts the steel wire and drops it beside. */
function measure(figures: MachineFigures) {
  return {
    belt: clamp(figures.beltWidth ?? figures.width, 1300, 600, 2000),
    height: clamp(figures.height, 3000, 2500, 3600),
  };
}

function frame(scene: Scene, left: number, right: number, height: number): void {
  for (const x of [left, right]) leg(scene, x, height, 140);
  scene
    .poly(
      'edge',
      [
        [left, height - 700],
        [left + 600, height],
      ],
      false,
    )
    .poly(
      'edge',
      [
        [right, height - 700],
        [right - 600, height],
      ],
      false,
    );
  scene.rect('body', left - 180, height, right - left + 360, 170);
  bolts(scene, left - 60, height + 85, right + 60, height + 85, 9, 18);
}

function side(scene: Scene, figures: MachineFigures): void {
  const { belt, height: h } = measure(figures);
  const half = belt / 2;
  const reach = belt * 0.85 + 500;
  const deck = 1100;
  const y = deck + 420;
  frame(scene, -half - 420, half + reach + 200, h);
  for (const x of [-0.3, 0.3])
    scene
      .line('edge', belt * x, y + 560, belt * x, h)
      .line('edge', half + reach * 0.4 + belt * x * 0.5, y + 560, half + reach * 0.4 + belt * x * 0.5, h);
  for (const way of [-1, 1]) leg(scene, way * half * 0.85, deck - 200, 120);
  scene.rect('body', -half - 120, deck - 260, belt + 240, 200);
  scene.poly('partTint', [
    [-half, deck + 60],
    [-half * 0.6, deck - 40],
    [half * 0.6, deck - 40],
    [half, deck + 60],
    [half * 1.05, deck + 20],
    [half * 0.62, deck - 90],
    [-half * 0.62, deck - 90],
    [-half * 1.05, deck + 20],
  ]);
  for (const x of [-0.8, 0, 0.8]) scene.circle('detail', half * x, deck - 160, 60);
  crumbs(
    scene,
    [
      [-0.42, 0],
      [-0.2, 30],
      [0.02, 0],
      [0.2, 40],
      [0.36, 0],
    ].map(([x = 0, dy = 0]) => [belt * x * 0.8, deck - 30 + dy] as const),
    100,
  );
  const middle = (half + reach - belt * 0.62) / 2;
  magnet(scene, middle, y, reach + belt * 1.05, 560);
  wires(
    scene,
    [
      [-0.3, 60],
      [-0.12, 130],
      [0.05, 180],
      [0.2, 240],
      [0.34, 290],
    ].map(([x = 0, dy = 0]) => [belt * x, deck + dy] as const),
    150,
  );
  wires(
    scene,
    [
      [half + 200, y - 70],
      [half + 420, y - 80],
      [half + 640, y - 70],
    ],
    150,
  );
  const chute = half + reach - 380;
  scene.poly('body', [
    [half + 260, deck],
    [half + 320, deck + 60],
    [chute + 600, deck + 160],
    [chute + 640, deck + 60],
    [chute + 350, 640],
    [chute - 60, 640],
  ]);
  wires(
    scene,
    [
      [chute - 40, y - 190],
      [chute + 150, y - 260],
      [chute + 40, y - 330],
      [chute + 110, 580],
    ],
    150,
  );
  scene
    .rect('body', chute - 300, 60, 950, 480)
    .rect('part', chute - 260, 0, 120, 60)
    .rect('part', chute + 490, 0, 120, 60);
  scene.ribs('thin', 'upright', { x: chute - 300, y: 60, width: 950, height: 480 }, 5);
  warning(scene, middle, y + 640, 260);
  person(scene, -half - 1250);
  motorEnd(scene, middle - reach / 2 - belt * 0.52 + 280, y + 280, 300);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { belt, height: h } = measure(figures);
  const deck = 1100;
  const half = belt * 0.56;
  const run = belt * 1.25 + 900;
  for (const x of [-run * 0.8, -run * 0.3, run * 0.3, run * 0.8]) leg(scene, x, deck - 200, 120);
  beltRun(scene, [-run, deck], [run, deck], 260, 150);
  crumbs(
    scene,
    [-0.85, -0.66, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.68, 0.86].map(
      (share, i) => [run * share, deck + 160 + (i % 2) * 25] as const,
    ),
    95,
  );
  frame(scene, -half - 450, half + 450, h);
  for (const way of [-1, 1]) scene.line('edge', way * half * 0.8, deck + 980, way * half * 0.8, h);
  scene.rect('body', -half, deck + 420, half * 2, 560, 40);
  scene.rect('tint', -half * 0.86, deck + 500, half * 1.72, 400, 30);
  scene.ribs('detail', 'level', { x: -half * 0.86, y: deck + 500, width: half * 1.72, height: 400 }, 4);
  wires(
    scene,
    [
      [-half * 0.7, deck + 230],
      [-half * 0.3, deck + 300],
      [half * 0.1, deck + 270],
      [half * 0.45, deck + 330],
      [-half * 0.5, deck + 370],
    ],
    160,
  );
  gearMotor(scene, half, deck + 700, 720, 330, 1);
  warning(scene, 0, deck + 1060, 280);
  cabinet(scene, run + 320, 0, 760, 1850);
  scene.line('centre', 0, -60, 0, h + 320);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { belt } = measure(figures);
  const run = belt * 1.25 + 900;
  const wide = belt * 1.1;
  beltPlan(scene, -run, -belt / 2, run * 2, belt, 12);
  crumbs(
    scene,
    [
      [-0.9, 0.2],
      [-0.75, -0.25],
      [-0.6, 0.1],
      [-0.5, -0.1],
      [0.55, 0.2],
      [0.68, -0.2],
      [0.8, 0.05],
      [0.92, -0.15],
    ].map(([x = 0, y = 0]) => [run * x, belt * y] as const),
    100,
  );
  scene.rect('body', -wide * 0.5, -belt * 0.66, wide, belt * 2.35, 120);
  scene.rect('partTint', -wide * 0.42, -belt * 0.58, wide * 0.84, belt * 2.18, 60);
  scene.rect('tint', -wide * 0.42, -belt * 0.42, wide * 0.84, belt * 0.95);
  scene.ribs('detail', 'level', { x: -wide * 0.42, y: -belt * 0.42, width: wide * 0.84, height: belt * 0.95 }, 6);
  for (const y of [0.75, 1, 1.25, 1.5]) scene.line('detail', -wide * 0.42, belt * y, wide * 0.42, belt * y);
  wires(
    scene,
    [
      [-wide * 0.3, belt * 0.85],
      [wide * 0.05, belt * 1.1],
      [-wide * 0.2, belt * 1.35],
      [wide * 0.15, belt * 0.7],
    ],
    160,
  );
  for (const way of [-1, 1]) scene.rect('body', way * (belt * 0.56 + 450) - 70, -belt * 0.85, 140, belt * 2.75);
  gearMotor(scene, wide * 0.5, belt * 1.5, wide * 0.75, 360, 1);
  scene.rect('body', -wide * 0.5, belt * 1.72, wide, belt * 0.42);
  scene.ribs('thin', 'upright', { x: -wide * 0.5, y: belt * 1.72, width: wide, height: belt * 0.42 }, 6);
  scene.line('centre', -run * 1.05, 0, run * 1.05, 0).line('centre', 0, -belt, 0, belt * 2.3);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { belt, height: h } = measure(figures);
  return {
    principal: 'front',
    end: 'left',
    spans: [
      { length: 'height', view: 'front', along: 'y', from: 0, to: h + 170, overall: true },
      { length: 'beltWidth', view: 'plan', along: 'y', from: -belt / 2, to: belt / 2 },
    ],
    parts: [
      { name: 'Conveyor', at: [-belt * 1.1, 1050] },
      { name: 'Magnet', at: [0, 1800] },
      { name: 'Belt drive', at: [belt * 0.56 + 400, 1800] },
      { name: 'Frame', at: [belt * 0.56 + 450, h * 0.4] },
    ],
  };
}

export const overbandMagnet: Family = { front, side, plan, arrange };
