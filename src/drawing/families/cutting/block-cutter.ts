/** Cuts strips into blocks: feed rollers, a crank-driven knife with flywheel, a chute into a bin. */
import { cabinet, makersPlate, towerLight } from '../../assemblies/controls.ts';
import { beltGuard, motor, motorFeet } from '../../assemblies/drive.ts';
import { chips } from '../../assemblies/goods.ts';
import { columnPairs, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import { lengthwise, type Machine } from '../family.ts';
import type { Point } from '../../scene.ts';

function measure(figures: MachineFigures) {
  const length = clamp(figures.length, 2800, 1700, 3600);
  return {
    length,
    height: clamp(figures.height, 2200, 1700, 2900),
    half: clamp(figures.width, 1100, 800, 1700) / 2,
    table: 980,
    /** Left and right end of the press frame. */
    left: length * 0.38,
    right: length * 0.7,
    power: clamp(figures.power, 15, 3, 60),
  };
}
type Sizes = ReturnType<typeof measure>;

export function blockCutter(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { length: l, height: h, half, right } = m;
  const body = new Body();
  body.group({ name: 'Feed table' }, () => feed(body, m));
  body.group({ name: 'Frame' }, () => frame(body, m));
  knife(body, m);
  drive(body, m);
  outlet(body, m);
  body.at(placed([0, 0, -half - 1000]), () => cabinet(body, [660, 1700, 420], { without: ['front', 'side'] }));
  towerLight(body, [right - 80, h, -half * 0.5]);
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  return {
    body,
    ...lengthwise(l, h, half),
    person: [l * 0.02, half + 900],
  };
}

/** A roller table for the strips. */
function feed(body: Body, { left, half, table }: Sizes): void {
  const z = half * 0.76;
  columnPairs(body, [left * 0.12, left * 0.82], z, table - 150, 100);
  body.mirror('z', () => body.box('paint', [0, left], [table - 150, table - 10], about(z, 50)));
  for (const x of spread(6, [left * 0.08, left * 0.94]))
    body.cylinder('steel', [x, table - 60, 50 - z], [x, table - 60, z - 50], 48);
  body.group({ beside: true, name: 'Strips' }, () => {
    for (const share of spread(4, [-0.5, 0.5]))
      body.box('rubber', [-left * 0.25, left + 110], [table - 12, table + 70], about(share * 1.3 * z, 55));
  });
}

/** Two thick side plates with a throat, joined by the bed and the crown. */
function frame(body: Body, { left, right, half, height: h, table }: Sizes): void {
  const wide = right - left;
  const plate: Point[] = [
    [left, 0],
    [right, 0],
    [right, table - 200],
    [right - wide * 0.44, table - 60],
    [right - wide * 0.44, table + 240],
    [right, table + 330],
    [right, h],
    [left, h],
  ];
  const hole = rectangle([left + wide * 0.14, left + wide * 0.46], [table - 30, table + 220]);
  body.mirror('z', () => {
    body.plate('paint', 'z', plate, [hole], [half - 90, half]);
    body.bolts([left + wide * 0.12, 120, half], [right - wide * 0.12, 120, half], 4, 22, [0, 0, 1]);
  });
  makersPlate(body, [right - wide * 0.42, right - wide * 0.08], [table - 360, table - 260], half);
  body.box('paint', [left, right - wide * 0.3], [table - 130, table - 20], [90 - half, half - 90]);
  body.box('paint', [left, right], [h - 260, h], [90 - half, half - 90]);
  body.box('paint', [left, left + 70], [table + 330, h - 260], [90 - half, half - 90]);
}

/** Feed rollers, the guided beam with its slanting knife, and the fixed knife. */
function knife(body: Body, { left, right, half, height: h, table }: Sizes): void {
  const wide = right - left;
  const [z, x] = [half - 100, right - wide * 0.32];
  body.group({ name: 'Feed rollers' }, () => {
    for (const y of [table + 175, table - 75])
      body.cylinder('motor', [left + wide * 0.24, y, -z], [left + wide * 0.24, y, z], 95);
  });
  body.group({ name: 'Knife' }, () => {
    body.box('base', about(x, 70), [table + 330, table + 520], [-z, z]);
    body.bolts([x + 70, table + 425, -z * 0.85], [x + 70, table + 425, z * 0.85], 6, 22, [1, 0, 0]);
    const [edge, top] = [z * 0.94, table + 330];
    body.prism('knife', 'x', outline(-edge, top, edge, top, edge, top - 140, -edge, top - 210), about(x, 22));
    for (const at of [-z * 0.5, z * 0.5])
      body.box('steel', about(x, 40), [table + 520, h - 260], about(at, 50), 'edge');
    body.mirror('z', () => body.box('steel', [x - 95, x - 72], [table - 20, h - 270], [z - 60, z], 'edge'));
    body.box('knife', about(x, 24), [table - 110, table - 12], [-z, z]);
  });
}

/** A motor at the foot of the frame drives the flywheel at the front of the crown by a belt. */
function drive(body: Body, { left, right, half, height: h, table, power }: Sizes): void {
  const wide = right - left;
  const [x, y, size] = [left + wide * 0.3, table - 560, 260 + power * 4];
  const wheel: [number, number, number] = [left + wide * 0.34, h - 300, (h - table) * 0.28];
  body.group({ name: 'Flywheel drive' }, () => {
    body.cylinder('steel', [wheel[0], wheel[1], 90 - half], [wheel[0], wheel[1], half + 60], 75);
    body.cylinder('motor', [wheel[0], wheel[1], half], [wheel[0], wheel[1], half + 40], 140);
    beltGuard(body, [x, y, size * 0.4], wheel, [half + 50, half + 230], { name: 'Flywheel drive' });
    body.at(placed([x, y, half - 100], 'y', Math.PI / 2), () => {
      motor(body, Math.min(size * 1.6, 2 * half - 260), size);
      motorFeet(body, Math.min(size * 1.6, 2 * half - 260), size, y - 60);
    });
    body.box('base', [left, right - wide * 0.12], [0, 60], [90 - half, half - 90], 'edge');
    body.cylinder('motorCover', [wheel[0], wheel[1], -half - 90], [wheel[0], wheel[1], -half], 190);
  });
}

function outlet(body: Body, { length: l, right, left, half, table }: Sizes): void {
  const wide = right - left;
  const z = half * 0.74;
  const from = right - wide * 0.3;
  body.group({ name: 'Chute' }, () => {
    const bin = right + wide * 0.18;
    body.bar('sheet', [from, table - 110, 0], [bin + 150, 540, 0], [2 * z, 14], {}, [0.5, 1, 0]);
    const side = outline(from, table - 110, from, table + 20, from + 120, table + 20, bin + 190, 640, bin + 150, 540);
    body.mirror('z', () => body.prism('sheet', 'z', side, [z, z + 12], 'edge'));
  });
  body.group({ name: 'Bin' }, () => {
    const [x1, x2] = [right + wide * 0.18, l];
    const [foot, rim]: [Level, Level] = [
      [70, (x2 - x1) / 2 - 20, half * 0.82],
      [470, (x2 - x1) / 2, half * 0.88],
    ];
    body.funnel('galvanised', [(x1 + x2) / 2, 0], [foot, rim], 16, 'contour');
    body.box('galvanised', [x1 + 20, x2 - 20], [70, 86], [-half * 0.8, half * 0.8]);
    for (const x of [x1 + 110, x2 - 110])
      for (const side of [-1, 1])
        body.cylinder('black', [x, 45, side * half * 0.6], [x, 45, side * half * 0.6 + 40], 45);
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Vector => [
      x1 + (x2 - x1) * (0.2 + 0.2 * (i % 4)),
      420 + (i % 3) * 30,
      (i < 4 ? -0.4 : 0.35) * half + (i % 2) * 60,
    ]);
    chips(body, places, 110);
    const onChute = [0, 1, 2].map((i): Vector => [from + 130 + i * 150, table - 20 - i * 150, (i - 1) * z * 0.5]);
    chips(body, onChute, 100);
  });
}
