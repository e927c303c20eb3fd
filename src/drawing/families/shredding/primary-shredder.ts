/**
 * Two knife shafts in a box on a stand: hopper above, a drive at each end, a discharge conveyor below. The material
 * decides the knives, the hopper and what stands at the conveyor.
 */
import { cabinet, towerLight, warningSign } from '../../assemblies/controls.ts';
import { discharge } from '../../assemblies/discharge.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { dustDuct, feedBelt, feedHopper } from '../../assemblies/feeding.ts';
import { hydraulicDrive, powerPack } from '../../assemblies/hydraulics.ts';
import { column, columnPairs, crossBrace, handrail, ladder, platform } from '../../assemblies/structure.ts';
import { about, Body, type Level, type PartOptions } from '../../body/body.ts';
import { outline, rectangle, type Point } from '../../body/outlines.ts';
import { placed } from '../../body/vector.ts';
import { clamp, type Goods, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

/** Usual knives and hopper: heavy discs with few hooks for metal, narrow ones with many for film and sacks. */
const usual: Record<Goods, { thick: number; teeth: number; hopper: number }> = {
  tyres: { thick: 45, teeth: 8, hopper: 1400 },
  metal: { thick: 78, teeth: 5, hopper: 1050 },
  plastics: { thick: 32, teeth: 11, hopper: 1900 },
  paper: { thick: 25, teeth: 14, hopper: 1700 },
};

export function primaryShredder(figures: MachineFigures): DrawnMachine {
  const { goods } = figures;
  const usualSizes = usual[goods ?? 'tyres'];
  const chamber = clamp(figures.chamberLength, 1600, 800, 3000);
  const across = clamp(figures.chamberWidth, 900, 500, 1600);
  const [half, deep] = [chamber / 2, across / 2];
  const disc = clamp(figures.bladeDiameter, 450, 300, 800);
  const pitch = clamp(figures.bladeThickness, usualSizes.thick, 20, 90) * 1.1;
  const box = disc * 1.5;
  // A low machine has a low hopper, unless its tables state another.
  const room = (figures.height ?? usualSizes.hopper + box + 2200) - box - 1500;
  const hopperHeight = clamp(figures.hopperHeight, Math.min(usualSizes.hopper, room), 700, 2200);
  const length = clamp(figures.length, chamber + 3600, chamber + 2600, chamber + 4600);
  const above = box + hopperHeight;
  const height = clamp(figures.height, above + 2200, above + 1500, above + 3400);
  const width = clamp(figures.width, across * 2, across * 1.5, across * 3);
  /** Heights of the stand, of the shafts, and of the chamber's top; z of the shafts. */
  const base = height - above;
  const axis = base + box / 2;
  const roof = base + box;
  const axle = clamp((across - disc) / 2, 0, disc * 0.31, disc * 0.47);
  const rim = width / 2 - 45;
  const outlet = clamp(figures.dischargeHeight, 1700, 1000, Math.max(1100, base - 150));
  const power = clamp(figures.power, 160, 40, 400);
  const body = new Body();

  // Four legs, braced at the sides, and the frame that carries the chamber.
  body.group('Stand', () => {
    const [wide, long] = [half + 330, deep + 110];
    columnPairs(body, [75 - wide, wide - 75], long - 75, base - 150, 150);
    body.mirror('x', () => {
      crossBrace(body, [wide - 75, 150 - long], [wide - 75, long - 150], [base * 0.42, base - 180]);
      body.box('paint', [wide - 125, wide - 25], [base * 0.42 - 100, base * 0.42], [150 - long, long - 150], 'edge');
      for (const x of [wide - 30, half]) body.box('paint', [x, x + 120], [base - 150, base], [150 - long, long - 150]);
    });
    body.mirror('z', () => {
      body.box('paint', [-wide - 90, wide + 90], [base - 150, base], [long - 150, long]);
      body.bolts([-wide, base - 75, long], [wide, base - 75, long], 9, 20, [0, 0, 1]);
    });
  });

  // A box of thick plate with a window in front. The side view leaves out its near wall to show the knives.
  body.group('Cutting chamber', () => {
    body.box('paint', [-half - 110, half + 110], [base, roof], [-deep - 110, -deep]);
    const window = rectangle([-half * 0.92, half * 0.92], [base + box * 0.14, base + box * 0.86]);
    body.plate('paint', 'z', rectangle([-half - 110, half + 110], [base, roof]), [window], [deep, deep + 110]);
    for (const y of [base + box * 0.07, base + box * 0.93])
      body.bolts([-half * 0.98, y, deep + 110], [half * 0.98, y, deep + 110], 9, 20, [0, 0, 1]);
    body.mirror('x', (side) =>
      body.group({ without: side < 0 ? ['side'] : [] }, () => {
        body.box('paint', [half, half + 110], [base, roof], [-deep, deep]);
        body.box('base', [half + 110, half + 170], [base, roof], [-deep - 60, deep + 60], 'edge');
        for (const y of [base + 60, roof - 60])
          body.bolts([half + 170, y, -deep], [half + 170, y, deep], 5, 20, [1, 0, 0]);
      }),
    );
  });

  // Two counter-rotating shafts with knives, each with a drive at one end.
  const teeth = Math.round(clamp((usualSizes.teeth * disc) / 450, 8, 5, 16));
  const size = 380 + power * 1.2;
  for (const way of [-1, 1] as const) {
    const z = -way * axle;
    body.group('Shafts with knives', () => {
      body.cylinder('steel', [-half - 60, axis, z], [half + 60, axis, z], disc * 0.2);
      for (let i = 0, x = -half + 20 + (way < 0 ? 0 : pitch); x + pitch < half; i += 1, x += 2 * pitch)
        body.at([0, axis, z], () =>
          body.prism('knife', 'x', knife(disc / 2, teeth, i % 2, way), [x, x + pitch * 0.92]),
        );
    });
    const options: PartOptions = way < 0 ? { without: ['side'] } : {};
    body.group({ ...options, name: 'Stand', line: 'edge' }, () =>
      body.box('base', [way * (half + 170), way * (half + 320)], [base, base + 60], about(z, size * 0.4)),
    );
    const drive = figures.drive === 'hydraulic' ? hydraulicDrive : gearMotor;
    body.group(options, () =>
      body.at(placed([way * (half + 170), axis, z], 'y', way > 0 ? 0 : Math.PI), () =>
        drive(body, length / 2 - half - 170, size),
      ),
    );
    body.axis([-length / 2, axis, z], [length / 2, axis, z], ['plan']);
  }
  const pump = figures.drive === 'hydraulic' ? powerPack(body, power, [-half - 520, 500]) : undefined;

  body.group('Hopper', () => {
    const [foot, knee]: [Level, number] = [[roof + 60, half + 12, deep + 12], roof + hopperHeight * 0.52];
    const flange = [roof, foot[0]].map((y): Level => [y, half + 60, deep + 60]);
    body.funnel('base', [0, 0], flange, 60, 'edge');
    // 12 mm of plate: the opening is that of the chamber.
    const corner = feedHopper(body, goods, { at: [0, 0], foot, knee, top: [height, half * 1.32, rim] });
    if (goods !== 'metal')
      warningSign(body, [0, corner < height ? corner - 320 : roof + hopperHeight * 0.62, rim], 250);
    towerLight(body, [half * 1.32 - 40, corner, rim - 60]);
  });
  if (goods === 'paper') {
    dustDuct(body, [half * 0.1, height - 20, -rim * 0.5], [half * 1.32 + 260, base, -rim * 0.5]);
    // Seen from its end, it would hide the machine.
    body.group({ without: ['side'] }, () =>
      feedBelt(body, [-half * 1.32 - 4300, 700], [-half, height - hopperHeight * 0.2], Math.min(rim, 900), goods),
    );
  }

  const chute: Level[] = [
    [Math.min(900, base * 0.45), half * 0.6, deep * 0.62],
    [base - 150, half * 0.95, deep * 0.95],
  ];
  body.funnel('sheet', [0, 0], chute, 8, { name: 'Chute' });
  // The conveyor is built along x; this turns it towards the front.
  body.group({ attached: true }, () =>
    body.at(placed([0, 0, 0], 'y', -Math.PI / 2), () =>
      discharge(body, goods, [-deep - 60, 420], [width / 2 + 1500, outlet], Math.min(chamber * 0.6, 900), -1),
    ),
  );

  // A platform behind, as high as the stand, with ladder and hand rails.
  body.group({ name: 'Walkway', attached: true }, () => {
    const [near, far, wide] = [-deep - 130, -deep - 1330, half * 1.2];
    platform(body, [-wide, wide], base, [near, far]);
    for (const x of [60 - wide, wide - 60]) column(body, x, far + 60, base - 120, 90);
    body.mirror('x', () => {
      handrail(body, [320, base, far], [wide, base, far]);
      handrail(body, [wide, base, near - 40], [wide, base, far]);
    });
    ladder(body, [0, 0, far - base * 0.24], [0, base, far]);
  });

  // Left of the power pack, whose pump stands at its right end.
  const left = Math.min(-length / 2 - 1050, pump ? pump[0] - 2300 : 0);
  const operator = cabinet(body, [left, deep - 500], ['side']);
  return {
    body,
    principal: 'front',
    end: 'left',
    flow: { inlet: [0, height, 0], reach: rim * 0.8, outlet: [0, outlet - 240, width / 2 + 1650], way: '+z' },
    person: operator,
    dimensions: [
      { length: 'length', view: 'front', along: 'x', from: -length / 2, to: length / 2, overall: true },
      { length: 'height', view: 'front', along: 'y', from: 0, to: height, overall: true },
      { length: 'width', view: 'side', along: 'z', from: -width / 2, to: width / 2, overall: true, placed: 'above' },
      { length: 'hopperHeight', view: 'side', along: 'y', from: roof, to: height, at: [0, 0, -width / 2] },
      { length: 'dischargeHeight', view: 'side', along: 'y', from: 0, to: outlet, placed: 'right' },
      { length: 'chamberLength', view: 'plan', along: 'x', from: -half, to: half, at: [0, 0, deep] },
      { length: 'chamberWidth', view: 'plan', along: 'z', from: -deep, to: deep, at: [-half, 0, 0] },
    ],
  };
}

/** The outline of a disc with hooked teeth; alternate discs are `shift`ed by half a tooth. */
function knife(radius: number, teeth: number, shift: number, way: 1 | -1): Point[] {
  return Array.from({ length: teeth }, (_, i) => i + shift / 2).flatMap((tooth) =>
    outline(0.8, 0, 0.8, 0.45, 1.12, 0.62, 1.16, 0.8).map(([r, share]): Point => {
      const angle = (2 * Math.PI * (tooth + share)) / teeth;
      return [way * r * radius * Math.cos(angle), r * radius * Math.sin(angle)];
    }),
  );
}
