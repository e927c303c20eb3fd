/** A rotor above a screen, with fixed knives, a belt drive with a heavy flywheel, and a discharge conveyor. */
import { dischargeBelt } from '../../assemblies/belt.ts';
import { cabinet, towerLight, warningSign } from '../../assemblies/controls.ts';
import { beltGuard, lyingMotor } from '../../assemblies/drive.ts';
import { fillHopper, materialOf } from '../../assemblies/goods.ts';
import { rotorChamber } from '../../assemblies/rotor.ts';
import { columnPairs, crossBrace, rib, serviceDoors, sheetAcross } from '../../assemblies/structure.ts';
import { about, Body, type Level } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { pairs } from '../../body/solids.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

/** The rotor lies along z; its motor is left of the housing, the chips leave at the right. */
export function rasper(figures: MachineFigures): DrawnMachine {
  const chamber = clamp(figures.chamberLength ?? (figures.width && figures.width - 916), 1500, 900, 2400);
  const half = chamber / 2;
  const radius = clamp(figures.bladeDiameter, 760, 500, 1100) / 2;
  const perRow = Math.max(2, Math.round(clamp(figures.blades, 42, 12, 96) / 6));
  const power = clamp(figures.power, 180, 40, 400);
  /** Half the width of the housing; heights of its foot and of the rotor. */
  const k = radius * 1.45;
  const foot = clamp(figures.height && figures.height - 2 * k - 1300, 1250, 900, 2200);
  const axis = foot + k;
  const height = axis + k + 1300;
  /** X of the base frame's left end, and of the discharge. */
  const left = -k - 1250 - power;
  const drop = clamp(figures.length && figures.length + left, k + 2100, k + 1500, k + 4000);
  const body = new Body();

  body.group('Base frame', () => {
    const z = half + 60;
    columnPairs(body, [left + 110, -k * 0.9, k * 0.9], z, foot - 130, 160);
    body.mirror('z', () => {
      body.box('paint', [left, k * 1.15], [foot - 130, foot], about(z, 90));
      crossBrace(body, [left + 200, z], [-k * 0.9 - 90, z], [120, foot - 160]);
    });
    for (const x of [left, -k - 40, k * 1.15 - 120])
      body.box('paint', [x, x + 120], [foot - 130, foot], [90 - z, z - 90]);
  });

  const wall = k * 0.12;
  body.at([0, axis, 0], () => {
    const plate = outline(-k, -k, k, -k, k, k * 0.62, k * 0.62, k * 1.05, -k * 0.9, k * 1.05, -k, k * 0.9);
    rotorChamber(body, { length: chamber, radius, rows: 6, perRow, plate, wall: 90 });
    body.group('Housing', () => {
      body.prism('paint', 'z', rectangle([-k, wall - k], [-k * 0.5, k * 0.86]), [-half, half]);
      // The front view leaves out the wall with the service doors to show the rotor.
      body.group({ without: ['front'] }, () => {
        body.prism('paint', 'z', rectangle([k - wall, k], [-k * 0.5, k * 0.58]), [-half, half]);
        serviceDoors(body, k, [-k * 0.42, k * 0.48], half);
      });
    });
    body.group('Fixed knives', () => {
      const [near, far] = [radius * 1.01, k - wall];
      const knife = outline(near, k * 0.02, far, -k * 0.02, far, -k * 0.16, radius * 1.04, -k * 0.09);
      body.mirror('x', () => body.prism('knife', 'z', knife, [-half, half]));
    });
  });

  // A chute above the rotor, open to the left, where a belt feeds chips.
  body.group('Feed chute', () => {
    const low = axis + k * 1.05;
    const [bend, rim, wide] = [low + 450, height - 90, half * 0.94];
    const right = outline(k * 0.2, rim, k * 0.55, bend, k * 0.55, low);
    const back = outline(-k * 0.8, low, -k * 0.8, bend, -k * 1.4, rim);
    body.box('base', [-k * 0.86, k * 0.62], [low, low + 60], [-half, half], 'edge');
    body.mirror('z', () => {
      body.prism('paint', 'z', [...right, ...back], [wide - 12, wide]);
      for (const x of [-k * 0.5, 0]) {
        rib(body, [x, low + 60, wide + 12], [x, bend, wide + 12]);
        rib(body, [x, bend, wide + 12], [x * 1.5 - k * 0.1, rim, wide + 12]);
      }
    });
    for (const [a, b] of [...pairs(right, { isOpen: true }), ...pairs(back, { isOpen: true })])
      sheetAcross(body, a, b, 2 * wide - 24);
    const brim = [rim, height].map((y): Level => [y, k * 0.84, wide + 50]);
    body.funnel('base', [-k * 0.6, 0], brim, 62, 'contour');
    warningSign(body, [-k * 0.15, low + 160, wide], 240);
    if (figures.goods)
      fillHopper(body, [-k * 0.6, height - 170, 0], [k * 0.66, wide * 0.86], 190, materialOf(figures.goods));
  });

  // The motor on the left of the frame, and its belt to the flywheel behind the housing.
  const size = 210 + power * 0.45;
  const [x, y] = [left + 420, foot + size + 60];
  body.group('Main motor', () => lyingMotor(body, [x, y, size], [-half - 330, -half - 60], foot));
  body.group('Flywheel and belt drive', () => {
    beltGuard(body, [x, y, size * 0.72], [0, axis, radius * 1.02], [-half - 560, -half - 330]);
    body.cylinder('motorCover', [0, axis, -half - 320], [0, axis, -half - 120], radius * 0.98);
  });

  const funnel: Level[] = [
    [foot - 620, half * 0.5, half * 0.5],
    [foot - 10, k * 0.86, half - 40],
  ];
  body.funnel('sheet', [0, 0], funnel, 10, { name: 'Discharge belt' });
  dischargeBelt(body, [-k * 0.8, 330], [drop - 90, 1050], Math.min(chamber * 0.55, 900));
  const operator = cabinet(body, [left - 1150, half - 500], ['front']);
  towerLight(body, [-k * 0.7, axis + k * 1.08, half + 40]);
  body.axis([-k * 1.1, axis, 0], [k * 1.1, axis, 0], ['side']);
  body.axis([0, axis, -half - 300], [0, axis, half + 300], ['front', 'plan']);
  return {
    body,
    principal: 'side',
    flow: { inlet: [-k * 0.6, height, 0], reach: k * 0.7, outlet: [drop + 60, 810, 0] },
    person: operator,
    dimensions: [
      { length: 'width', view: 'plan', along: 'z', from: -half, to: half, overall: true },
      { length: 'length', view: 'side', along: 'x', from: left, to: drop, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'chamberLength', view: 'plan', along: 'z', from: -half, to: half, at: [k, axis, 0] },
    ],
  };
}
