import { crumbs, heap, heightAt, risingBelt } from '../parts/belt.ts';
import { toothedDisc } from '../parts/blades.ts';
import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { beltGuard, gearMotor } from '../parts/drive.ts';
import { pieces } from '../parts/goods.ts';
import { cutWall } from '../parts/hatch.ts';
import { levelCylinder } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A fine shredder: one rotor with a pusher behind it and a screen basket, fed by a belt from above. */
function measure(figures: MachineFigures) {
  const rotor = clamp(figures.chamberLength, 1600, 900, 2600);
  const height = clamp(figures.height, 3300, 2600, 4600);
  return {
    rotor,
    height,
    axis: height * 0.42,
    radius: clamp(figures.bladeDiameter, 620, 400, 900) / 2,
    power: clamp(figures.power, 120, 30, 400),
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const r = m.radius;
  const back = -2100;
  const [from, to] = [
    [back - 3100, 380],
    [back + 900, m.height * 1.02],
  ] as const;
  const fed = [0.2, 0.36, 0.5, 0.64, 0.8].map((share) => {
    const x = from[0] + (to[0] - from[0]) * share;
    return [x, heightAt(from, to, x) + (figures.goods ? 380 : 240)] as const;
  });
  scene.beside(() => {
    risingBelt(scene, from, to, 200, 230);
    if (figures.goods) pieces(scene, figures.goods, fed, 420);
    else crumbs(scene, fed, 150);
  });
  for (const x of [back + 180, -500, r * 1.3]) leg(scene, x, m.axis - r * 1.3, 180);
  scene.rect('body', back, m.axis - r * 1.5, -back + r * 2, 130);
  scene.poly('pale', [
    [-r * 1.3, m.axis - r * 1.1],
    [r * 1.3, m.axis - r * 1.1],
    [r * 1.3, 380],
    [-r * 0.3, 380],
  ]);
  const top = m.height;
  scene.poly('body', [
    [back + 420, m.axis + r],
    [r * 1.3, m.axis + r],
    [r * 1.5, top],
    [back + 300, top],
  ]);
  scene.line('thin', back + 1000, m.axis + r, back + 960, top).line('thin', back + 1600, m.axis + r, back + 1600, top);
  scene.rect('partTint', back + 250, top - 20, -back + r * 1.5 - 200, 90);
  levelCylinder(scene, back - 150, back + 620, m.axis + r * 0.15, 230, back + 900);
  scene.rect('body', back + 560, m.axis - r * 1.1, -back - 560 + r * 1.8, r * 2.3);
  scene.rect('tint', back + 780, m.axis - r * 0.5, 540, r * 1.3);
  scene.ribs('thin', 'upright', { x: back + 780, y: m.axis - r * 0.5, width: 540, height: r * 1.3 }, 3);
  scene.circle('hollow', 0, m.axis, r * 1.2);
  for (let i = 0; i < 9; i += 1) {
    const angle = Math.PI * (1.05 + (0.9 * i) / 8);
    scene.circle('detail', Math.cos(angle) * r * 1.12, m.axis + Math.sin(angle) * r * 1.12, r * 0.05);
  }
  toothedDisc(scene, 0, m.axis, r, 14, 0.1, -1);
  scene.line('centre', -r * 1.5, m.axis, r * 1.9, m.axis);
  bolts(scene, back + 620, m.axis + r * 1.05, r * 1.65, m.axis + r * 1.05, 9, 20);
  warning(scene, back + 1560, m.axis + r * 1.3, 300);
  const out = [
    [-r * 0.9, 300],
    [r * 2 + 1750, 1350],
  ] as const;
  risingBelt(scene, out[0], out[1], 170, 120);
  scene.beside(() => {
    heap(scene, r * 2 + 2150, 0, 1200, 620);
    for (const [x, y] of [
      [1950, 1100],
      [2010, 860],
    ] as const)
      crumbs(scene, [[r * 2 + x, y]], 80);
  });
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const half = m.rotor / 2;
  const r = m.radius;
  for (const x of [-half - 150, half + 150]) leg(scene, x, m.axis - r * 1.3, 190);
  scene.rect('body', -half - 320, m.axis - r * 1.5, m.rotor + 640 + 900, 130);
  leg(scene, half + 1050, m.axis - r * 1.5, 150);
  scene.poly('pale', [
    [-half, m.axis - r * 1.5],
    [half, m.axis - r * 1.5],
    [half * 0.8, 420],
    [-half * 0.8, 420],
  ]);
  scene.ribs('thin', 'upright', { x: -half * 0.75, y: 420, width: m.rotor * 0.75, height: m.axis - r * 1.5 - 420 }, 4);
  scene.rect('body', -half - 120, m.axis - r * 1.12, m.rotor + 240, r * 2.3);
  scene.rect('hollow', -half, m.axis - r * 0.95, m.rotor, r * 1.9);
  for (const x of [-half - 120, half]) cutWall(scene, x, m.axis - r * 1.12, 120, r * 2.3, 52);
  scene.rect('part', -half, m.axis - r * 0.72, m.rotor, r * 1.44);
  const count = 9;
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < count; i += 1) {
      const x = -half + (m.rotor * (i + 0.25 + (row % 2) * 0.5)) / (count + 0.5);
      const y = m.axis + r * (0.52 - row * 0.34);
      scene.poly('knife', [
        [x - 45, y],
        [x, y + 55],
        [x + 45, y],
        [x, y - 55],
      ]);
    }
  }
  for (const way of [-1, 1]) scene.rect('steel', way * (half + 120), m.axis - 150, way * 140, 300, 20);
  beltGuard(scene, half + 950, m.axis - r * 1.5 + 480, 250 + m.power * 0.4, half + 360, m.axis + 60, r * 0.8);
  const top = m.axis + r * 1.18;
  scene.poly('body', [
    [-half, top],
    [half, top],
    [half * 1.18, m.height],
    [-half * 1.18, m.height],
  ]);
  for (const share of [-0.6, -0.2, 0.2, 0.6]) scene.line('thin', half * share, top, half * share * 1.18, m.height);
  scene.rect('partTint', -half * 1.18 - 60, m.height, m.rotor * 1.18 + 120, 90);
  scene.rect('partTint', -half - 60, top - 20, m.rotor + 120, 70);
  warning(scene, 0, top + (m.height - top) * 0.3, 320);
  cabinet(scene, -half - 1500, 0, 850, 2000);
  person(scene, half + 1900);
  scene.line('centre', -half - 420, m.axis, half + 460, m.axis);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const half = m.rotor / 2;
  scene.beside(() => {
    scene.rect('body', -3700, -half * 0.62, 2300, half * 1.24).rect('partTint', -3700, -half * 0.5, 2300, half);
    for (let i = 0; i < 5; i += 1) scene.line('detail', -3500 + i * 460, -half * 0.5, -3500 + i * 460, half * 0.5);
  });
  scene.rect('partPale', -2200, -half - 300, 3000, m.rotor + 600 + 900);
  for (const y of [-half * 0.45, half * 0.45]) levelCylinder(scene, -2150, -1500, y, 240, -1200);
  scene.rect('body', -1400, -half - 120, 2000, m.rotor + 240);
  hopperPlan(scene, -1350, -half * 1.05, 1900, half * 2.1, 230);
  scene.rect('part', -50, -half + 40, m.radius * 1.2, m.rotor - 80);
  for (let i = 0; i < 9; i += 1)
    scene.poly('knife', [
      [80 + (i % 2) * 120, -half + 120 + (i * (m.rotor - 240)) / 8 - 50],
      [150 + (i % 2) * 120, -half + 120 + (i * (m.rotor - 240)) / 8],
      [80 + (i % 2) * 120, -half + 120 + (i * (m.rotor - 240)) / 8 + 50],
      [10 + (i % 2) * 120, -half + 120 + (i * (m.rotor - 240)) / 8],
    ]);
  gearMotor(scene, 350, half + 800, 1300, 480 + m.power, -1);
  scene.rect('tint', 130, half + 160, 560, 1000, 60);
  scene.rect('body', 620, -half * 0.45, 1500, half * 0.9).rect('partTint', 620, -half * 0.34, 1500, half * 0.68);
  for (let i = 0; i < 4; i += 1)
    scene.poly(
      'detail',
      [
        [760 + i * 340, -half * 0.26],
        [860 + i * 340, 0],
        [760 + i * 340, half * 0.26],
      ],
      false,
    );
  cabinetPlan(scene, -1000, -half - 1500, 600, 850);
  scene.line('centre', -2400, 0, 2300, 0);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const r = m.radius;
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: -2100, to: r * 2, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: m.height + 70, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: -m.rotor / 2 - 300, to: m.rotor / 2 + 1200, overall: true },
      { length: 'chamberLength', view: 'front', along: 'x', from: -m.rotor / 2, to: m.rotor / 2, at: m.axis - r },
    ],
    parts: [
      { name: 'Pusher', at: [-1850, m.axis + r * 0.15] },
      { name: 'Hopper', at: [-900, m.height * 0.8] },
      { name: 'Rotor', at: [0, m.axis] },
    ],
  };
}

export const secondaryShredder: Family = { front, side, plan, arrange };
