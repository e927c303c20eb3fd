import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { cylinder, powerPack, powerPackPlan } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { tyreFace, tyreSizes, tyreTread } from '../parts/tyre.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/** A guillotine: a portal with one upright cylinder, a blade in guides, the tyre lying on the table. */
function measure(figures: MachineFigures) {
  const tyre = tyreSizes[figures.tyre];
  const grow = ownSize(figures) ? 1 : Math.max(1, tyre.diameter / 1080);
  const [depth, width, height] = ownSize(figures) ?? [1200, 1530, 2700];
  return {
    tyre,
    height: clamp(height, 2700, 2000, 3600) * grow,
    // Without the feet of the base.
    width: (clamp(width, 1530, 1000, 2400) * grow) / 1.168,
    depth: clamp(depth, 1200, 800, 2000) * grow,
    table: 620,
  };
}

/** The machine stands on its short sides. A size beyond 4 m is that of a whole line on a shared sheet. */
function ownSize({ sizeLeast, sizeMiddle, sizeGreatest }: MachineFigures): [number, number, number] | undefined {
  if (!sizeLeast || !sizeMiddle || !sizeGreatest || sizeGreatest > 4000) return undefined;
  return [sizeLeast, sizeMiddle, sizeGreatest];
}

function front(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const post = m.width * 0.12;
  const c = m.width / 2;
  const crown = m.height * 0.62;
  powerPack(scene, -m.width * 0.86, 0, m.width * 0.62, m.height * 0.5);
  scene.poly(
    'detail',
    [
      [-m.width * 0.4, m.height * 0.44],
      [-m.width * 0.4, m.height * 0.86],
      [c - m.width * 0.1, m.height * 0.86],
    ],
    false,
  );
  scene.rect('tint', -post * 0.7, 0, m.width + post * 1.4, 110);
  scene.rect('pale', post, 110, m.width - 2 * post, m.table - 110);
  scene.ribs('thin', 'upright', { x: post, y: 110, width: m.width - 2 * post, height: m.table - 190 }, 4);
  const width = Math.min(m.tyre.diameter, m.width - 2.3 * post);
  tyreTread(scene, c - width / 2, m.table + 60, width, Math.min(m.tyre.width, m.height * 0.14), 9);
  for (const x of [0, m.width - post]) {
    scene.rect('body', x, 110, post, crown - 110);
    scene.line('thin', x + post / 2, 200, x + post / 2, crown - 60);
  }
  cylinder(scene, c, crown + m.height * 0.08, m.height, m.width * 0.2, crown - m.height * 0.02);
  const edge = m.table + 60 + Math.min(m.tyre.width, m.height * 0.14) + m.height * 0.04;
  scene.rect('tint', post, crown - m.height * 0.1, m.width - 2 * post, m.height * 0.08);
  scene.poly('knife', [
    [post * 1.4, crown - m.height * 0.1],
    [m.width - post * 1.4, crown - m.height * 0.1],
    [m.width - post * 1.4, edge + m.height * 0.03],
    [c, edge],
    [post * 1.4, edge + m.height * 0.03],
  ]);
  scene
    .line('detail', post * 1.4, edge + m.height * 0.055, c, edge + m.height * 0.025)
    .line('detail', c, edge + m.height * 0.025, m.width - post * 1.4, edge + m.height * 0.055);
  bolts(scene, post * 1.8, crown - m.height * 0.06, m.width - post * 1.8, crown - m.height * 0.06, 6, 18);
  scene.rect('body', -post * 0.3, crown, m.width + post * 0.6, m.height * 0.09);
  scene.rect('body', -post * 0.4, m.table, m.width + post * 0.8, 60);
  warning(scene, post * 0.9, crown + m.height * 0.02, m.height * 0.055);
  cabinet(scene, m.width + post * 1.6, 0, m.width * 0.36, 1650);
}

function side(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const crown = m.height * 0.62;
  const bed = m.depth * 1.1;
  scene.rect('tint', 0, 0, m.depth + bed * 0.85, 110);
  scene.beside(() => {
    powerPack(scene, -m.depth * 1.5, 0, m.depth * 1.1, m.height * 0.5);
    const [pipe, bend] = [-m.depth * 0.7, m.height * 0.86];
    scene.line('detail', pipe, m.height * 0.44, pipe, bend).line('detail', pipe, bend, m.depth * 0.45, bend);
  });
  leg(scene, m.depth + bed * 0.72, m.table, 100, 110);
  cylinder(scene, m.depth * 0.6, crown + m.height * 0.06, m.height, m.width * 0.2, crown - m.height * 0.06);
  scene.poly('body', [
    [0, 110],
    [m.depth * 0.9, 110],
    [m.depth * 0.9, m.table],
    [m.depth * 0.38, m.table],
    [m.depth * 0.38, crown - m.height * 0.06],
    [m.depth * 0.9, crown - m.height * 0.06],
    [m.depth * 0.9, crown + m.height * 0.1],
    [m.depth * 0.1, crown + m.height * 0.1],
    [0, crown - m.height * 0.02],
  ]);
  scene.poly('panel', [
    [m.depth * 0.08, 200],
    [m.depth * 0.3, 200],
    [m.depth * 0.3, crown - m.height * 0.08],
    [m.depth * 0.08, crown - m.height * 0.08],
  ]);
  scene.rect('panel', m.depth * 0.42, 190, m.depth * 0.4, m.table - 280);
  const tyreHeight = Math.min(m.tyre.width, m.height * 0.14);
  const width = Math.min(m.tyre.diameter, bed);
  tyreTread(scene, m.depth * 0.62 - width * 0.22, m.table + 60, width, tyreHeight, 9);
  scene.poly('knife', [
    [m.depth * 0.56, crown - m.height * 0.06],
    [m.depth * 0.66, crown - m.height * 0.06],
    [m.depth * 0.66, m.table + 100 + tyreHeight * 1.3],
    [m.depth * 0.58, m.table + 60 + tyreHeight * 1.15],
  ]);
  scene.rect('body', m.depth * 0.38, m.table, m.depth * 0.5 + bed * 0.95, 60);
  for (let i = 0; i < 6; i += 1) scene.circle('partTint', m.depth + (bed * (i + 0.3)) / 6.6, m.table - 40, 46);
  warning(scene, m.depth * 0.3, crown, m.height * 0.055);
  const r = m.tyre.diameter / 2;
  scene.beside(() => tyreFace(scene, m.depth + bed + 260 + r, r, r));
  person(scene, m.depth + bed + 620 + m.tyre.diameter);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const m = measure(figures);
  const c = m.width / 2;
  const bed = m.depth * 0.95;
  powerPackPlan(scene, -m.width * 0.86, m.depth * 0.1, m.width * 0.62, m.depth * 0.8);
  scene.poly(
    'detail',
    [
      [-m.width * 0.38, m.depth * 0.66],
      [-m.width * 0.16, m.depth * 0.66],
      [-m.width * 0.16, m.depth * 0.55],
      [c, m.depth * 0.55],
    ],
    false,
  );
  scene.rect('tint', -m.width * 0.084, 0, m.width * 1.168, m.depth);
  scene.rect('pale', m.width * 0.1, -bed, m.width * 0.8, bed + m.depth * 0.3);
  for (let i = 1; i < 7; i += 1) scene.rect('part', m.width * 0.14, -bed + (bed * i) / 7 - 40, m.width * 0.72, 80, 40);
  const r = Math.min(m.tyre.diameter / 2, m.width * 0.42, bed * 0.52);
  tyreFace(scene, c, m.depth * 0.3 - r * 0.95, r);
  scene.rect('body', 0, m.depth * 0.3, m.width, m.depth * 0.5);
  scene.rect('knife', m.width * 0.14, m.depth * 0.26, m.width * 0.72, 50);
  bolts(scene, m.width * 0.08, m.depth * 0.38, m.width * 0.92, m.depth * 0.38, 9, 18);
  bolts(scene, m.width * 0.08, m.depth * 0.72, m.width * 0.92, m.depth * 0.72, 9, 18);
  scene
    .circle('partTint', c, m.depth * 0.55, m.width * 0.15)
    .circle('part', c, m.depth * 0.55, m.width * 0.11)
    .circle('detail', c, m.depth * 0.55, m.width * 0.04);
  cabinetPlan(scene, m.width * 1.19, m.depth * 0.3, m.width * 0.36, m.depth * 0.34);
  scene.line('centre', c, -bed - 120, c, m.depth);
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
          {
            length: 'sizeMiddle',
            view: 'front',
            along: 'x',
            from: -m.width * 0.084,
            to: m.width * 1.084,
            overall: true,
          },
          { length: 'sizeGreatest', view: 'front', along: 'y', from: 0, to: m.height, overall: true },
          { length: 'sizeLeast', view: 'side', along: 'x', from: 0, to: m.depth, overall: true },
        ]
      : [],
    parts: [
      { name: 'Hydraulic power pack', at: [-m.width * 0.6, m.height * 0.2] },
      { name: 'Cylinder', at: [m.width * 0.5, m.height * 0.85] },
      { name: 'Blade', at: [m.width * 0.7, m.height * 0.47] },
      { name: 'Table', at: [m.width * 0.8, m.table * 0.5] },
    ],
  };
}

export const tyreCutter: Family = { front, side, plan, arrange };
