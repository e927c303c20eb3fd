import { bale } from '../parts/bale.ts';
import { balerDoors } from '../parts/baler-doors.ts';
import { towerLight, warning } from '../parts/controls.ts';
import { motorEnd } from '../parts/drive.ts';
import { cylinder, powerPack, powerPackPlan } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A vertical press: doors below, feed opening above, cylinders on the crosshead. */
function measure(figures: MachineFigures) {
  const force = clamp(figures.force, 200, 60, 500);
  // Without the feet of the base, which stand out on every side.
  const width = clamp(figures.width, 1940 + (force - 200) * 8, 1300, 3200) / 1.132;
  const depth = clamp(figures.depth, 1160 + (force - 200) * 4, 800, 2400) / 1.24;
  const height = clamp(figures.height, 4700 + (force - 200) * 11, 3200, 6200);
  const cylinders = Math.round(clamp(figures.cylinders, 2, 1, 4));
  const weight = clamp(figures.baleWeight, 1600, 300, 4000);
  return {
    force,
    width,
    depth,
    height,
    cylinders,
    bore: Math.min(Math.max(140, force * 1.8), (width * 0.6) / cylinders),
    ties: Math.round(clamp(figures.ties, 5, 2, 9)),
    baleHeight: clamp(200 + weight * 0.6, 1160, 600, height * 0.36),
    pack: height * (0.25 + Math.min(force, 300) * 0.0005),
    sill: height * 0.08,
    doors: height * 0.36,
    head: height * 0.62,
  };
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const post = m.width * 0.11;
  const inner = m.width - 2 * post;
  powerPack(scene, -m.pack * 0.94 - 260, 0, m.pack * 0.94, m.pack);
  scene.poly(
    'detail',
    [
      [-m.pack * 0.28 - 260, m.pack * 0.92],
      [-m.pack * 0.28 - 260, m.height * 0.9],
      [m.width * 0.3, m.height * 0.9],
    ],
    false,
  );
  scene.rect('tint', -post * 0.6, 0, m.width + post * 1.2, m.sill * 0.6);
  scene.rect('hollow', post, m.sill, inner, m.head - m.sill);
  const beam = m.height * 0.075;
  for (let i = 0; i < m.cylinders; i += 1) {
    const x = m.width / 2 + (i - (m.cylinders - 1) / 2) * (inner / m.cylinders);
    cylinder(scene, x, m.head + beam * 0.5, m.height, m.bore, m.doors + m.sill + m.height * 0.09);
  }
  const platen = m.doors + m.sill + m.height * 0.04;
  scene.rect('tint', post * 1.15, platen, inner - post * 0.3, m.height * 0.055);
  scene.ribs('edge', 'upright', { x: post * 1.15, y: platen, width: inner - post * 0.3, height: m.height * 0.055 }, 5);
  for (const x of [0, m.width - post]) {
    scene.rect('body', x, m.sill * 0.6, post, m.head - m.sill * 0.6);
    scene.line('thin', x + post * 0.35, m.sill, x + post * 0.35, m.head);
    scene.line('thin', x + post * 0.65, m.sill, x + post * 0.65, m.head);
  }
  scene.rect('pale', -post * 0.35, m.head, m.width + post * 0.7, beam);
  bolts(scene, post * 0.4, m.head + beam / 2, m.width - post * 0.4, m.head + beam / 2, 8, beam * 0.1);
  balerDoors(scene, post, m.sill, inner, m.doors, m.ties);
  scene.rect('body', post * 0.7, m.sill + m.doors, m.width - post * 1.4, m.height * 0.03);
  towerLight(scene, m.width * 0.94, m.head + beam, m.height * 0.14);
  warning(scene, m.width * 0.5, m.head + beam * 0.18, beam * 0.62);
  scene.rect('panel', m.width - post * 0.86, m.head * 0.58, post * 0.72, m.head * 0.2, 20);
  scene.circle('warning', m.width - post * 0.5, m.head * 0.72, post * 0.16);
  scene.circle('detail', m.width - post * 0.5, m.head * 0.63, post * 0.12);
  scene.beside(() => {
    bale(scene, m.width * 1.2, m.sill * 0.3, m.width * 0.82, m.baleHeight, m.ties);
    scene.rect('part', m.width * 1.24, 0, m.width * 0.08, m.sill * 0.3);
    scene.rect('part', m.width * 1.9, 0, m.width * 0.08, m.sill * 0.3);
  });
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const post = m.depth * 0.13;
  const beam = m.height * 0.075;
  scene.beside(() => {
    powerPack(scene, -m.pack * 0.94 - 320, 0, m.pack * 0.94, m.pack);
    const pipe = -m.pack * 0.28 - 320;
    const bend = m.height * 0.9;
    scene.line('detail', pipe, m.pack * 0.92, pipe, bend).line('detail', pipe, bend, m.depth * 0.3, bend);
  });
  scene.rect('tint', -m.depth * 0.12, 0, m.depth * 1.24, m.sill * 0.6);
  cylinder(scene, m.depth / 2, m.head + beam * 0.5, m.height, m.bore, m.head - m.height * 0.06);
  scene.rect('body', 0, m.sill * 0.6, m.depth, m.head - m.sill * 0.6);
  scene.rect('pale', post, m.sill, m.depth - 2 * post, m.doors);
  for (let i = 1; i < 6; i += 1) {
    scene.rect(
      'part',
      post * 0.6,
      m.sill + (m.doors * i) / 6 - m.height * 0.008,
      m.depth - post * 1.2,
      m.height * 0.016,
    );
  }
  scene.rect('panel', post, m.sill + m.doors * 1.14, m.depth - 2 * post, m.head - m.sill - m.doors * 1.24);
  scene.rect('hidden', post * 1.2, m.sill + m.doors + m.height * 0.05, m.depth - 2.4 * post, m.height * 0.05);
  for (const x of [-post * 0.75, m.depth]) {
    scene.rect('body', x, m.sill, post * 0.75, m.doors);
    for (const share of [0.18, 0.76])
      scene.rect('steel', x - post * 0.08, m.sill + m.doors * share, post * 0.9, m.doors * 0.09);
  }
  scene.rect('pale', -post * 0.4, m.head, m.depth + post * 0.8, beam);
  bolts(scene, post * 0.5, m.head + beam / 2, m.depth - post * 0.5, m.head + beam / 2, 5, beam * 0.1);
  towerLight(scene, m.depth * 0.95, m.head + beam, m.height * 0.14);
  warning(scene, m.depth * 0.5, m.sill + m.doors * 1.24, m.height * 0.045);
  const baleDepth = m.depth * 0.95;
  scene.beside(() => {
    bale(scene, m.depth + post * 2.6, m.sill * 0.3, baleDepth, m.baleHeight, 2);
    scene.rect('steel', m.depth + post, m.sill * 0.18, baleDepth + post * 2.4, m.sill * 0.12);
  });
  person(scene, m.depth + post * 3 + baleDepth + 480);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [w, d] = [m.width, m.depth];
  const post = w * 0.11;
  const leaf = (w - 2 * post) / 2;
  powerPackPlan(scene, -m.pack * 0.94 - 260, d * 0.02, m.pack * 0.94, d * 0.95);
  scene.poly(
    'detail',
    [
      [-m.pack * 0.28 - 260, d * 0.67],
      [-w * 0.14, d * 0.67],
      [-w * 0.14, d * 0.5],
      [0, d * 0.5],
    ],
    false,
  );
  scene.rect('tint', -post * 0.6, -d * 0.12, w + post * 1.2, d * 1.24);
  scene.rect('body', 0, 0, w, d);
  scene.rect('pale', -post * 0.35, d * 0.26, w + post * 0.7, d * 0.48);
  bolts(scene, post * 0.3, d * 0.34, w - post * 0.3, d * 0.34, 9, d * 0.025);
  bolts(scene, post * 0.3, d * 0.66, w - post * 0.3, d * 0.66, 9, d * 0.025);
  for (let i = 0; i < m.cylinders; i += 1) {
    motorEnd(scene, w / 2 + (i - (m.cylinders - 1) / 2) * ((w - 2 * post) / m.cylinders), d / 2, m.bore * 1.15);
  }
  for (const [hinge, way] of [
    [post, -1],
    [w - post, 1],
  ] as const) {
    scene.poly('body', [
      [hinge, 0],
      [hinge + way * leaf * 0.72, -leaf * 0.7],
      [hinge + way * leaf * 0.66, -leaf * 0.78],
      [hinge - way * leaf * 0.08, -leaf * 0.07],
    ]);
    scene.path('hidden', [
      ['M', hinge + way * leaf * 0.72, -leaf * 0.7],
      ['C', hinge + way * leaf * 0.3, -leaf * 1.15, hinge - way * leaf * 0.6, -leaf * 1.1, hinge - way * leaf, -30],
    ]);
  }
  const bw = w * 0.62;
  scene.beside(() => bale(scene, w / 2 - bw / 2, -d * 0.25 - d * 0.75, bw, d * 0.72, m.ties));
  scene.line('centre', w / 2, -d * 1.1, w / 2, d * 1.15);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  return {
    principal: 'front',
    end: 'right',
    spans: [
      { length: 'width', view: 'front', along: 'x', from: -m.width * 0.066, to: m.width * 1.066, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: m.height, overall: true },
      { length: 'depth', view: 'side', along: 'x', from: -m.depth * 0.12, to: m.depth * 1.12, overall: true },
    ],
    parts: [
      { name: 'Hydraulic power pack', at: [-m.pack * 0.7 - 260, m.pack * 0.4] },
      { name: 'Compaction cylinder', at: [m.width * (m.cylinders > 1 ? 0.3 : 0.5), m.height * 0.85] },
      { name: 'Platen', at: [m.width * 0.5, m.doors + m.sill + m.height * 0.07] },
      { name: 'Door', at: [m.width * 0.72, m.sill + m.doors * 0.5] },
    ],
  };
}

export const tyreBaler: Family = { front, side, plan, arrange };
