import { beltEnd, beltPlanAway, crumbs, heightAt, risingBelt } from '../parts/belt.ts';
import { discRow, toothedDisc } from '../parts/blades.ts';
import { cabinet, cabinetPlan, towerLight, warning } from '../parts/controls.ts';
import { gearMotor } from '../parts/drive.ts';
import { heapedOver } from '../parts/goods.ts';
import { cutWall } from '../parts/hatch.ts';
import { person } from '../parts/person.ts';
import { bolts, bracedLegs, handrail, hopper, hopperPlan, ladder, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** Two shafts in a box on a stand; the hopper above, a drive at each end, a rising belt below. */
function measure(figures: MachineFigures) {
  const chamber = clamp(figures.chamberLength, 1600, 800, 3000);
  const cross = clamp(figures.chamberWidth, 900, 500, 1600);
  const disc = clamp(figures.bladeDiameter, 450, 300, 800);
  const blade = clamp(figures.bladeThickness, 45, 20, 90);
  const hopperHeight = clamp(figures.hopperHeight, 1400, 700, 2200);
  const length = clamp(figures.length, chamber + 3600, chamber + 2600, chamber + 4600);
  const box = disc * 1.5;
  const above = box + hopperHeight;
  const height = clamp(figures.height, above + 2200, above + 1500, above + 3400);
  const base = height - above;
  return {
    chamber,
    cross,
    disc,
    /** Half the distance of the two shafts, whose discs reach between one another. */
    shaft: clamp((cross - disc) / 2, 0, disc * 0.31, disc * 0.47),
    length,
    /** Over the hopper's rim. */
    width: clamp(figures.width, cross * 2, cross * 1.5, cross * 3),
    height,
    base,
    box,
    hopperHeight,
    /** The head of the belt that takes the pieces away. */
    discharge: clamp(figures.dischargeHeight, 1900, 1000, Math.max(1100, base - 150)),
    belt: Math.min(chamber * 0.5, 900),
    discs: Math.round(clamp(chamber / (blade * 3.1), 12, 7, 16)),
    teeth: Math.round(clamp(disc / 55, 8, 6, 11)),
    power: clamp(figures.power, 160, 40, 400),
  };
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const c = m.length / 2;
  const half = m.chamber / 2;
  const { base } = m;
  const axis = base + m.box / 2;
  const stand = half + 420;
  bracedLegs(scene, c - stand, c - stand + 420, base - 120, 150);
  bracedLegs(scene, c + stand - 420, c + stand, base - 120, 150);
  scene.poly('pale', [
    [c - half, base - 120],
    [c + half, base - 120],
    [c + half * 0.72, 900],
    [c - half * 0.72, 900],
  ]);
  for (const share of [-0.35, 0, 0.35])
    scene.line('thin', c + half * share * 1.9, base - 120, c + half * share * 1.4, 900);
  scene.rect('body', c - stand - 150, base - 150, 2 * stand + 300, 150);
  scene.line('detail', c - stand - 150, base - 60, c + stand + 150, base - 60);
  const diameter = 380 + m.power * 1.2;
  for (const way of [-1, 1] as const) {
    scene.rect('partPale', c + way * (half + 110), base, way * 330, m.box * 0.28);
    gearMotor(scene, c + way * (half + 110), axis, c - half - 110, diameter, way);
  }
  scene.rect('body', c - half - 90, base, m.chamber + 180, m.box);
  scene.rect('hollow', c - half + 40, base + m.box * 0.12, m.chamber - 80, m.box * 0.76);
  const pitch = (m.chamber - 120) / m.discs;
  discRow(scene, c - half + 60, axis, m.chamber - 120, m.disc * 1.02, m.discs, pitch * 0.44, 1);
  discRow(scene, c - half + 60, axis - m.disc * 0.02, m.chamber - 120, m.disc * 0.88, m.discs, pitch * 0.44, 0);
  beltEnd(scene, c, m.belt, m.discharge, 190);
  bolts(scene, c - half, base + m.box * 0.06, c + half, base + m.box * 0.06, 7, 18);
  bolts(scene, c - half, base + m.box * 0.94, c + half, base + m.box * 0.94, 7, 18);
  for (const way of [-1, 1]) scene.rect('partTint', c + way * (half + 55) - 55, base - 20, 110, m.box + 40);
  hopper(
    scene,
    [c - half * 0.96, c + half * 0.96],
    [c - half * 1.32, c + half * 1.32],
    base + m.box,
    m.hopperHeight,
    0.5,
  );
  towerLight(scene, c + half * 1.05, m.height, 560);
  cabinet(scene, -350 - aside(m), 0, 780, 1900);
  person(scene, m.length + 150 + aside(m) * 0.6);
}

/** Below a high drive there is room for the cabinet and a person; beside a low one they stand further out. */
function aside({ base, box, power }: { base: number; box: number; power: number }): number {
  return base + box / 2 - 380 - power * 1.2 > 1950 ? 0 : 640;
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const half = m.cross / 2;
  const { base } = m;
  const axis = base + m.box / 2;
  const [from, to] = [
    [-m.cross * 0.6, 420],
    [m.width * 0.5 + 1600, m.discharge],
  ] as const;
  risingBelt(scene, from, to, 190, 210);
  const pieces = [0, 1, 2, 3].map((i) => [to[0] + 190 + (i % 2) * 80, to[1] - 200 - i * 260] as const);
  scene.beside(() => crumbs(scene, pieces, 110));
  crumbs(
    scene,
    [0.42, 0.52, 0.63, 0.74, 0.85].map((share) => {
      const x = from[0] + (to[0] - from[0]) * share;
      return [x, heightAt(from, to, x) + 215] as const;
    }),
    110,
  );
  for (const way of [-1, 1]) leg(scene, way * (half + 60), base - 120, 160);
  scene.poly('pale', [
    [-half * 0.95, base - 120],
    [half * 0.95, base - 120],
    [half * 0.62, 1050],
    [-half * 0.62, 1050],
  ]);
  scene.rect('body', -half - 220, base - 150, 2 * half + 440, 150);
  const walk = -half - 1250;
  scene.rect('part', walk, base - 90, 1050, 90);
  leg(scene, walk + 90, base - 90, 90);
  handrail(scene, walk, base, 1000, 1050, 4);
  ladder(scene, walk - 620, walk - 40, base, 120);
  scene.rect('hollow', -half, base, 2 * half, m.box);
  for (const x of [-half - 110, half]) cutWall(scene, x, base, 110, m.box, 46);
  toothedDisc(scene, -m.shaft, axis, m.disc * 0.5, m.teeth, 0.2, -1);
  toothedDisc(scene, m.shaft, axis, m.disc * 0.5, m.teeth, 0.5, 1);
  scene.line('centre', -half - 180, axis, half + 180, axis);
  const rim = m.width / 2 - m.hopperHeight * 0.036;
  if (figures.goods) heapedOver(scene, figures.goods, -rim, rim, m.height);
  hopper(scene, [-half, half], [-rim, rim], base + m.box, m.hopperHeight, 0.5);
  warning(scene, 0, base + m.box + m.hopperHeight * 0.14, 300);
  towerLight(scene, rim * 0.9, m.height, 560);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [half, deep] = [m.chamber / 2, m.cross / 2];
  const diameter = 380 + m.power * 1.2;
  const reach = m.length / 2 - half - 110;
  for (const [way, y] of [
    [-1, m.shaft],
    [1, -m.shaft],
  ] as const) {
    scene.rect('partPale', way * (half + 100), y - diameter * 0.75, way * reach * 0.5, diameter * 1.5);
    gearMotor(scene, way * (half + 110), y, reach, diameter, way);
    scene.line('centre', way * half, y, way * (half + reach + 260), y);
  }
  beltPlanAway(scene, 0, m.belt, deep, -m.width * 0.5 - 1600, 110);
  const far = deep + 1250;
  scene.rect('partTint', -half * 1.3, deep + 200, half * 2.6, 1050);
  scene.ribs('thin', 'upright', { x: -half * 1.3, y: deep + 200, width: half * 2.6, height: 1050 }, 13);
  scene.rect('edge', -half * 1.3, deep + 200, half * 2.6, 1050);
  cabinetPlan(scene, -350 - aside(m) - m.length / 2, -m.width / 2, 780, 560);
  hopperPlan(scene, -half * 1.34, -m.width / 2, half * 2.68, m.width, half * 0.34, m.width / 2 - deep);
  const rows = [m.shaft, -m.shaft];
  rows.forEach((y, index) => {
    discRow(scene, -half * 1.0, y, m.chamber, m.disc, m.discs, (m.chamber / m.discs) * 0.44, index ? 1 : 0);
  });
  scene.line('centre', 0, -m.width / 2 - 1750, 0, far + 150);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const c = m.length / 2;
  const { base } = m;
  const half = m.chamber / 2;
  return {
    principal: 'front',
    end: 'right',
    planShift: c,
    spans: [
      { length: 'length', view: 'front', along: 'x', from: 0, to: m.length, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: m.height, overall: true },
      {
        length: 'hopperHeight',
        view: 'side',
        along: 'y',
        from: m.height - m.hopperHeight,
        to: m.height,
        at: -m.cross / 2,
      },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: m.discharge, placed: 'right' },
      {
        length: 'width',
        view: 'side',
        along: 'x',
        from: -m.width / 2,
        to: m.width / 2,
        overall: true,
        placed: 'above',
      },
      { length: 'chamberLength', view: 'plan', along: 'x', from: -half, to: half, at: -m.cross / 2 },
      { length: 'chamberWidth', view: 'plan', along: 'y', from: -m.cross / 2, to: m.cross / 2, at: -half },
    ],
    parts: [
      { name: 'Gear motor', at: [m.length * 0.12, base + m.box / 2] },
      { name: 'Hopper', at: [c - half * 0.6, m.height - m.hopperHeight * 0.3] },
      { name: 'Cutting chamber', at: [c + half * 0.4, base + m.box * 0.5] },
      { name: 'Discharge belt', at: [c + m.belt * 0.3, m.discharge - 90] },
      { name: 'Stand', at: [c + half + 420, base * 0.8] },
    ],
  };
}

export const primaryShredder: Family = { front, side, plan, arrange };
