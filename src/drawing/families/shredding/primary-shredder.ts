/** Two knife shafts in a box on a stand: hopper above, a drive at each end, a discharge conveyor below. */
import { takeAway } from '../../assemblies/belt.ts';
import { cabinet, towerLight, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { materialOf, pile, tyre } from '../../assemblies/goods.ts';
import { hydraulicDrive, powerPackAt } from '../../assemblies/hydraulics.ts';
import { column, crossBrace, handrail, hopperOnFlange, ladder, platform } from '../../assemblies/structure.ts';
import { about, Body, type Level, type PartOptions } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp } from '../../read-lengths.ts';
import type { MachineFigures } from '../../figures.ts';
import type { Point } from '../../scene.ts';
import type { Machine } from '../family.ts';

function measure(figures: MachineFigures) {
  const chamber = clamp(figures.chamberLength, 1600, 800, 3000);
  const across = clamp(figures.chamberWidth, 900, 500, 1600);
  const disc = clamp(figures.bladeDiameter, 450, 300, 800);
  const blade = clamp(figures.bladeThickness, 45, 20, 90);
  const hopperHeight = clamp(figures.hopperHeight, 1400, 700, 2200);
  const length = clamp(figures.length, chamber + 3600, chamber + 2600, chamber + 4600);
  const box = disc * 1.5;
  const above = box + hopperHeight;
  const height = clamp(figures.height, above + 2200, above + 1500, above + 3400);
  const base = height - above;
  const width = clamp(figures.width, across * 2, across * 1.5, across * 3);
  return {
    half: chamber / 2,
    deep: across / 2,
    disc,
    hopper: hopperHeight,
    length,
    box,
    height,
    base,
    width,
    pitch: blade * 1.1,
    axle: clamp((across - disc) / 2, 0, disc * 0.31, disc * 0.47),
    discharge: clamp(figures.dischargeHeight, 1700, 1000, Math.max(1100, base - 150)),
    belt: Math.min(chamber * 0.6, 900),
    teeth: Math.round(clamp(disc / 55, 8, 6, 11)),
    motor: 380 + clamp(figures.power, 160, 40, 400) * 1.2,
    power: clamp(figures.power, 160, 40, 400),
    isHydraulic: figures.drive === 'hydraulic',
    goods: figures.goods,
  };
}
type Sizes = ReturnType<typeof measure>;

export function primaryShredder(figures: MachineFigures): Machine {
  const m = measure(figures);
  const { half, deep, base, height, length, width, box } = m;
  const body = new Body();
  body.group({ name: 'Stand' }, () => stand(body, m));
  body.group({ name: 'Cutting chamber' }, () => cuttingChamber(body, m));
  shafts(body, m);
  const roof = base + box;
  const rim = width / 2 - 45;
  body.group({ name: 'Hopper' }, () => {
    hopperOnFlange(
      body,
      [0, 0],
      { y: [roof, roof + 60], half: [half + 60, deep + 60], wall: 60 },
      // 12 mm of plate: the opening is that of the chamber.
      [roof + 60, half + 12, deep + 12],
      roof + m.hopper * 0.52,
      [height, half * 1.32, rim],
    );
    warningSign(body, [0, roof + m.hopper * 0.62, rim], 250);
  });
  fed(body, m, rim);
  discharge(body, m);
  walkway(body, m);
  const edge = -length / 2 - 250;
  body.at(placed([edge - 800, 0, deep - 500]), () => cabinet(body, [800, 1950, 500], { without: ['side'] }));
  towerLight(body, [half * 1.32 - 40, height, rim - 60]);
  body.axis([-length / 2, base + box / 2, -m.axle], [length / 2, base + box / 2, -m.axle], ['plan']);
  body.axis([-length / 2, base + box / 2, m.axle], [length / 2, base + box / 2, m.axle], ['plan']);
  return {
    body,
    principal: 'front',
    end: 'left',
    person: [length / 2 - 100, width / 2 + 600],
    dimensions: [
      { length: 'length', view: 'front', along: 'x', from: -length / 2, to: length / 2, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: height, overall: true },
      { length: 'width', view: 'side', along: 'z', from: -width / 2, to: width / 2, overall: true, placed: 'above' },
      { length: 'hopperHeight', view: 'side', along: 'y', from: roof, to: height, at: [0, 0, -width / 2] },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: m.discharge, placed: 'right' },
      { length: 'chamberLength', view: 'plan', along: 'x', from: -half, to: half, at: [0, 0, deep] },
      { length: 'chamberWidth', view: 'plan', along: 'z', from: -deep, to: deep, at: [-half, 0, 0] },
    ],
  };
}

/** Four legs, braced at the sides, and the frame that carries the chamber. */
function stand(body: Body, { half, deep, base }: Sizes): void {
  const [wide, long] = [half + 330, deep + 110];
  body.mirror('x', () => {
    for (const z of [75 - long, long - 75]) column(body, wide - 75, z, base - 150, 150);
    crossBrace(body, [wide - 75, 150 - long], [wide - 75, long - 150], [base * 0.42, base - 180]);
    body.box('paint', [wide - 125, wide - 25], [base * 0.42 - 100, base * 0.42], [150 - long, long - 150], 'edge');
    body.box('paint', [wide - 30, wide + 90], [base - 150, base], [150 - long, long - 150]);
    body.box('paint', [half, half + 120], [base - 150, base], [150 - long, long - 150]);
  });
  body.mirror('z', () => {
    body.box('paint', [-wide - 90, wide + 90], [base - 150, base], [long - 150, long]);
    body.bolts([-wide, base - 75, long], [wide, base - 75, long], 9, 20, [0, 0, 1]);
  });
}

/** A box of thick plate with a window in front. The side view leaves out its near wall to show the knives. */
function cuttingChamber(body: Body, { half, deep, base, box }: Sizes): void {
  const roof = base + box;
  body.box('paint', [-half - 110, half + 110], [base, roof], [-deep - 110, -deep]);
  const window = rectangle([-half * 0.92, half * 0.92], [base + box * 0.14, base + box * 0.86]);
  const wall = rectangle([-half - 110, half + 110], [base, roof]);
  body.plate('paint', 'z', wall, [window], [deep, deep + 110]);
  for (const y of [base + box * 0.07, base + box * 0.93])
    body.bolts([-half * 0.98, y, deep + 110], [half * 0.98, y, deep + 110], 9, 20, [0, 0, 1]);
  body.mirror('x', (side) => {
    const open: PartOptions = side < 0 ? { without: ['side'] } : {};
    body.box('paint', [half, half + 110], [base, roof], [-deep, deep], open);
    body.box('base', [half + 110, half + 170], [base, roof], [-deep - 60, deep + 60], { ...open, line: 'edge' });
    for (const y of [base + 60, roof - 60])
      body.bolts([half + 170, y, -deep], [half + 170, y, deep], 5, 20, [1, 0, 0], open);
  });
}

/** Two counter-rotating shafts with knives, each with a drive at one end. */
function shafts(body: Body, m: Sizes): void {
  const { half, axle, disc, pitch, teeth, base, box, length, motor: size, isHydraulic, power } = m;
  const axis = base + box / 2;
  const knife = (turn: number, way: number, z: number): Point[] =>
    Array.from({ length: teeth }, (_, i) => i).flatMap((i) =>
      outline(0.8, 0, 0.8, 0.45, 1.12, 0.62, 1.16, 0.8).map(([r, share]): Point => {
        const angle = turn + (2 * Math.PI * (i + share)) / teeth;
        return [way * ((r * disc) / 2) * Math.cos(angle) + z, ((r * disc) / 2) * Math.sin(angle) + axis];
      }),
    );
  for (const way of [-1, 1] as const) {
    const z = -way * axle;
    body.cylinder('steel', [-half - 60, axis, z], [half + 60, axis, z], disc * 0.2, { name: 'Shafts with knives' });
    for (let i = 0, x = -half + 20 + (way < 0 ? 0 : pitch); x + pitch < half; i += 1, x += 2 * pitch)
      body.prism('knife', 'x', knife(((i % 2) * Math.PI) / teeth, way, z), [x, x + pitch * 0.92], {
        name: 'Shafts with knives',
      });
    const options: PartOptions = way < 0 ? { without: ['side'] } : {};
    const room = length / 2 - half - 170;
    body.group(options, () => {
      body.box('base', [way * (half + 170), way * (half + 320)], [base, base + 60], about(z, size * 0.4), {
        line: 'edge',
        name: 'Stand',
      });
      body.at(placed([way * (half + 170), axis, z], 'y', way > 0 ? 0 : Math.PI), () => {
        if (isHydraulic) hydraulicDrive(body, room, size);
        else gearMotor(body, room, size);
      });
    });
  }
  if (!isHydraulic) return;
  powerPackAt(body, power, (pack) => [-half - 520 - pack.length, 0, -pack.depth / 2]);
}

/** Fills the hopper if the machine has one main material. */
function fed(body: Body, { half, height, goods }: Sizes, rim: number): void {
  if (goods === 'tyres')
    for (const [x, z, tilt] of [
      [-0.6, 0.1, 0.5],
      [0.1, -0.2, -0.4],
      [0.75, 0.15, 0.7],
    ] as const)
      tyre(body, [half * x, height + 20, rim * z], [tilt, 1, 0.3], Math.min(rim * 0.7, 400), 220);
  else if (goods) pile(body, [0, height - 60, 0], [half * 1.1, rim * 0.8], 240, materialOf(goods));
}

/** The chute below the chamber, and the conveyor to the front. */
function discharge(body: Body, { half, deep, base, belt: wide, width, discharge: high, goods }: Sizes): void {
  const foot: Level = [Math.min(900, base * 0.45), half * 0.6, deep * 0.62];
  body.funnel('sheet', [0, 0], [foot, [base - 150, half * 0.95, deep * 0.95]], 8, { name: 'Chute' });
  // The conveyor is built along x; this turns it along z.
  body.at(placed([0, 0, 0], 'y', -Math.PI / 2), () => {
    const [start, end] = [-deep - 60, width / 2 + 1590];
    takeAway(body, {
      from: [start, 420],
      to: [end - 90, high],
      end,
      width: wide,
      columns: [width / 2 + 250, width / 2 + 1000],
      name: 'Discharge belt',
      chips: {
        along: [0.25, 0.42, 0.55, 0.7, 0.83, 0.95],
        above: 40,
        falling: [0.06, 0.2, 0.38].map((share, i) => [end + 40 + i * 30, high * (0.94 - share * 1.4), (i - 1) * 120]),
        size: 150,
        material: materialOf(goods),
      },
    });
  });
}

/** A platform behind, as high as the stand, with ladder and hand rails. */
function walkway(body: Body, { half, deep, base }: Sizes): void {
  const [near, far] = [-deep - 130, -deep - 1330];
  const wide = half * 1.2;
  body.group({ name: 'Walkway' }, () => {
    platform(body, [-wide, wide], base, [near, far]);
    for (const x of [60 - wide, wide - 60]) column(body, x, far + 60, base - 120, 90);
    handrail(body, [-wide, base, far], [-320, base, far], 2);
    handrail(body, [320, base, far], [wide, base, far], 2);
    for (const x of [-wide, wide]) handrail(body, [x, base, near - 40], [x, base, far], 2);
    ladder(body, [0, 0, far - base * 0.24], [0, base, far], 560);
  });
}
