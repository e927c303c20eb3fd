/** A portal with a cylinder on its crown that presses from above: the body of tyre cutters and tyre folders. */
import { cabinet, makersPlate } from '../assemblies/controls.ts';
import { motor } from '../assemblies/drive.ts';
import { tyreSizes } from '../assemblies/goods.ts';
import { hose, hydraulicCylinder, powerPack } from '../assemblies/hydraulics.ts';
import { about, type Body } from '../body/body.ts';
import { placed, type Vector } from '../body/vector.ts';
import { clamp, type MachineFigures } from '../figures.ts';
import type { Dimension, DrawnMachine, Flow } from './family.ts';

/** Seen from its front. A three-part size of these machines has no order: they stand on their shortest sides. */
export function measurePortal(figures: MachineFigures) {
  const { tyre, power } = figures;
  const isSized = figures.sizeGreatest !== undefined;
  const names = isSized
    ? (['sizeMiddle', 'sizeGreatest', 'sizeLeast'] as const)
    : (['width', 'height', 'depth'] as const);
  const { diameter } = tyreSizes[tyre];
  const grow = isSized ? 1 : Math.max(1, diameter / 1080);
  const [w, h, d] = [
    clamp(figures[names[0]], 1530 * grow, 1000, 2600 * grow),
    clamp(figures[names[1]], 2700 * grow, 2000, 3600 * grow),
    clamp(figures[names[2]], 1200 * grow, 800, 2200 * grow),
  ];
  /** Too large to lie between the posts: it stands, below a higher crown. */
  const stands = diameter > w;
  const dimensions: Dimension[] = [
    { length: names[0], view: 'front', along: 'x', from: -w / 2, to: w / 2, overall: true },
    { length: names[1], view: 'front', along: 'y', from: 0, to: h, overall: true },
    { length: names[2], view: 'side', along: 'z', from: -d / 2, to: d / 2, overall: true },
  ];
  return {
    w,
    d,
    h,
    /** Half the width over the posts. */
    half: w * 0.45,
    post: w * 0.1,
    /** Lower and upper edge of the crown. */
    crown: h * (stands ? 0.7 : 0.62),
    roof: h * (stands ? 0.79 : 0.72),
    bore: w * 0.18,
    tyre: tyreSizes[tyre],
    stands,
    /** X of its cylinders: a truck's tyre, held by steel from bead to bead, is pressed by two. */
    cylinders: tyre === 'truck' ? [-w * 0.14, w * 0.14] : [0],
    power: Math.min(power ?? 20, 40),
    dimensions,
  };
}
export type Portal = ReturnType<typeof measurePortal>;

/** Two motors on the crown turn a screw spindle through a gearbox. */
function spindleDrive(body: Body, { w, h, roof, bore }: Portal, z: number): void {
  const [gearbox, axis, wide] = [roof + (h - roof) * 0.52, roof + (h - roof) * 0.27, bore * 1.25];
  body.group('Spindle', () => {
    body.cylinder('paint', [0, gearbox, z], [0, h - 40, z], bore * 0.42);
    body.cylinder('base', [0, h - 40, z], [0, h, z], bore * 0.5, 'edge');
  });
  body.group('Drive', () => {
    body.box('motor', [-wide, wide], [roof, gearbox], about(z, bore * 0.95));
    body.bolts([-wide * 0.8, gearbox, z + bore * 0.8], [wide * 0.8, gearbox, z + bore * 0.8], 5, 16, [0, 1, 0]);
    for (const turn of [0, Math.PI])
      body.at(placed([Math.cos(turn) * wide, axis, z], 'y', turn), () => motor(body, w * 0.48 - wide, bore * 1.35));
  });
}

/**
 * Adds base, crown, cabinet and what moves the tool: cylinders with their power pack, or a spindle with an electric
 * drive. The crown reaches `deep` before and behind `z`.
 */
export function portal(
  body: Body,
  m: Portal,
  z: number,
  deep: number,
  { cylinder, drive }: { cylinder: string; drive?: MachineFigures['drive'] },
): Omit<DrawnMachine, 'body'> {
  const { w, d, h, half, crown, roof, bore } = m;
  const front = z + deep;
  body.group('Frame', () => {
    body.box('base', [-w / 2, w / 2], [0, 110], [-d / 2, d / 2]);
    body.bolts([60 - w / 2, 110, d / 2 - 38], [w / 2 - 60, 110, d / 2 - 38], 6, 18, [0, 1, 0]);
    body.box('paint', [-half - 40, half + 40], [crown, roof], about(z, deep));
    body.box('sign', [-half - 40, half + 40], [crown + 14, crown + 44], [front, front + 5], 'thin');
    body.mirror('x', () => {
      const y = (crown + roof) / 2;
      body.bolts([half * 0.42, y, front], [half - 40, y, front], 3, 26, [0, 0, 1]);
    });
    const high = roof - crown;
    makersPlate(body, [-half * 0.3, half * 0.3], [crown + high * 0.32, crown + high * 0.85], front);
  });
  if (drive === 'electric') spindleDrive(body, m, z);
  else {
    body.group(cylinder, () => {
      for (const x of m.cylinders) {
        body.cylinder('steel', [x, roof, z], [x, roof + 45, z], bore * 0.8);
        body.boltCircle([x, roof + 45, z], bore * 0.7, 8, 16, [0, 1, 0]);
        hydraulicCylinder(body, [x, h, z], [x, roof + 45, z], [x, roof + 30, z], bore);
      }
    });
    const [first = 0] = m.cylinders;
    const pump = powerPack(body, m.power, [-w / 2 - 300, d * 0.28]);
    for (const [i, y] of [roof + 130, h - 70].entries()) {
      const from: Vector = [pump[0] + i * 60, pump[1], pump[2]];
      hose(
        body,
        from,
        { y: pump[1] + 310 + i * 70 },
        { x: -half - 130 + i * 60, z: z + (i - 0.5) * 60 },
        { y },
        { x: first - bore * 0.59 },
      );
    }
  }
  const operator = cabinet(body, [w / 2 + 260, -d * 0.3], ['side'], 1600);
  body.axis([0, 0, -d / 2], [0, 0, d / 2], ['plan']);
  const flow: Flow = { inlet: [0, h * 0.25, d / 2], reach: 600, outlet: [0, h * 0.25, -d / 2], way: '-z' };
  return { principal: 'front', flow, person: operator, dimensions: m.dimensions };
}
