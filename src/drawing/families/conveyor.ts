import { beltPlan, beltRun, crumbs, heightAt } from '../parts/belt.ts';
import { warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { person } from '../parts/person.ts';
import { bracedLegs, hopper, hopperPlan, leg } from '../parts/structure.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A rising belt between skirts, its feed hopper at the foot, drive and chute at the head. */
function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 9000, 5000, 11000);
  const belt = clamp(figures.beltWidth ?? figures.width, 1000, 500, 2000);
  const rise = clamp(figures.height ?? figures.dischargeHeight, length * 0.5, length * 0.36, length * 0.62);
  return { length, belt, rise, frame: 240 };
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const l = m.length;
  const [foot, knee, head] = [
    [0, 700],
    [l * 0.24, 700],
    [l * 0.93, m.rise],
  ] as const;
  for (const x of [l * 0.04, l * 0.22]) leg(scene, x, 500, 140);
  bracedLegs(scene, l * 0.46, l * 0.58, heightAt(knee, head, l * 0.46) - m.frame, 130);
  leg(scene, l * 0.58, heightAt(knee, head, l * 0.58) - m.frame, 130);
  bracedLegs(scene, l * 0.74, l * 0.86, heightAt(knee, head, l * 0.74) - m.frame, 130);
  leg(scene, l * 0.86, heightAt(knee, head, l * 0.86) - m.frame, 130);
  crumbs(
    scene,
    [0.4, 0.5, 0.6, 0.7, 0.8].map((share) => [l * share, heightAt(knee, head, l * share) + 330] as const),
    150,
  );
  beltRun(scene, knee, head, m.frame, 320);
  beltRun(scene, foot, knee, m.frame, 320);
  scene
    .circle('body', knee[0], knee[1] - m.frame / 2, m.frame * 0.62)
    .circle('detail', knee[0], knee[1] - m.frame / 2, m.frame * 0.2);
  hopper(scene, [l * 0.03, l * 0.2], [-l * 0.02, l * 0.25], 960, l * 0.1, 0.75);
  scene.poly('body', [
    [l * 0.885, m.rise - 60],
    [l * 0.885, m.rise + 520],
    [l * 0.965, m.rise + 520],
    [l, m.rise + 260],
    [l, m.rise - l * 0.1],
    [l * 0.955, m.rise - l * 0.1],
    [l * 0.955, m.rise - 260],
  ]);
  scene.rect('panel', l * 0.9, m.rise + 180, l * 0.05, 220, 20);
  scene.beside(() =>
    crumbs(
      scene,
      [
        [l * 0.968, m.rise - l * 0.13],
        [l * 0.985, m.rise - l * 0.16],
        [l * 0.97, m.rise - l * 0.19],
      ],
      130,
    ),
  );
  motorEnd(scene, l * 0.905, m.rise - m.frame * 0.75, 460);
  warning(scene, l * 0.925, m.rise + 200, 170);
  person(scene, heightAt(knee, head, l * 0.66) - m.frame > 2000 ? l * 0.66 : l * 1.1);
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const [w, h] = [m.belt + 240, m.rise];
  const c = 0;
  const half = w / 2;
  hopper(scene, [-half * 0.9, half * 0.9], [-half * 1.35, half * 1.35], 960, m.length * 0.1, 0.7);
  leg(scene, -half * 1.1, 720, 120);
  leg(scene, half * 1.1, 720, 120);
  for (const way of [-1, 1]) leg(scene, c + way * half * 0.94, h - 200, 150);
  for (const [y1, y2] of [
    [0.08, 0.36],
    [0.4, 0.68],
  ] as const) {
    scene
      .line('edge', -half * 0.94, h * y1, half * 0.94, h * y2)
      .line('edge', half * 0.94, h * y1, -half * 0.94, h * y2);
    scene.rect('part', -half * 0.94, h * y2 + 20, half * 1.88, 100);
  }
  gearMotor(scene, half + 60, h - 160, w * 0.62, 420, 1);
  scene.rect('steel', -half - 150, h - 240, 150, 200);
  scene.rect('body', -half - 60, h - m.length * 0.1, w + 120, m.length * 0.1 + 560);
  scene.rect('partTint', -half - 100, h - m.length * 0.1 - 60, w + 200, 90);
  scene.rect('hollow', -half + 60, h - m.length * 0.1 + 100, w - 120, m.length * 0.1 + 30);
  scene.rect('tyre', -half + 60, h - 260, w - 120, 330);
  scene.ribs('detail', 'upright', { x: -half + 60, y: h - 260, width: w - 120, height: 330 }, 7);
  scene.rect('panel', -half + 80, h + 200, w - 160, 250, 20);
  warning(scene, 0, h + 220, 220);
  person(scene, -half * 1.35 - 600);
  scene.line('centre', 0, -80, 0, h + 760);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const l = m.length;
  const b = m.belt;
  for (const x of [0.46, 0.58, 0.74, 0.86])
    for (const y of [-0.5, 1.2]) scene.rect('partTint', l * x - 140, b * y, 280, b * 0.3);
  beltPlan(scene, 0, 0, l * 0.9, b, 14);
  hopperPlan(scene, -l * 0.02, -b * 0.4, l * 0.27, b * 1.8, b * 0.42);
  scene.rect('body', l * 0.885, -b * 0.3, l * 0.115, b * 1.6);
  scene.rect('panel', l * 0.9, -b * 0.1, l * 0.05, b * 1.2);
  scene.line('thin', l * 0.965, -b * 0.3, l * 0.965, b * 1.3);
  const d = 480;
  scene.rect('steel', l * 0.9, b * 1.3, d * 1.2, b * 0.1);
  scene.rect('part', l * 0.9 + d * 0.1, b * 1.4, d, b * 0.75, 40);
  scene.ribs('thin', 'upright', { x: l * 0.9 + d * 0.1, y: b * 1.5, width: d, height: b * 0.5 }, 5);
  scene.rect('partTint', l * 0.9 + d * 0.2, b * 2.1, d * 0.8, b * 0.14, 40);
  scene.line('centre', -l * 0.05, b / 2, l * 1.04, b / 2);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const m = measure(figures);
  const l = m.length;
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: l, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: m.rise, overall: true, at: l * 0.93 },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: m.rise, at: l * 0.93 },
      { length: 'beltWidth', view: 'plan', along: 'y', from: 0, to: m.belt, at: l * 0.26 },
    ],
    parts: [
      { name: 'Feed hopper', at: [l * 0.12, 960 + l * 0.06] },
      { name: 'Belt with skirts', at: [l * 0.56, m.rise * 0.62] },
      { name: 'Head drive', at: [l * 0.905, m.rise - 180] },
      { name: 'Discharge chute', at: [l * 0.98, m.rise - l * 0.05] },
    ],
  };
}

export const conveyor: Family = { front, side, plan, arrange };
