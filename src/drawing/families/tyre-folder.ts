import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { cylinder, levelCylinder, powerPack, powerPackPlan } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { tyreSizes, tyreTread } from '../parts/tyre.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Point, Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** Folds a tyre twice into itself: a ram from above, two folding arms, a tray of folded tyres. */
function measure(figures: MachineFigures) {
  const tyre = tyreSizes[figures.tyre];
  const grow = ownSize(figures) ? 1 : tyre.diameter > 1000 ? 1.12 : 1;
  const [depth, width, height] = ownSize(figures) ?? [1200, 1530, 2700];
  return {
    tyre,
    height: clamp(height, 2700, 2000, 3600) * grow,
    // Without the feet of the base.
    width: (clamp(width, 1530, 1000, 2400) * grow) / 1.16,
    depth: clamp(depth, 1200, 800, 2000) * grow,
  };
}

/** The machine stands on its short sides. A size beyond 4 m is that of a whole line on a shared sheet. */
function ownSize({ sizeLeast, sizeMiddle, sizeGreatest }: MachineFigures): [number, number, number] | undefined {
  if (!sizeLeast || !sizeMiddle || !sizeGreatest || sizeGreatest > 4000) return undefined;
  return [sizeLeast, sizeMiddle, sizeGreatest];
}

/** A tyre folded to a thick crescent that holds further tyres. */
function foldedTyre(scene: Scene, x: number, y: number, radius: number, layers: number): void {
  for (let i = 0; i < layers; i += 1) {
    const r = radius * (1 - (0.72 * i) / layers);
    const arc = (share: number, k: number): Point => [
      x + Math.cos(Math.PI * (1 + share)) * r * k,
      y + Math.sin(Math.PI * (1 + share)) * r * k,
    ];
    const thickness = 1 - 0.5 / layers;
    const points: Point[] = [];
    for (let j = 0; j <= 12; j += 1) points.push(arc(-0.12 + (1.24 * j) / 12, 1));
    for (let j = 12; j >= 0; j -= 1) points.push(arc(-0.12 + (1.24 * j) / 12, thickness));
    scene.poly('tyre', points);
  }
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const c = m.width / 2;
  const post = m.width * 0.1;
  const radius = Math.min(m.tyre.diameter * 0.36, m.width * 0.3);
  const seat = m.height * 0.4;
  powerPack(scene, -m.width * 0.84, 0, m.width * 0.6, m.height * 0.5);
  scene.poly(
    'detail',
    [
      [-m.width * 0.38, m.height * 0.45],
      [-m.width * 0.38, m.height * 0.86],
      [c - m.width * 0.085, m.height * 0.86],
    ],
    false,
  );
  scene.rect('tint', -post * 0.8, 0, m.width + post * 1.6, 110);
  for (const x of [0, m.width - post]) {
    scene.rect('body', x, 110, post, m.height * 0.7 - 110);
    scene.line('thin', x + post / 2, 200, x + post / 2, m.height * 0.66);
  }
  const cup: Point[] = [];
  for (let i = 0; i <= 12; i += 1) {
    const angle = Math.PI * (1 + i / 12);
    cup.push([c + Math.cos(angle) * radius * 1.12, seat + Math.sin(angle) * radius * 1.12]);
  }
  scene.poly('pale', [[post, 110], [m.width - post, 110], [m.width - post, seat], ...cup.toReversed(), [post, seat]]);
  scene.ribs(
    'thin',
    'upright',
    { x: post, y: 110, width: m.width - 2 * post, height: (seat - radius * 1.12 - 110) * 0.9 },
    5,
  );
  foldedTyre(scene, c, seat, radius, 3);
  cylinder(scene, c, m.height * 0.74, m.height, m.width * 0.17, seat + radius * 0.2);
  scene.poly('tint', [
    [c - radius * 0.34, seat + radius * 0.9],
    [c + radius * 0.34, seat + radius * 0.9],
    [c + radius * 0.22, seat - radius * 0.12],
    [c - radius * 0.22, seat - radius * 0.12],
  ]);
  for (const way of [-1, 1]) {
    const x = c + way * (m.width / 2 - post);
    scene.poly('part', [
      [x, seat + radius * 0.95],
      [x, seat + radius * 0.7],
      [c + way * radius * 0.75, seat + radius * 0.34],
      [c + way * radius * 0.62, seat + radius * 0.56],
    ]);
    scene.circle('partTint', x, seat + radius * 0.82, post * 0.42);
    scene.circle('partTint', c + way * radius * 0.69, seat + radius * 0.45, post * 0.32);
  }
  scene.rect('body', -post * 0.4, m.height * 0.68, m.width + post * 0.8, m.height * 0.085);
  bolts(scene, post * 0.3, m.height * 0.722, m.width - post * 0.3, m.height * 0.722, 8, 18);
  warning(scene, c, 200, m.height * 0.075);
  cabinet(scene, m.width + post * 2, 0, m.width * 0.38, 1650);
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const seat = m.height * 0.4;
  const d = m.depth;
  const long = d * 1.35;
  scene.beside(() => {
    powerPack(scene, -d * 1.2, 0, d * 0.95, m.height * 0.48);
    const [pipe, bend] = [-d * 0.5, m.height * 0.88];
    scene.line('detail', pipe, m.height * 0.44, pipe, bend).line('detail', pipe, bend, d * 0.45, bend);
  });
  scene.rect('tint', 0, 0, d + long * 0.9, 110);
  leg(scene, d + long * 0.8, seat * 0.62, 90, 110);
  scene.poly('body', [
    [d, seat * 0.72],
    [d + long, seat * 0.55],
    [d + long, seat * 0.45],
    [d, seat * 0.6],
  ]);
  for (let i = 0; i < 3; i += 1)
    tyreTread(scene, d * 1.1 + i * long * 0.3, seat * (0.725 - i * 0.052), long * 0.24, m.height * 0.12, 5);
  cylinder(scene, d / 2, m.height * 0.74, m.height, m.width * 0.17, seat + 200);
  scene.poly('tint', [
    [d * 0.2, seat + 320],
    [d * 0.8, seat + 320],
    [d * 0.7, seat],
    [d * 0.3, seat],
  ]);
  scene.rect('body', 0, 110, d, seat - 60);
  scene.rect('panel', d * 0.12, 220, d * 0.76, seat - 290);
  for (const x of [0, d * 0.86]) scene.rect('body', x, seat, d * 0.14, m.height * 0.7 - seat);
  scene.rect('part', d * 0.14, seat + 420, d * 0.72, 90);
  scene.rect('body', -d * 0.06, m.height * 0.68, d * 1.12, m.height * 0.085);
  bolts(scene, d * 0.06, m.height * 0.722, d * 0.94, m.height * 0.722, 6, 18);
  warning(scene, d / 2, seat * 0.42, m.height * 0.075);
  person(scene, d + long + 420);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [w, d] = [m.width, m.depth];
  const c = w / 2;
  powerPackPlan(scene, -w * 0.84, d * 0.08, w * 0.6, d * 0.84);
  scene.rect('pale', w * 0.14, -d * 0.95, w * 0.72, d);
  for (let i = 0; i < 3; i += 1) tyreTread(scene, w * 0.2, -d * 0.9 + i * d * 0.3, w * 0.6, d * 0.22, 8);
  scene.rect('tint', -w * 0.08, 0, w * 1.16, d).rect('body', 0, d * 0.03, w, d * 0.94);
  scene.rect('hollow', w * 0.16, d * 0.16, w * 0.68, d * 0.68);
  tyreTread(scene, w * 0.2, d * 0.24, w * 0.6, d * 0.52, 9);
  for (const y of [d * 0.22, d * 0.68]) {
    levelCylinder(scene, -w * 0.05, w * 0.14, y + d * 0.05, d * 0.1, w * 0.24);
    levelCylinder(scene, w * 1.05, w * 0.86, y + d * 0.05, d * 0.1, w * 0.76);
  }
  scene.rect('body', -w * 0.03, d * 0.38, w * 1.06, d * 0.24);
  scene
    .circle('partTint', c, d / 2, w * 0.12)
    .circle('part', c, d / 2, w * 0.085)
    .circle('detail', c, d / 2, w * 0.03);
  bolts(scene, w * 0.05, d / 2, w * 0.3, d / 2, 3, 18);
  bolts(scene, w * 0.7, d / 2, w * 0.95, d / 2, 3, 18);
  cabinetPlan(scene, w * 1.2, d * 0.3, w * 0.38, d * 0.34);
  scene.line('centre', c, -d * 1.05, c, d * 1.2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const own = ownSize(figures) !== undefined;
  return {
    principal: 'front',
    end: 'right',
    spans: own
      ? [
          { length: 'sizeMiddle', view: 'front', along: 'x', from: -m.width * 0.08, to: m.width * 1.08, overall: true },
          { length: 'sizeGreatest', view: 'front', along: 'y', from: 0, to: m.height, overall: true },
          { length: 'sizeLeast', view: 'side', along: 'x', from: 0, to: m.depth, overall: true },
        ]
      : [],
    parts: [
      { name: 'Hydraulic power pack', at: [-m.width * 0.6, m.height * 0.2] },
      { name: 'Ram', at: [m.width * 0.5, m.height * 0.85] },
      { name: 'Folding arm', at: [m.width * 0.78, m.height * 0.53] },
      { name: 'Cradle', at: [m.width * 0.7, m.height * 0.2] },
    ],
  };
}

export const tyreFolder: Family = { front, side, plan, arrange };
