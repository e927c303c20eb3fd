import { cabinet, cabinetPlan, warning } from '../parts/controls.ts';
import { gearMotor, motorEnd } from '../parts/drive.ts';
import { levelCylinder } from '../parts/hydraulics.ts';
import { person } from '../parts/person.ts';
import { bolts, leg } from '../parts/structure.ts';
import { tyreFace, tyreTread } from '../parts/tyre.ts';
import { clamp } from '../dimensions.ts';
import type { MachineFigures } from '../figures.ts';
import type { Point, Scene } from '../scene.ts';
import type { Arrangement, Family } from './family.ts';

/**
 * Pulls the bead's ring of wire out of a side wall: hook and cylinder on a lying bed, a die plate that holds the tyre.
 */
function measure(figures: MachineFigures) {
  return {
    length: clamp(figures.length, 3400, 2400, 4800),
    width: clamp(figures.width, 1100, 800, 1700),
    bed: 760,
    tyre: 520,
  };
}

function side(scene: Scene, figures: MachineFigures): void {
  const { length: l, bed, tyre: r } = measure(figures);
  const axis = bed + 620;
  for (const x of [l * 0.08, l * 0.36, l * 0.64, l * 0.92]) leg(scene, x, bed - 120, 140);
  scene.rect('tint', 0, 180, l, 110);
  scene.rect('pale', l * 0.08, 290, l * 0.3, bed - 410).rect('panel', l * 0.12, 350, l * 0.22, bed - 530);
  scene.rect('body', -60, bed - 130, l + 120, 180);
  bolts(scene, 60, bed - 40, l - 60, bed - 40, 13, 18);
  const plate = l * 0.68;
  tyreTread(scene, plate + 150, axis - r, 300, 2 * r, 9);
  scene.poly('body', [
    [plate, bed + 50],
    [plate + 150, bed + 50],
    [plate + 150, axis + r * 1.15],
    [plate, axis + r * 1.05],
  ]);
  scene.poly('pale', [
    [plate - 420, bed + 50],
    [plate, bed + 50],
    [plate, axis + r * 0.6],
  ]);
  scene.rect('hollow', plate, axis - 130, 150, 260);
  scene.rect('body', l * 0.03, bed + 50, 170, axis - bed + 160).rect('part', l * 0.03 - 40, axis - 190, 250, 380);
  levelCylinder(scene, l * 0.06 + 100, l * 0.47, axis, 300, plate - 240);
  scene.rect('body', plate - 260, axis - 110, 150, 220);
  const hook: Point[] = [
    [plate - 110, axis - 60],
    [plate + 480, axis - 60],
    [plate + 520, axis - 240],
    [plate + 440, axis - 230],
    [plate + 400, axis - 140],
    [plate - 110, axis - 140],
  ];
  scene.poly('knife', hook).poly(
    'knife',
    hook.map(([x, y]): Point => [x, 2 * axis - y]),
  );
  for (const share of [0.2, 0.32]) scene.rect('part', l * share, bed + 50, 130, axis - bed - 200);
  scene.path('contour', [
    ['M', plate - 200, axis - 160],
    ['C', plate - 330, axis - 420, plate - 60, axis - 430, plate - 160, axis - 190],
  ]);
  for (let i = 0; i < 3; i += 1) scene.circle('edge', plate - 400 + i * 150, 400, 110);
  scene
    .rect('body', plate - 560, 30, 620, 320)
    .ribs('thin', 'upright', { x: plate - 560, y: 30, width: 620, height: 320 }, 4);
  warning(scene, l * 0.23, 420, 230);
  scene.beside(() => tyreFace(scene, l + 380 + r, r, r));
  person(scene, -520);
}

function front(scene: Scene, figures: MachineFigures): void {
  const { width: w, bed, tyre: r } = measure(figures);
  const axis = bed + 620;
  const half = w / 2;
  for (const way of [-1, 1]) leg(scene, way * half * 0.8, bed - 120, 150);
  scene.rect('tint', -half * 0.9, 180, w * 0.9, 110);
  scene.rect('body', -half - 40, bed - 130, w + 80, 180);
  scene.poly('body', [
    [-r * 1.25, bed + 50],
    [r * 1.25, bed + 50],
    [r * 1.25, axis + r * 0.9],
    [r * 0.9, axis + r * 1.2],
    [-r * 0.9, axis + r * 1.2],
    [-r * 1.25, axis + r * 0.9],
  ]);
  tyreFace(scene, 0, axis, r);
  scene.circle('hollow', 0, axis, r * 0.5);
  for (let i = 0; i < 4; i += 1) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    scene.poly('knife', [
      [c * r * 0.12 - s * 60, axis + s * r * 0.12 + c * 60],
      [c * r * 0.58 - s * 60, axis + s * r * 0.58 + c * 60],
      [c * r * 0.58 + s * 60, axis + s * r * 0.58 - c * 60],
      [c * r * 0.12 + s * 60, axis + s * r * 0.12 - c * 60],
    ]);
  }
  scene.circle('part', 0, axis, r * 0.2).circle('detail', 0, axis, r * 0.08);
  for (const x of [-1, 1]) for (const y of [-0.75, 0.75]) scene.circle('detail', x * r * 1.1, axis + y * r, 24);
  motorEnd(scene, -half * 0.45, 500, 300);
  scene.rect('part', half * 0.05, 320, half * 0.7, 300, 30);
  gearMotor(scene, half + 40, bed - 40, 560, 260, 1);
  warning(scene, 0, bed - 110, 150);
  cabinet(scene, -half - 1250, 0, 700, 1750);
  person(scene, half + 1150);
  scene.line('centre', 0, -50, 0, axis + r * 1.2 + 180).line('centre', -r * 1.5, axis, r * 1.5, axis);
}

function plan(scene: Scene, figures: MachineFigures): void {
  const { length: l, width: w, tyre: r } = measure(figures);
  const c = w / 2;
  const plate = l * 0.68;
  scene.rect('body', -60, 0, l + 120, w);
  scene.rect('panel', l * 0.04, w * 0.08, l * 0.6, w * 0.84);
  bolts(scene, 40, w * 0.04, l - 40, w * 0.04, 12, 18);
  bolts(scene, 40, w * 0.96, l - 40, w * 0.96, 12, 18);
  scene.rect('part', l * 0.03, c - 260, 170, 520);
  levelCylinder(scene, l * 0.06 + 100, l * 0.47, c, 300, plate - 240);
  scene.rect('body', plate - 260, c - 160, 150, 320);
  tyreTread(scene, plate + 150, c - r, 300, 2 * r, 9);
  scene.rect('body', plate, c - r * 1.25, 150, r * 2.5);
  for (const y of [-230, -90, 50, 190]) scene.rect('knife', plate - 110, c + y - 20, 640, 60);
  for (const y of [c - 360, c + 300])
    scene.poly('pale', [
      [plate - 420, y],
      [plate, y],
      [plate, y + 60],
      [plate - 420, y + 60],
    ]);
  scene.rect('body', l * 0.08, w * 1.08, l * 0.3, w * 0.55, 40);
  gearMotor(scene, l * 0.36, w * 1.36, l * 0.24, w * 0.3, -1);
  scene.poly(
    'detail',
    [
      [l * 0.1, w * 1.08],
      [l * 0.1, c + 150],
    ],
    false,
  );
  cabinetPlan(scene, l * 0.7, -960, 560, 620);
  scene.line('centre', -250, c, l + 260, c);
}

/** First-angle projection; spans and parts at the places where the views draw them. */
function arrange(figures: MachineFigures): Arrangement {
  const { length: l, width: w, bed, tyre: r } = measure(figures);
  return {
    principal: 'side',
    end: 'left',
    spans: [
      { length: 'length', view: 'side', along: 'x', from: -60, to: l + 60, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: bed + 620 + r * 1.15, overall: true },
      { length: 'width', view: 'plan', along: 'y', from: 0, to: w, overall: true },
    ],
    parts: [
      { name: 'Cylinder', at: [l * 0.25, bed + 620] },
      { name: 'Die plate', at: [l * 0.68 + 75, bed + 620 + r * 0.8] },
      { name: 'Hook', at: [l * 0.68 + 490, bed + 520] },
      { name: 'Bed', at: [l * 0.9, bed - 40] },
    ],
  };
}

export const beadWireRemover: Family = { front, side, plan, arrange };
