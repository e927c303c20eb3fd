import { beltEnd, beltPlanAway, crumbs, heap, takeAway } from '../parts/belt.ts';
import { toothedDisc } from '../parts/blades.ts';
import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { beltGuard, gearMotor } from '../parts/drive.ts';
import { cutWall } from '../parts/hatch.ts';
import { person } from '../parts/person.ts';
import { bolts, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Point, Scene, Step } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** One rotor over a screen: rows of blades against fixed knives, belt drive with a heavy flywheel. */
function measure(figures: MachineFigures) {
  const rotor = clamp(figures.chamberLength, 1500, 900, 2400);
  const radius = clamp(figures.bladeDiameter, 760, 500, 1100) / 2;
  const blades = Math.round(clamp(figures.blades, 42, 12, 96));
  return { rotor, radius, blades, rows: 6, axis: 1750, power: clamp(figures.power, 180, 40, 400) };
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const half = m.rotor / 2;
  const housing = m.radius * 1.35;
  for (const x of [-half - 120, half + 120]) leg(scene, x, m.axis - housing, 190);
  scene.poly('pale', [
    [-half, m.axis - housing],
    [half, m.axis - housing],
    [half * 0.75, 660],
    [-half * 0.75, 660],
  ]);
  beltEnd(scene, 0, m.rotor * 0.5, 520, 190);
  scene.rect('body', -half - 330, m.axis - housing - 90, m.rotor + 660, 130);
  scene.rect('body', -half - 130, m.axis - housing + 40, m.rotor + 260, housing * 2);
  for (const x of [-half - 130, half]) cutWall(scene, x, m.axis - housing + 40, 130, housing * 2, 56);
  scene.rect('hollow', -half, m.axis - m.radius * 1.02, m.rotor, m.radius * 2.04);
  scene.rect('part', -half, m.axis - m.radius * 0.55, m.rotor, m.radius * 1.1);
  const perRow = Math.max(2, Math.round(m.blades / m.rows));
  const pitch = m.rotor / (perRow + 0.5);
  for (const [row, share] of [
    [0, 0.62],
    [1, 0.22],
    [0, -0.2],
    [1, -0.6],
  ] as const) {
    for (let i = 0; i < perRow; i += 1) {
      const x = -half + pitch * (i + 0.1 + row * 0.5);
      scene.poly('knife', [
        [x, m.axis + m.radius * (share - 0.12)],
        [x + pitch * 0.62, m.axis + m.radius * (share - 0.2)],
        [x + pitch * 0.62, m.axis + m.radius * (share + 0.14)],
        [x, m.axis + m.radius * (share + 0.22)],
      ]);
    }
  }
  scene
    .rect('steel', -half, m.axis + m.radius * 1.04, m.rotor, 60)
    .rect('steel', -half, m.axis - m.radius * 1.04 - 60, m.rotor, 60);
  bolts(scene, -half + 60, m.axis + m.radius * 1.04 + 30, half - 60, m.axis + m.radius * 1.04 + 30, 6, 20);
  bolts(scene, -half + 60, m.axis - m.radius * 1.04 - 30, half - 60, m.axis - m.radius * 1.04 - 30, 6, 20);
  for (const way of [-1, 1]) scene.rect('steel', way * (half + 130), m.axis - 150, way * 150, 300, 20);
  scene.rect('tint', half + 280, m.axis - m.radius * 1.15, 190, m.radius * 2.3, 30);
  scene.ribs('thin', 'upright', { x: half + 280, y: m.axis - m.radius * 1.15, width: 190, height: m.radius * 2.3 }, 3);
  scene.rect('partPale', -half - 280, m.axis - 100, -90, 200);
  const top = m.axis + housing + 40;
  scene.rect('part', -half - 130, top, m.rotor + 260, 80);
  scene.poly('body', [
    [-half * 0.95, top + 80],
    [half * 0.95, top + 80],
    [half * 0.95, top + 1150],
    [-half * 0.95, top + 1150],
  ]);
  scene.ribs('thin', 'upright', { x: -half * 0.95, y: top + 80, width: m.rotor * 0.95, height: 1070 }, 4);
  scene.rect('panel', -half * 0.5, top + 260, m.rotor * 0.5, 520, 30);
  warning(scene, 0, top + 390, 300);
  scene.rect('partTint', -half - 40, top + 1150, m.rotor + 80, 90);
  cabinet(scene, -half - 1500, 0, 800, 1950);
  person(scene, half + 1900);
  scene.line('centre', -half - 480, m.axis, half + 620, m.axis);
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const r = m.radius;
  const housing = r * 1.5;
  takeAway(scene, -housing * 0.6, housing + 2300, 520, 190);
  crumbs(
    scene,
    [
      [housing + 300, 530],
      [housing + 800, 530],
      [housing + 1250, 530],
      [housing + 1750, 530],
    ],
    70,
  );
  scene.beside(() => heap(scene, housing + 2650, 0, 900, 300));
  for (const x of [-housing * 0.95, housing * 0.95]) leg(scene, x, m.axis - housing, 190);
  scene.poly('pale', [
    [-housing * 0.8, m.axis - housing * 0.6],
    [housing * 0.8, m.axis - housing * 0.6],
    [housing * 0.5, 660],
    [-housing * 0.5, 660],
  ]);
  scene.rect('body', -housing - 1500, m.axis - housing - 70, housing * 2 + 1750, 130);
  leg(scene, -housing - 1350, m.axis - housing - 70, 160);
  const top = m.axis + housing * 1.05;
  scene.poly('body', [
    [-housing * 0.85, top - 120],
    [housing * 0.6, top - 120],
    [housing * 0.6, top + 620],
    [housing * 1.35, top + 1350],
    [-housing * 0.35, top + 1350],
    [-housing * 0.85, top + 620],
  ]);
  scene.poly(
    'thin',
    [
      [-housing * 0.85, top + 620],
      [housing * 0.6, top + 620],
    ],
    false,
  );
  scene
    .line('thin', -housing * 0.1, top, -housing * 0.1, top + 620)
    .line('thin', -housing * 0.1, top + 620, housing * 0.5, top + 1300);
  scene.rect('partTint', -housing * 0.42, top + 1350, housing * 1.84, 80);
  const k = housing;
  scene.poly('body', [
    [-k, m.axis - k * 0.55],
    [-k * 0.55, m.axis - k],
    [k * 0.55, m.axis - k],
    [k, m.axis - k * 0.55],
    [k, m.axis + k * 0.6],
    [k * 0.62, m.axis + k * 1.05],
    [-k * 0.9, m.axis + k * 1.05],
    [-k, m.axis + k * 0.6],
  ]);
  scene.circle('hollow', 0, m.axis, r * 1.18);
  screen(scene, m.axis, r * 1.12);
  toothedDisc(scene, 0, m.axis, r, Math.round(m.blades / 7) + 3, 0.15, 1);
  for (const way of [-1, 1])
    scene.poly('knife', [
      [way * r * 1.02, m.axis + 30],
      [way * k * 0.97, m.axis + 110],
      [way * k * 0.97, m.axis - 60],
      [way * r * 1.06, m.axis - 40],
    ]);
  scene.line('centre', -k * 1.1, m.axis, k * 1.1, m.axis).line('centre', 0, m.axis - k * 1.1, 0, m.axis + k * 1.15);
  const motorY = m.axis - housing + 60 + 330;
  beltGuard(scene, -housing - 900, motorY, 240 + m.power * 0.35, -housing * 0.72, m.axis + housing * 0.1, r * 0.42);
  scene.rect('part', -housing - 1150, m.axis - housing + 60, 520, 60);
  warning(scene, -housing * 0.3, top + 160, 260);
}

/** The perforated half shell under the rotor. */
function screen(scene: Scene, y: number, radius: number): void {
  const outer: Point[] = [];
  const holes: Step[] = [];
  for (let i = 0; i <= 16; i += 1) {
    const angle = Math.PI * (1.06 + (0.88 * i) / 16);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    outer.push([c * radius, y + s * radius]);
    holes.push(['M', c * radius * 1.04, y + s * radius * 1.04], ['L', c * radius * 0.96, y + s * radius * 0.96]);
  }
  scene.poly('contour', outer, false);
  scene.path('detail', holes);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [half, deep] = [m.rotor / 2, m.radius * 1.4];
  beltPlanAway(scene, 0, m.rotor * 0.5, 0, -m.radius * 1.5 - 2300, 100);
  scene.rect('partPale', -half - 330, -deep - 250, m.rotor + 660, 2 * deep + 1750);
  scene.rect('body', -half - 130, -deep, m.rotor + 260, 2 * deep);
  for (const way of [-1, 1]) scene.rect('steel', way * (half + 130), -160, way * 150, 320, 20);
  gearMotor(scene, half + 300, deep + 900, m.rotor + 300, 560 + m.power * 0.8, -1);
  scene.rect('tint', half + 280, -m.radius, 200, deep + 900 + m.radius + 260, 60);
  scene.ribs('thin', 'upright', { x: half + 280, y: -m.radius, width: 200, height: deep + 900 + m.radius + 260 }, 4);
  hopperPlan(scene, -half * 1.05, -deep * 0.9, m.rotor * 1.05, deep * 1.8, half * 0.16);
  scene.rect('part', -half * 0.86, -m.radius * 0.6, m.rotor * 0.86, m.radius * 1.2);
  const perRow = Math.max(2, Math.round(m.blades / m.rows));
  const pitch = (m.rotor * 0.86) / (perRow + 0.5);
  for (const [row, y] of [
    [0, -0.5],
    [1, -0.12],
    [0, 0.26],
  ] as const) {
    for (let i = 0; i < perRow; i += 1)
      scene.rect('knife', -half * 0.86 + pitch * (i + 0.2 + row * 0.5), m.radius * y, pitch * 0.6, m.radius * 0.26);
  }
  cabinetPlan(scene, -half - 1500, -deep, 800, 560);
  scene.line('centre', -half - 480, 0, half + 640, 0);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const half = m.rotor / 2;
  const top = m.axis + m.radius * 1.35 + 1280;
  return {
    principal: 'front',
    end: 'right',
    spans: [
      { length: 'length', view: 'front', along: 'x', from: -half - 370, to: half + 470, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: top, overall: true },
    ],
    parts: [
      { name: 'Feed chute', at: [-half * 0.3, top - 500] },
      { name: 'Rotor', at: [0, m.axis] },
      { name: 'Flywheel', at: [half + 370, m.axis + m.radius * 0.6] },
    ],
  };
}

export const rasper: Family = { front, side, plan, arrange };
