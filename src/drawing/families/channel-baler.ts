import { layeredBale } from '../parts/bale.ts';
import { cabinet, towerLight, warning } from '../parts/controls.ts';
import { heapedOver } from '../parts/goods.ts';
import { levelCylinder, powerPack, powerPackPlan } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { hopper, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A lying press: cylinder, press box under the hopper, tying, channel with the bale leaving it. */
function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 8600, 5500, 12000);
  const width = clamp(figures.width, 2400, 1700, 3600);
  const height = clamp(figures.height, 4000, 3200, 5200);
  const chamber = clamp(figures.chamberWidth, 1100, 700, 1500);
  return {
    length,
    width,
    height,
    chamber,
    floor: 700,
    ties: Math.round(clamp(figures.ties, 5, 3, 8)),
    box: [length * 0.34, length * 0.6] as const,
    gate: length * 0.7,
    force: clamp(figures.force, 80, 30, 250),
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [b1, b2] = m.box;
  const wall = 90;
  const top = m.floor + m.chamber + wall;
  scene.beside(() => layeredBale(scene, m.length - 60, m.floor, m.chamber * 0.85, m.chamber, m.ties));
  for (const share of [0.06, 0.22, 0.37, 0.56, 0.74, 0.93]) leg(scene, m.length * share, m.floor - wall, 130);
  scene.rect('tint', 0, m.floor - wall * 1.6, b1, wall * 1.2);
  powerPack(scene, m.length * 0.02, m.floor - wall * 0.4, m.length * 0.17, 1500);
  levelCylinder(scene, m.length * 0.205, b1 - 120, m.floor + m.chamber / 2, 230 + m.force * 2, b1);
  scene.rect('pale', b1 - 130, m.floor - wall, 130, m.chamber + 2 * wall);
  scene.rect('body', b1, m.floor - wall, m.length - b1, m.chamber + 2 * wall);
  scene
    .line('detail', b1, m.floor, m.length, m.floor)
    .line('detail', b1, m.floor + m.chamber, m.length, m.floor + m.chamber);
  for (let i = 0; i <= 6; i += 1)
    scene.rect('part', b1 + ((b2 - b1 - 80) * i) / 6, m.floor - wall - 40, 80, m.chamber + 2 * wall + 80);
  for (let i = 1; i <= 5; i += 1)
    scene.rect('part', m.gate + ((m.length - m.gate) * i) / 5 - 90, m.floor - wall - 40, 80, m.chamber + 2 * wall + 80);
  scene.rect('panel', b1 + (b2 - b1) * 0.3, m.floor + m.chamber * 0.16, (b2 - b1) * 0.4, m.chamber * 0.68, 40);
  scene.rect('tint', m.length - 110, m.floor - wall - 70, 110, m.chamber + 2 * wall + 140);
  for (const share of [0.76, 0.86])
    levelCylinder(scene, m.length * share, m.length * (share + 0.06), top + 150, 170, m.length * (share + 0.085));
  scene.rect('body', b2 + 60, m.floor - 350, m.gate - b2 - 120, m.chamber * 1.7 + 350, 50);
  scene.rect('panel', b2 + 140, m.floor + 60, m.gate - b2 - 280, m.chamber * 1.5, 30);
  scene.rect('window', b2 + 210, m.floor + m.chamber, m.gate - b2 - 420, m.chamber * 0.42, 30);
  warning(scene, (b2 + m.gate) / 2, m.floor + m.chamber * 0.35, 330);
  const span = b2 - b1;
  if (figures.goods) heapedOver(scene, figures.goods, b1 - span * 0.04, b2 + span * 0.06, m.height);
  hopper(
    scene,
    [b1 + span * 0.14, b2 - span * 0.1],
    [b1 - span * 0.04, b2 + span * 0.06],
    top + 40,
    m.height - top - 40,
    0.55,
  );
  towerLight(scene, b2 + 250, m.floor + m.chamber * 1.7, 620);
  person(scene, m.length + m.chamber + 480);
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const c = m.width / 2;
  const outer = m.chamber + 260;
  const top = m.floor + m.chamber + 130;
  scene.rect('tint', c - m.width * 0.42, 0, m.width * 0.84, 160);
  for (const x of [c - outer * 0.4, c + outer * 0.4]) leg(scene, x, m.floor - 120, 160, 160);
  hopper(
    scene,
    [c - m.chamber * 0.55, c + m.chamber * 0.55],
    [c - m.chamber * 0.85, c + m.chamber * 0.85],
    top,
    m.height - top,
    0.55,
  );
  scene.rect('body', 0, m.floor - 350, m.width, m.chamber * 1.7 + 350, 50);
  for (const x of [m.width * 0.03, m.width * 0.97 - m.width * 0.12])
    scene.rect('panel', x, m.floor - 250, m.width * 0.12, m.chamber * 1.55, 30);
  scene.rect('body', c - outer / 2, m.floor - 150, outer, m.chamber + 300);
  scene.rect('pale', c - m.chamber / 2 - 60, m.floor - 60, m.chamber + 120, m.chamber + 120);
  layeredBale(scene, c - m.chamber / 2, m.floor, m.chamber, m.chamber, m.ties);
  for (const way of [-1, 1]) scene.rect('partTint', c + way * outer * 0.25 - 90, top + 20, 180, 170, 30);
  cabinet(scene, c + outer * 0.62, 0, 760, 1950);
  scene.line('centre', c, -60, c, m.height + 160);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [b1, b2] = m.box;
  const c = m.width / 2;
  const outer = m.chamber + 180;
  scene.beside(() => layeredBale(scene, m.length - 60, c - m.chamber / 2, m.chamber * 0.85, m.chamber, m.ties));
  scene.rect('part', 0, c - outer * 0.5, b1, 130).rect('part', 0, c + outer * 0.5 - 130, b1, 130);
  levelCylinder(scene, m.length * 0.205, b1 - 120, c, 230 + m.force * 2, b1);
  powerPackPlan(scene, m.length * 0.02, c - outer * 0.42, m.length * 0.17, outer * 0.84);
  scene.rect('pale', b1 - 130, c - outer / 2 - 40, 130, outer + 80);
  scene.rect('body', b1, c - outer / 2, m.length - b1, outer);
  for (let i = 1; i <= 5; i += 1)
    scene.rect('part', m.gate + ((m.length - m.gate) * i) / 5 - 90, c - outer / 2 - 40, 80, outer + 80);
  for (const way of [-1, 1]) {
    for (const share of [0.76, 0.86])
      levelCylinder(
        scene,
        m.length * share,
        m.length * (share + 0.06),
        c + way * outer * 0.24,
        170,
        m.length * (share + 0.085),
      );
  }
  scene.rect('tint', m.length - 110, c - outer / 2 - 70, 110, outer + 140);
  scene.rect('body', b2 + 60, 0, m.gate - b2 - 120, m.width, 50);
  for (const y of [m.width * 0.13, m.width * 0.87]) {
    scene.circle('panel', (b2 + m.gate) / 2, y, m.width * 0.09);
    scene.circle('detail', (b2 + m.gate) / 2, y, m.width * 0.03);
  }
  scene.ribs('thin', 'upright', { x: b2 + 60, y: c - outer / 2, width: m.gate - b2 - 120, height: outer }, 4);
  const span = b2 - b1;
  hopperPlan(scene, b1 - span * 0.04, c - m.chamber * 0.85, span * 1.1, m.chamber * 1.7, m.chamber * 0.3);
  scene.line('centre', -200, c, m.length + m.chamber + 150, c);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const c = m.width / 2;
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'width', view: 'front', along: 'x', from: 0, to: m.width, overall: true },
      { length: 'length', view: 'side', along: 'x', from: 0, to: m.length, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: m.height, overall: true },
      {
        length: 'chamberWidth',
        view: 'front',
        along: 'x',
        from: c - m.chamber / 2,
        to: c + m.chamber / 2,
        at: m.floor,
      },
    ],
    parts: [
      { name: 'Hydraulic power pack', at: [m.length * 0.1, m.floor + 500] },
      { name: 'Press cylinder', at: [m.length * 0.28, m.floor + m.chamber / 2] },
      { name: 'Feed hopper', at: [m.length * 0.47, m.height * 0.78] },
      { name: 'Tying unit', at: [m.length * 0.65, m.floor + m.chamber * 1.2] },
      { name: 'Channel', at: [m.length * 0.84, m.floor + m.chamber * 0.4] },
    ],
  };
}

export const channelBaler: Family = { front, side, plan, arrange };
