/**
 * A fine shredder: a hydraulic pusher presses the material against a rotor above a screen. The material decides the
 * rotor's knives, the hopper, and how the pieces leave.
 */
import { cabinet, towerLight, warningSign } from '../../assemblies/controls.ts';
import { discharge, suction } from '../../assemblies/discharge.ts';
import { beltGuard, lyingMotor } from '../../assemblies/drive.ts';
import { dustDuct, feedBelt, feedHopper } from '../../assemblies/feeding.ts';
import { hose, hydraulicCylinder, powerPack } from '../../assemblies/hydraulics.ts';
import { rotorChamber } from '../../assemblies/rotor.ts';
import { column, columnPairs, crossBrace, serviceDoors, spread } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { outline } from '../../body/outlines.ts';
import { clamp, type Goods, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

/** Rows of knives around the rotor, and a knife's usual width: short hooks for metal, long blades for plastics. */
const usual: Record<Goods, { rows: number; knife: number; height: number }> = {
  tyres: { rows: 8, knife: 230, height: 3300 },
  metal: { rows: 6, knife: 330, height: 2900 },
  plastics: { rows: 5, knife: 560, height: 3500 },
  paper: { rows: 10, knife: 150, height: 3500 },
};

/** The rotor lies along z; the pusher comes from the left, the chips leave at the right. */
export function secondaryShredder(figures: MachineFigures): DrawnMachine {
  const { goods } = figures;
  const usualSizes = usual[goods ?? 'tyres'];
  const chamber = clamp(figures.chamberLength ?? (figures.width && figures.width - 1724), 1600, 900, 2600);
  const half = chamber / 2;
  const height = clamp(figures.height, usualSizes.height, 2600, 4600);
  const radius = clamp(figures.bladeDiameter, 620, 400, 900) / 2;
  const axis = 1390 + (height - usualSizes.height) * 0.42;
  /** X of the chamber's ends, y of its walls' lower and upper edges. */
  const [left, right] = [-radius - 1350, radius * 1.55];
  const [low, high] = [axis - radius * 1.25, axis + radius * 1.25];
  /** X of the base frame's left end, and of the discharge. */
  const start = left - 900;
  const drop = clamp(figures.length && figures.length + start, right + 1900, right + 1200, right + 4000);
  const body = new Body();

  body.group('Base frame', () => {
    const z = half + 70;
    columnPairs(body, [start + 100, left + 250, -500, right - 100], z, low - 140, 160);
    body.mirror('z', () => {
      body.box('paint', [start, right + 40], [low - 140, low], about(z, 90));
      crossBrace(body, [left + 330, z], [-580, z], [160, low - 170]);
    });
    for (const x of [start, left + 190, right - 80])
      body.box('paint', [x, x + 120], [low - 140, low], [90 - z, z - 90]);
  });

  body.at([0, axis, 0], () => {
    const [edge, slope] = [radius * 1.25, radius * 0.75];
    const plate = outline(left, -edge, right, -edge, right, slope, right - radius * 0.5, edge, left, edge);
    rotorChamber(body, {
      length: chamber,
      radius,
      rows: usualSizes.rows,
      perRow: Math.round(chamber / usualSizes.knife),
      plate,
      wall: 80,
    });
  });
  const floor = low + radius * 0.45;
  body.group('Housing', () => {
    body.group({ without: ['side'] }, () => {
      for (const x of spread(4, [left + 250, -radius * 1.5]))
        body.box('paint', about(x, 30), [low + 90, high - 90], [half + 80, half + 130], 'edge');
    });
    // The front view leaves out the wall with the service doors to show the rotor.
    body.group({ without: ['front'] }, () => {
      body.box('paint', [right - 70, right], [low + radius * 0.5, high - radius * 0.5], [-half, half]);
      serviceDoors(body, right, [axis - radius * 0.6, axis + radius * 0.65], half);
    });
    body.box('sheet', [left, -radius * 1.1], [low, floor], [-half, half]);
    const tip = axis - radius * 0.12;
    const back = outline(-radius * 1.2, floor, -radius * 1.55, floor);
    const knife = [...back, ...outline(-radius * 1.02, tip, -radius * 1.05, tip - radius * 0.16)];
    body.prism('knife', 'z', knife, [-half, half]);
  });

  body.group('Pusher', () => {
    const [y, bore] = [axis - radius * 0.1, Math.min(190, radius * 0.55)];
    const top = axis + radius * 0.5;
    body.box('base', [left + 330, left + 780], [floor + 6, top], [12 - half, half - 12]);
    body.box('sheet', [left - 520, left + 330], [top - radius * 0.12, top], [12 - half, half - 12]);
    body.box('paint', [start, start + 60], [low, high - radius * 0.4], [-half, half]);
    for (const z of [-half * 0.5, half * 0.5])
      hydraulicCylinder(body, [start + 40, y, z], [left + 40, y, z], [left + 330, y, z], bore);
  });
  const pump = powerPack(body, 20, [start, half * 0.3]);
  for (const [i, z] of [-half * 0.5, half * 0.5].entries())
    hose(body, pump, { y: high + 150 + i * 60 }, { x: start + 120 }, { z }, { y: axis });

  body.group('Hopper', () => {
    const [middle, wide, foot] = [(left + radius) / 2 + 60, (radius - left) / 2 - 80, high + 50];
    const [top, knee]: [Level, number] = [[height, wide * 1.22, half * 1.2], high + (height - high) * 0.55];
    const flange = [high, foot].map((y): Level => [y, wide + 60, half + 60]);
    body.funnel('base', [middle, 0], flange, 60, 'edge');
    const corner = feedHopper(body, goods, { at: [middle, 0], foot: [foot, wide, half - 10], knee, top });
    if (goods !== 'metal')
      warningSign(body, [middle, corner < height ? corner - 310 : high + (height - high) * 0.64, top[2]], 230);
    if (goods !== 'paper') return;
    dustDuct(body, [middle + wide * 0.1, height - 20, -half * 0.6], [right + 420, low, -half * 0.6]);
    // Seen from its end, it would hide the machine.
    body.group({ without: ['front'] }, () =>
      feedBelt(
        body,
        [middle - wide - 3900, 700],
        [middle - wide * 0.8, height - 230],
        Math.min(chamber * 0.55, 900),
        goods,
      ),
    );
  });

  // The motor stands behind, on the frame; its belt drives the rotor's rear end.
  const size = 190 + clamp(figures.power, 120, 30, 400) * 0.4;
  const [x, y, far] = [-radius * 2.6, low + size + 60, -half - 560];
  body.group('Base frame', () => {
    body.box('paint', about(x, size * 1.6), [low - 140, low], [far - size * 3.4, -half - 160], 'edge');
    for (const at of about(x, size * 1.2)) column(body, at, far - size * 3, low - 140, 120);
  });
  body.group('Drive', () => {
    lyingMotor(body, [x, y, size], [far + 50, far], low);
    beltGuard(body, [x, y, size * 0.68], [0, axis, radius], [far + 50, -half - 330]);
  });

  const funnel: Level[] = [
    [Math.min(Math.max(560, low - 620), low - 60), half * 0.55, half * 0.5],
    [low - 10, radius * 1.25, half - 30],
  ];
  body.funnel('sheet', [0, 0], funnel, 10, { name: goods === 'plastics' ? 'Cyclone' : 'Discharge belt' });
  if (goods === 'plastics')
    suction(body, [0, Math.max(200, Math.min(560, low - 190)), 0], [drop - 520, 0], height * 0.95);
  else discharge(body, goods, [-radius * 1.2, 340], [drop - 90, 1250], Math.min(chamber * 0.55, 900), 1);
  const operator = cabinet(body, [left - 2300, half - 480], ['front']);
  towerLight(body, [left - 870, high - radius * 0.4, half - 90]);
  body.axis([-radius * 1.6, axis, 0], [radius * 1.8, axis, 0], ['side']);
  body.axis([0, axis, -half - 300], [0, axis, half + 300], ['front', 'plan']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [(left + radius) / 2 + 60, height, 0], reach: (radius - left) / 2, outlet: [drop + 60, 1010, 0] },
    person: operator,
    dimensions: [
      { length: 'width', view: 'plan', along: 'z', from: -half, to: half, overall: true },
      { length: 'length', view: 'side', along: 'x', from: start, to: drop, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'chamberLength', view: 'plan', along: 'z', from: -half, to: half, at: [right, axis, 0] },
    ],
  };
}
