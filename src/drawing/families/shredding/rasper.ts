/** A rotor above a screen, with fixed knives, a belt drive with a heavy flywheel, and a discharge conveyor. */
import { takeAway } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, towerLight, warningSign } from '../../assemblies/controls.ts';
import { beltGuard, motor, motorFeet } from '../../assemblies/drive.ts';
import { bearing, rotor, screen } from '../../assemblies/rotor.ts';
import { column, columnPairs, crossBrace, sheetAcross } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { circle, outline, rectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Machine } from '../family.ts';
import type { Point } from '../../scene.ts';

/** The rotor lies along z; its motor is left of the housing, the chips leave at the right. */
function measure(figures: MachineFigures) {
  const chamber = clamp(figures.chamberLength, 1500, 900, 2400);
  const radius = clamp(figures.bladeDiameter, 760, 500, 1100) / 2;
  const k = radius * 1.45;
  const power = clamp(figures.power, 180, 40, 400);
  return {
    chamber,
    half: chamber / 2,
    radius,
    k,
    rows: 6,
    perRow: Math.max(2, Math.round(clamp(figures.blades, 42, 12, 96) / 6)),
    axis: 1250 + k,
    motor: 420 + power * 0.9,
    /** X of the base frame's left end, and of the discharge. */
    left: -k - 1250 - power,
    drop: k + 2100,
    top: 1250 + 2 * k + 1300,
  };
}
type Sizes = ReturnType<typeof measure>;

export function rasper(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { half, k, axis, left, drop, radius } = m;
  const body = new Body();
  body.group({ name: 'Base frame' }, () => frame(body, m));
  body.group({ name: 'Housing' }, () => housing(body, m));
  body.at(placed([0, axis, 0]), () => {
    rotor(body, { length: m.chamber - 20, radius, rows: m.rows, perRow: m.perRow });
    screen(body, radius * 1.06, m.chamber, [Math.PI * 1.06, Math.PI * 1.94]);
    for (const side of [-1, 1]) bearing(body, side * (half + 90), side * (half + 300), radius * 0.34);
  });
  body.group({ name: 'Feed chute' }, () => chute(body, m));
  drive(body, m);
  discharge(body, m);
  body.at(placed([left - 1150, 0, half - 500]), () => cabinet(body, [800, 1950, 500], { without: ['front'] }));
  towerLight(body, [-k * 0.7, axis + k * 1.08, half + 40]);
  body.axis([-k * 1.1, axis, 0], [k * 1.1, axis, 0], ['side']);
  body.axis([0, axis, -half - 300], [0, axis, half + 300], ['front', 'plan']);
  return {
    body,
    principal: 'side',
    person: [drop - 300, half + 900],
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: left, to: drop, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: m.top, overall: true },
      { length: 'chamberLength', view: 'plan', along: 'z', from: -half, to: half, at: [k, axis, 0] },
    ],
  };
}

/** Columns below a frame that carries the housing and, further left, the motor. */
function frame(body: Body, { half, k, axis, left }: Sizes): void {
  const [z, top] = [half + 60, axis - k];
  columnPairs(body, [-k * 0.9, k * 0.9], z, top - 130, 170);
  for (const side of [-z, z]) column(body, left + 110, side, top - 130, 150);
  body.mirror('z', () => {
    body.box('paint', [left, k * 1.15], [top - 130, top], about(z, 90));
    crossBrace(body, [left + 200, z], [-k * 0.9 - 90, z], [120, top - 160]);
  });
  for (const x of [left, -k - 40, k * 1.15 - 120]) body.box('paint', [x, x + 120], [top - 130, top], [90 - z, z - 90]);
}

/** Octagonal end plates and the shell between them. The side view leaves out the near plate. */
function housing(body: Body, { half, k, axis, radius }: Sizes): void {
  const shape = outline(-k, -k, k, -k, k, k * 0.62, k * 0.62, k * 1.05, -k * 0.9, k * 1.05, -k, k * 0.9);
  const opening = circle(0, 0, radius * 0.4);
  body.at(placed([0, axis, 0]), () => {
    body.plate('paint', 'z', shape, [opening], [-half - 90, -half]);
    body.group({ without: ['side'] }, () => {
      body.plate('paint', 'z', shape, [opening], [half, half + 90]);
      warningSign(body, [k * 0.68, -k * 0.75, half + 90], k * 0.4);
      makersPlate(body, [-k * 0.86, -k * 0.2], [k * 0.62, k * 0.9], half + 90);
      const rim = k * 0.9;
      body.bolts([-rim, -rim, half + 90], [rim, -rim, half + 90], 7, 22, [0, 0, 1]);
      body.bolts([-rim, -rim * 0.7, half + 90], [-rim, rim * 0.7, half + 90], 6, 22, [0, 0, 1]);
      body.bolts([rim, -rim * 0.7, half + 90], [rim, rim * 0.55, half + 90], 6, 22, [0, 0, 1]);
    });
    const wall = k * 0.12;
    const ring = rectangle([-k, wall - k], [-k * 0.5, k * 0.86]);
    body.prism('paint', 'z', ring, [-half, half]);
    body.group({ name: 'Fixed knives' }, () => {
      const [near, far] = [radius * 1.01, k - wall];
      const left = outline(-far, -k * 0.02, -near, k * 0.02, -radius * 1.04, -k * 0.09, -far, -k * 0.16);
      const right = outline(near, k * 0.02, far, -k * 0.02, far, -k * 0.16, radius * 1.04, -k * 0.09);
      for (const knife of [left, right]) body.prism('knife', 'z', knife, [-half, half]);
    });
    // The wall with the service doors; the front view leaves it out to show the rotor.
    body.group({ without: ['front'] }, () => {
      body.prism('paint', 'z', outline(k - wall, -k * 0.5, k, -k * 0.5, k, k * 0.6, k - wall, k * 0.55), [-half, half]);
      for (const z of [-half * 0.5, half * 0.5])
        body.prism('sheet', 'x', rectangle(about(z, half * 0.42), [-k * 0.42, k * 0.48]), [k, k + 30]);
      for (const z of [-half * 0.5, half * 0.5])
        body.bolts([k + 30, k * 0.4, z - half * 0.32], [k + 30, k * 0.4, z + half * 0.32], 4, 20, [1, 0, 0]);
    });
  });
}

/** A chute above the rotor, open to the left, where a belt feeds chips. */
function chute(body: Body, { half, k, axis, top }: Sizes): void {
  const low = axis + k * 1.05;
  const rim = top - 90;
  const sheet = 12;
  const shape: Point[] = [
    [-k * 0.8, low],
    [k * 0.55, low],
    [k * 0.55, low + 450],
    [k * 0.2, rim],
    [-k * 1.4, rim],
    [-k * 0.8, low + 450],
  ];
  const wide = half * 0.94;
  body.box('base', [-k * 0.86, k * 0.62], [low, low + 60], [-half, half], 'edge');
  body.mirror('z', () => {
    body.prism('paint', 'z', shape, [wide - sheet, wide]);
    for (const [x1, x2] of [
      [-k * 0.5, -k * 0.8],
      [0, -k * 0.2],
    ] as const) {
      body.bar('paint', [x1, low + 60, wide + 12], [x1, low + 450, wide + 12], [24, 24], { line: 'thin', fine: true });
      body.bar('paint', [x1, low + 450, wide + 12], [x2, rim, wide + 12], [24, 24], { line: 'thin', fine: true });
    }
  });
  const size: Point = [2 * wide - 2 * sheet, sheet];
  sheetAcross(body, [k * 0.55, low], [k * 0.55, low + 450], size);
  sheetAcross(body, [k * 0.55, low + 450], [k * 0.2, rim], size);
  sheetAcross(body, [-k * 0.8, low + 450], [-k * 0.8, low], size);
  sheetAcross(body, [-k * 1.4, rim], [-k * 0.8, low + 450], size);
  const brim = [rim, top].map((y): Level => [y, k * 0.84, wide + 50]);
  body.funnel('base', [-k * 0.6, 0], brim, 62, 'contour');
  warningSign(body, [-k * 0.15, low + 160, wide], 240);
}

/** The motor on the left of the frame, and its belt to the flywheel behind the housing. */
function drive(body: Body, { half, k, axis, radius, left, motor: size }: Sizes): void {
  const [x, y] = [left + 420, axis - k + size * 0.52 + 60];
  body.group({ name: 'Main motor' }, () =>
    body.at(placed([x, y, -half - 60], 'y', -Math.PI / 2), () => {
      motor(body, size * 1.7, size);
      motorFeet(body, size * 1.7, size, size * 0.52 + 60);
    }),
  );
  body.group({ name: 'Flywheel and belt drive' }, () => {
    const z: [number, number] = [-half - 560, -half - 330];
    body.cylinder('steel', [x, y, -half - 60], [x, y, -half - 350], size * 0.09);
    body.cylinder('motorCover', [0, axis, -half - 320], [0, axis, -half - 120], radius * 0.98);
    beltGuard(body, [x, y, size * 0.36], [0, axis, radius * 1.02], z, { name: 'Flywheel and belt drive' });
  });
}

/** The conveyor below the screen, rising to the right, and the chute onto it. */
function discharge(body: Body, { half, k, axis, drop, chamber }: Sizes): void {
  body.group({ name: 'Discharge belt' }, () => {
    const foot: Level = [axis - k - 620, half * 0.5, half * 0.5];
    body.funnel('sheet', [0, 0], [foot, [axis - k - 10, k * 0.86, half - 40]], 10);
    takeAway(body, {
      from: [-k * 0.8, 330],
      to: [drop - 90, 1050],
      end: drop,
      width: Math.min(chamber * 0.55, 900),
      columns: [k + 500, drop - 500],
      name: 'Discharge belt',
      chips: {
        along: [0.5, 0.6, 0.72, 0.8, 0.9],
        above: 45,
        falling: [0, 1, 2].map((i) => [drop + i * 30, 850 - i * 260, (i - 1) * 90]),
        size: 110,
      },
    });
  });
}
