/** A process machine of no particular kind: a housing on a frame and a drive, without input or output. */
import { cabinet, makersPlate, operatorPanel, towerLight, warningSign } from '../assemblies/controls.ts';
import { gearMotor } from '../assemblies/drive.ts';
import { columnPairs, crossBrace, spread } from '../assemblies/structure.ts';
import { about, Body } from '../body/body.ts';
import { roundedRectangle } from '../body/outlines.ts';
import { pairs } from '../body/solids.ts';
import { placed } from '../body/vector.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { clamp, type MachineFigures } from '../figures.ts';
import { lengthwise, type DrawnMachine } from './family.ts';

/** Default lengths along x, z and y, and the limits of each. */
const usual = [4200, 1800, 2600] as const;
const [least, most] = [100, 30_000];

export function generic(figures: MachineFigures): DrawnMachine {
  // Machines with width, depth and height are seen from the front.
  const isDeep = figures.length === undefined && figures.depth !== undefined;
  const names = isDeep ? (['width', 'depth'] as const) : (['length', 'width'] as const);
  const [l, w, h] = measure([figures[names[0]], figures[names[1]], figures.height]);
  const half = w / 2;
  if (figures.isRound) return roundMachine(l, h);
  /** A tall machine has its drive on top, others at the right end. */
  const isTall = h > 1.2 * l;
  const base = Math.min(h * 0.24, 900, Math.min(l, w) * 0.6);
  const drive = Math.min(w * 0.45, 1200, isTall ? l * 0.45 : h * 0.26);
  const driveLength = Math.min(isTall ? h * 0.28 : l * 0.32, drive * 2);
  /** A small machine has its panel on the housing instead. */
  const hasCabinet = l >= 1800 && h >= 1200;
  const body = new Body();

  body.group('Frame', () => {
    const column = Math.min(Math.min(l, w, h) * 0.072, base * 0.3, 220);
    const [foot, low] = [column * 0.95, base - column];
    const z = half - foot;
    const places = spread(Math.round(clamp(l / 1200, 2, 2, 16)), [foot, l - foot]);
    columnPairs(body, places, z, low, column);
    body.mirror('z', () => {
      body.box('paint', [0, l], [low, base], [half - column * 1.5, half]);
      // Every second bay is braced, unless the frame is too low.
      for (const [i, [from, to]] of pairs(places, { isOpen: true }).entries())
        if (low >= column * 2.5 && i % 2 === (places.length > 3 ? 1 : 0))
          crossBrace(body, [from + column / 2, z], [to - column / 2, z], [low * 0.2, low * 0.94], column * 0.45);
    });
    for (const x of places)
      body.box('paint', about(x, column / 2), [low, base], [column * 1.5 - half, half - column * 1.5]);
  });

  const edge = Math.min(half * 0.14, 250);
  const [x1, x2] = isTall ? [edge, l - edge] : [Math.min(l * 0.1, 400), l - driveLength];
  const [z, top, lid] = [half - edge, isTall ? h - driveLength : h, Math.min(h * 0.06, 160)];
  body.group('Housing', () => {
    const [wide, high, rim] = [x2 - x1, top - lid - base, Math.min(z * 0.05, lid * 0.5, 30)];
    const round = Math.min(wide * 0.04, z * 0.1, 50);
    body.prism('paint', 'y', roundedRectangle([x1, x2], [-z, z], round), [base, top - lid]);
    body.prism('base', 'y', roundedRectangle([x1 - rim, x2 + rim], [-z - rim, z + rim], round + rim), [top - lid, top]);
    body.at([x1, base, z], () => doors(body, wide, high, { hasPanel: !hasCabinet }));
    if (isTall || 2 * z > 1.5 * wide) body.at(placed([x2, base, z], 'y', Math.PI / 2), () => doors(body, 2 * z, high));
  });

  // Vertical in the middle of the lid, or on a plinth at the right end.
  const plinth = drive * 0.25;
  if (isTall) body.at(placed([l / 2, top, 0], 'z', Math.PI / 2), () => gearMotor(body, driveLength, drive, 'Drive'));
  else {
    const look = { name: 'Drive', line: 'edge' } as const;
    body.box('base', [l - driveLength * 0.95, l], [base, base + plinth], about(0, drive * 0.6), look);
    body.at([l - driveLength, base + plinth + drive * 0.53, 0], () => gearMotor(body, driveLength, drive, 'Drive'));
  }

  const operator = hasCabinet ? cabinet(body, [-1100, half * 0.2], ['front']) : undefined;
  if (hasCabinet) {
    body.group({ without: ['front'] }, () => towerLight(body, [-720, 1900, half * 0.2]));
  }
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, h, 0], [isDeep ? 'side' : 'front']);
  return {
    body,
    ...lengthwise(l, h, half, names),
    person: operator ?? [l + 650, 0],
  };
}

/** A round product stands upright, as a pump in its well: a screen at its foot, its drive above. */
function roundMachine(diameter: number, h: number): DrawnMachine {
  const r = diameter / 2;
  const body = new Body();
  const ring = (material: MaterialName, share: number, from: number, to: number): void =>
    body.cylinder(material, [r, h * from, 0], [r, h * to, 0], r * share);
  body.group('Frame', () => {
    ring('base', 1, 0, 0.04);
    ring('hollow', 0.88, 0.04, 0.2);
    for (const share of spread(4, [0.07, 0.16])) ring('steel', 0.96, share, share + 0.015);
  });
  body.group('Housing', () => {
    ring('paint', 0.96, 0.2, 0.66);
    for (const share of [0.2, 0.43, 0.64]) ring('base', 1, share, share + 0.02);
    ring('sign', 0.97, 0.55, 0.56);
  });
  body.group('Drive', () => {
    ring('motor', 0.92, 0.66, 0.9);
    ring('motorCover', 0.96, 0.9, 0.94);
    ring('steel', 0.4, 0.94, 1);
  });
  body.axis([r, 0, 0], [r, h, 0], ['front', 'side']);
  return { body, ...lengthwise(diameter, h, r, ['width', 'depth']), person: [diameter + 650, 0] };
}

/** Lengths that the figures lack are in proportion to the given ones. */
function measure(given: readonly (number | undefined)[]): [number, number, number] {
  const shares = given.flatMap((value, i) => (value ? [clamp(value, 0, least, most) / (usual[i] ?? value)] : []));
  const share = shares.reduce((product, factor) => product * factor, 1) ** (1 / Math.max(1, shares.length));
  const sized = (i: 0 | 1 | 2): number => clamp(given[i], usual[i] * share, least, most);
  return [sized(0), sized(1), sized(2)];
}

/** A housing's wall along x and y from the origin, facing +z: rows of doors, one with louvres, and signs above. */
function doors(body: Body, wide: number, high: number, { hasPanel = false } = {}): void {
  const band = Math.min(high * 0.2, wide * 0.16, 420);
  const side = Math.min(wide * 0.05, high * 0.05, 60);
  const columns = Math.round(clamp((wide - side) / clamp(high * 0.45, 0, 450, 1500), 1, 1, 16));
  const pitch = (wide - side) / columns;
  const rows = Math.round(clamp((high - band - side) / Math.min(pitch * 2, 2400), 1, 1, 12));
  const rise = (high - band - side) / rows;
  const [w, h] = [pitch - side, rise - side];
  const thick = Math.min(w * 0.04, side * 0.5, 26);
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < columns; i += 1)
      body.at([side + pitch * i, side + rise * row, 0], () => {
        body.prism('sheet', 'z', roundedRectangle([0, w], [0, h], side * 0.4), [0, thick]);
        const grip = Math.min(h * 0.55, 1050);
        const grasp = grip + Math.min(h * 0.2, 320);
        body.box('steel', [w * 0.9, w * 0.93], [grip, grasp], [thick, thick * 2], 'detail');
      });
  const louvres = side + (columns > 1 ? pitch : 0);
  for (const y of spread(5, [side + h * 0.1, side + h * 0.32]))
    body.box('black', [louvres + w * 0.2, louvres + w * 0.8], [y, y + h * 0.02], [thick, thick * 1.2], {
      line: 'thin',
      fine: true,
    });
  // The sign and the panel share the only door.
  const aside = hasPanel && columns === 1 ? 0.21 : 0;
  warningSign(body, [side + w * (0.45 - aside), side + h * 0.6, thick], Math.min(w * 0.3, h * 0.16, 260));
  if (hasPanel) {
    const [middle, foot] = [side + pitch * (columns - 1) + w * (0.45 + aside), side + h * 0.55];
    const across = Math.min(w * 0.4, h * 0.42);
    operatorPanel(body, about(middle, across / 2), [foot, foot + across * 0.9], thick);
  }
  const bolts = clamp(Math.round(wide / 200), 4, 4, 30);
  body.bolts([side, side / 2, 0], [wide - side, side / 2, 0], bolts, side * 0.28, [0, 0, 1]);
  const top = high - band;
  body.box('sign', [side, wide - side], [top + band * 0.62, top + band * 0.74], [0, thick * 0.2], 'thin');
  const plate = Math.min(wide * 0.3, 700);
  makersPlate(body, about(wide / 2, plate / 2), [top + band * 0.1, top + band * 0.5], 0);
}
