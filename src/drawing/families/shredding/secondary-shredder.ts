/** A fine shredder: a hydraulic pusher presses the material against a rotor above a screen. */
import { takeAway } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, towerLight, warningSign } from '../../assemblies/controls.ts';
import { beltGuard, motor, motorFeet } from '../../assemblies/drive.ts';
import { materialOf, pile } from '../../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPackAt } from '../../assemblies/hydraulics.ts';
import { bearing, rotor, screen } from '../../assemblies/rotor.ts';
import { column, columnPairs, crossBrace, hopperOnFlange, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { circle, outline } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';

/** The rotor lies along z; the pusher comes from the left, the chips leave at the right. */
function measure(figures: MachineFigures) {
  const chamber = clamp(figures.chamberLength, 1600, 900, 2600);
  const height = clamp(figures.height, 3300, 2600, 4600);
  const radius = clamp(figures.bladeDiameter, 620, 400, 900) / 2;
  const axis = height * 0.42;
  const power = clamp(figures.power, 120, 30, 400);
  return {
    chamber,
    half: chamber / 2,
    height,
    radius,
    axis,
    power,
    motor: 380 + power * 0.8,
    /** X of the chamber's ends, y of its walls' lower and upper edges. */
    left: -radius - 1350,
    right: radius * 1.55,
    low: axis - radius * 1.25,
    high: axis + radius * 1.25,
    drop: radius * 1.55 + 1900,
    material: materialOf(figures.goods),
  };
}
type Sizes = ReturnType<typeof measure>;

export function secondaryShredder(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { half, left, right, high, height, axis, radius, drop, chamber } = m;
  const body = new Body();
  body.group({ name: 'Base frame' }, () => frame(body, m));
  body.group({ name: 'Housing' }, () => housing(body, m));
  body.at(placed([0, axis, 0]), () => {
    rotor(body, { length: chamber - 20, radius, rows: 8, perRow: Math.round(chamber / 230) });
    screen(body, radius * 1.07, chamber, [Math.PI * 1.08, Math.PI * 1.95]);
    for (const side of [-1, 1]) bearing(body, side * (half + 80), side * (half + 280), radius * 0.4);
  });
  pusher(body, m);
  body.group({ name: 'Hopper' }, () => {
    const [middle, wide] = [(left + radius) / 2 + 60, (radius - left) / 2 - 80];
    hopperOnFlange(
      body,
      [middle, 0],
      { y: [high, high + 50], half: [wide + 60, half + 60], wall: 60 },
      [high + 50, wide, half - 10],
      high + (height - high) * 0.55,
      [height, wide * 1.22, half * 1.2],
    );
    warningSign(body, [middle, high + (height - high) * 0.64, half * 1.2], 230);
    pile(body, [middle, height - 130, 0], [wide * 1.05, half * 1.05], 260, m.material);
  });
  drive(body, m);
  discharge(body, m);
  body.at(placed([left - 2300, 0, half - 480]), () => cabinet(body, [850, 2000, 500], { without: ['front'] }));
  towerLight(body, [left - 870, high - radius * 0.4, half - 90]);
  body.axis([-radius * 1.6, axis, 0], [radius * 1.8, axis, 0], ['side']);
  body.axis([0, axis, -half - 300], [0, axis, half + 300], ['front', 'plan']);
  return {
    body,
    principal: 'side',
    person: [drop - 400, half + 1100],
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: left - 900, to: drop, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'chamberLength', view: 'plan', along: 'z', from: -half, to: half, at: [right, axis, 0] },
    ],
  };
}

function frame(body: Body, { half, left, right, low }: Sizes): void {
  const z = half + 70;
  columnPairs(body, [left - 800, left + 250, -500, right - 100], z, low - 140, 160);
  body.mirror('z', () => {
    body.box('paint', [left - 900, right + 40], [low - 140, low], about(z, 90));
    crossBrace(body, [left + 330, z], [-580, z], [160, low - 170]);
  });
  for (const x of [left - 900, left + 190, right - 80])
    body.box('paint', [x, x + 120], [low - 140, low], [90 - z, z - 90]);
}

/** Side walls. In the side view the near one has a cut-out that shows rotor and pusher. */
function housing(body: Body, { half, left, right, low, high, axis, radius, chamber }: Sizes): void {
  const wall = outline(left, low, right, low, right, high - radius * 0.5, right - radius * 0.5, high, left, high);
  const opening = circle(0, axis, radius * 0.44);
  body.plate('paint', 'z', wall, [opening], [-half - 80, -half]);
  body.group({ without: ['side'] }, () => {
    body.plate('paint', 'z', wall, [opening], [half, half + 80]);
    for (const y of [low + 50, high - 50])
      body.bolts([left + 60, y, half + 80], [right - radius * 0.55, y, half + 80], 9, 20, [0, 0, 1]);
    for (const x of spread(4, [left + 250, -radius * 1.5]))
      body.box('paint', about(x, 30), [low + 90, high - 90], [half + 80, half + 130], 'edge');
    makersPlate(body, [left + 320, left + 800], [axis - 60, axis + 180], half + 80);
    warningSign(body, [right - radius * 0.45, low + 60, half + 80], radius * 0.5);
  });
  body.group({ only: ['side'] }, () => {
    const [x1, x2, top] = [left + 110, right - 110, high - 90];
    const cut = outline(x1, low + 90, x2, low + 90, x2, high - radius * 0.5, right - radius * 0.6, top, x1, top);
    body.plate('paint', 'z', wall, [cut], [half, half + 80]);
    for (const y of [low + 45, high - 45])
      body.bolts([left + 60, y, half + 80], [right - radius * 0.6, y, half + 80], 11, 20, [0, 0, 1]);
  });
  body.group({ without: ['front'] }, () => {
    body.box('paint', [right - 70, right], [low + radius * 0.5, high - radius * 0.5], [-half, half]);
    for (const z of spread(2, [-half * 0.5, half * 0.5])) {
      body.box('sheet', [right, right + 30], [axis - radius * 0.6, axis + radius * 0.65], about(z, half * 0.42));
      const y = axis + radius * 0.55;
      body.bolts([right + 30, y, z - half * 0.34], [right + 30, y, z + half * 0.34], 4, 18, [1, 0, 0]);
    }
  });
  body.box('sheet', [left, -radius * 1.1], [low, low + radius * 0.45], [-half, half]);
  const [foot, edge] = [low + radius * 0.45, axis - radius * 0.12];
  const knife = outline(
    -radius * 1.55,
    foot,
    -radius * 1.02,
    edge,
    -radius * 1.05,
    edge - radius * 0.16,
    -radius * 1.2,
    foot,
  );
  body.prism('knife', 'z', knife, about(0, chamber / 2));
}

/** The pusher, its cylinders behind, and their power pack. */
function pusher(body: Body, { half, left, low, high, radius, axis }: Sizes): void {
  const floor = low + radius * 0.45;
  body.group({ name: 'Pusher' }, () => {
    body.box('base', [left + 330, left + 780], [floor + 6, axis + radius * 0.5], [12 - half, half - 12]);
    body.box('sheet', [left - 520, left + 330], [axis + radius * 0.38, axis + radius * 0.5], [12 - half, half - 12]);
  });
  const [y, bore] = [axis - radius * 0.1, Math.min(190, radius * 0.55)];
  for (const z of [-half * 0.5, half * 0.5])
    hydraulicCylinder(body, [left - 860, y, z], [left + 40, y, z], [left + 330, y, z], bore, { name: 'Pusher' });
  body.box('paint', [left - 900, left - 840], [low, high - radius * 0.4], [-half, half]);
  const pump = powerPackAt(body, 20, (pack) => [left - 900 - pack.length, 0, -pack.depth / 2 - half * 0.2]);
  for (const z of [-half * 0.5, half * 0.5])
    hose(body, [
      [pump[0], pump[1] - 60, pump[2] + z * 0.08],
      [pump[0], high + 150 + z * 0.06, pump[2] + z * 0.08],
      [left - 780, high + 150 + z * 0.06, z],
      [left - 780, axis + radius * 0.05, z],
    ]);
}

/** The motor behind, on the frame, and its belt to the pulley at the rotor's rear end. */
function drive(body: Body, { half, low, axis, radius, motor: size }: Sizes): void {
  const [x, y, z] = [-radius * 2.6, low + size * 0.5 + 60, -half - 330];
  body.box('paint', about(x, size * 0.8), [low - 140, low], [z - size * 1.9, -half - 160], {
    line: 'edge',
    name: 'Base frame',
  });
  for (const at of about(x, size * 0.6)) column(body, at, z - size * 1.7, low - 140, 120, { name: 'Base frame' });
  body.group({ name: 'Drive' }, () =>
    body.at(placed([x, y, z - 230], 'y', Math.PI / 2), () => {
      motor(body, size * 1.6, size);
      motorFeet(body, size * 1.6, size, size * 0.5 + 60);
    }),
  );
  body.cylinder('steel', [x, y, z - 230], [x, y, z - 180], size * 0.1, { name: 'Drive' });
  beltGuard(body, [x, y, size * 0.34], [0, axis, radius * 1.0], [z - 180, z], { name: 'Drive' });
}

function discharge(body: Body, { half, low, radius, drop, chamber, material }: Sizes): void {
  const name = 'Discharge belt';
  const foot: Level = [Math.max(560, low - 620), half * 0.55, half * 0.5];
  body.funnel('sheet', [0, 0], [foot, [low - 10, radius * 1.25, half - 30]], 10, { name });
  takeAway(body, {
    from: [-radius * 1.2, 340],
    to: [drop - 90, 1250],
    end: drop,
    width: Math.min(chamber * 0.55, 900),
    columns: [radius * 1.55 + 500, drop - 500],
    name,
    chips: {
      along: [0.5, 0.62, 0.74, 0.85, 0.94],
      above: 40,
      falling: [0, 1, 2].map((i) => [drop + 30 + i * 30, 1000 - i * 260, (i - 1) * 90]),
      size: 110,
      material,
    },
  });
}
