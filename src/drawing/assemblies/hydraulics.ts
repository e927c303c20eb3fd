import { about, type Body, type PartOptions } from '../body/body.ts';
import { outline, roundedRectangle } from '../body/outlines.ts';
import { bend } from '../body/solids.ts';
import { add, between, subtract, unit, type Vector } from '../body/vector.ts';
import { motor, round } from './drive.ts';

/** A cylinder: its barrel reaches from `head` to `foot`, its rod from there to `end`. */
export function hydraulicCylinder(
  body: Body,
  head: Vector,
  foot: Vector,
  end: Vector,
  bore: number,
  options: PartOptions,
): void {
  const along = unit(subtract(foot, head));
  const length = Math.hypot(...subtract(foot, head));
  const [r, cap] = [bore / 2, Math.min(bore * 0.5, length * 0.1)];
  body.group({ name: 'Hydraulic cylinder', ...options }, () => {
    const barrel = outline(r, cap, r, length - cap);
    const caps = (from: number, to: number) =>
      outline(r * 1.12, from, r * 1.18, from + cap * 0.1, r * 1.18, to - cap * 0.1, r * 1.12, to);
    body.turned('paint', head, along, barrel, 'contour');
    body.turned('base', head, along, caps(0, cap), 'edge');
    body.turned('base', head, along, caps(length - cap, length), 'edge');
    body.turned('steel', head, along, outline(r * 0.62, length, r * 0.62, length + cap * 0.35), {
      line: 'edge',
      fine: true,
    });
    body.cylinder('chrome', add(foot, along, cap * 0.35), end, r * 0.5);
  });
}

/** A hose or pipe with bends at its corners. */
export function hose(body: Body, corners: readonly Vector[], radius = 22, turn = 160): void {
  const path = corners.flatMap((corner, i): Vector[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return [corner];
    const room = Math.min(Math.hypot(...subtract(corner, before)), Math.hypot(...subtract(after, corner))) / 2.05;
    return bend(before, corner, after, Math.min(turn, room));
  });
  body.tube('hose', path, radius, { name: 'Hoses' });
  const [first, second, last, before] = [path[0], path[1], path.at(-1), path.at(-2)];
  for (const [at, next] of [
    [first, second],
    [last, before],
  ] as const)
    if (at && next) {
      const share = Math.min(0.5, 70 / Math.hypot(...subtract(next, at)));
      body.cylinder('steel', at, between(at, next, share), radius * 1.3, { fine: true });
    }
}

interface PowerPack {
  length: number;
  depth: number;
  /** Height of the tank's lid above the ground. */
  tank: number;
}

/** A power pack's size by the machine's power in HP. */
function powerPackFor(power: number): PowerPack {
  const size = 1 + Math.min(power, 200) / 400;
  return { length: 1150 * size, depth: 720 * size, tank: 640 * size };
}

/**
 * An oil tank with gauge, filler and return filter, and motor and pump on its lid. Left rear corner at the origin,
 * front towards +z. Returns the pressure line's outlet.
 */
function powerPack(body: Body, { length: l, depth: d, tank }: PowerPack): Vector {
  const [r, z] = [d * 0.22, d * 0.56];
  const axis = tank + 60 + r * 1.25;
  body.group({ name: 'Hydraulic power pack' }, () => {
    for (const x of [l * 0.06, l * 0.84])
      for (const at of [d * 0.06, d * 0.82]) body.box('base', [x, x + l * 0.1], [0, 90], [at, at + d * 0.12], 'edge');
    body.prism('paint', 'y', roundedRectangle([0, l], [0, d], 40), [90, tank]);
    body.prism('panel', 'z', roundedRectangle([l * 0.08, l * 0.42], [tank * 0.3, tank * 0.78], 30), [d, d + 14]);
    body.bolts([l * 0.12, tank * 0.34, d + 14], [l * 0.38, tank * 0.34, d + 14], 3, 13, [0, 0, 1]);
    body.bolts([l * 0.12, tank * 0.74, d + 14], [l * 0.38, tank * 0.74, d + 14], 3, 13, [0, 0, 1]);
    body.box('screen', [l * 0.84, l * 0.89], [tank * 0.34, tank * 0.78], [d, d + 16]);
    body.box('base', [-20, l + 20], [tank, tank + 50], [-20, d + 20], 'edge');
    body.box('motorCover', [l * 0.14, l * 0.5], [tank + 50, axis - r * 0.75], about(z, r * 0.8), 'detail');
    body.at(
      ([x, y, depth]) => [l * 0.58 - x, axis + y, z - depth],
      () => motor(body, l * 0.5, 2 * r),
    );
    body.turned('steel', [l * 0.58, axis, z], [1, 0, 0], outline(r * 0.8, 0, r * 0.55, l * 0.07));
    body.box('motor', [l * 0.65, l * 0.78], about(axis, r * 0.55), about(z, r * 0.55));
    body.cylinder('motorCover', [l * 0.9, tank + 50, d * 0.26], [l * 0.9, tank + 270, d * 0.26], d * 0.075);
    body.cylinder('steel', [l * 0.9, tank + 270, d * 0.26], [l * 0.9, tank + 300, d * 0.26], d * 0.085);
    body.cylinder('black', [l * 0.7, tank + 50, d * 0.2], [l * 0.7, tank + 110, d * 0.2], d * 0.06, { fine: true });
  });
  return [l * 0.715, axis + r * 0.55, z];
}

/** A power pack, its left rear corner where `place` puts one of its size. Returns the pressure line's outlet. */
export function powerPackAt(body: Body, power: number, place: (pack: PowerPack) => Vector): Vector {
  const pack = powerPackFor(power);
  const corner = place(pack);
  let outlet: Vector = corner;
  body.at(
    (p) => add(corner, p),
    () => {
      outlet = add(corner, powerPack(body, pack));
    },
  );
  return outlet;
}

interface CrownCylinder {
  /** From the top of the crown to the head of the cylinder. */
  roof: number;
  top: number;
  z: number;
  bore: number;
}

/** A vertical cylinder with its flange on a portal's crown. */
export function crownCylinder(body: Body, { roof, top, z, bore }: CrownCylinder, name: string): void {
  body.cylinder('steel', [0, roof, z], [0, roof + 45, z], bore * 0.8, { name });
  body.boltCircle([0, roof + 45, z], bore * 0.7, 8, 16, [0, 1, 0]);
  hydraulicCylinder(body, [0, top, z], [0, roof + 45, z], [0, roof + 30, z], bore, { name });
}

/** The power pack left of a portal (`w` wide, `d` deep), with hoses over the post at -`half` to the cylinder. */
export function crownHoses(
  body: Body,
  { w, d, half, power }: { w: number; d: number; half: number; power: number },
  { roof, top, z, bore }: CrownCylinder,
): void {
  const pump = powerPackAt(body, power, ({ length }) => [-w / 2 - 300 - length, 0, -d * 0.36]);
  [roof + 130, top - 70].forEach((y, i) => {
    const port: Vector = [-bore * 0.59, y, z + (i - 0.5) * 60];
    hose(
      body,
      [
        [pump[0] + i * 60, pump[1] - 50, pump[2]],
        [pump[0] + i * 60, pump[1] + 260 + i * 70, pump[2]],
        [-half - 130 + i * 60, pump[1] + 260 + i * 70, port[2]],
        [-half - 130 + i * 60, y, port[2]],
        port,
      ],
      18,
      120,
    );
  });
}

/** The drive of a slow shaft, along x from its flange: planetary gearbox, hydraulic motor with ports. */
export function hydraulicDrive(body: Body, length: number, diameter: number): void {
  const r = diameter / 2;
  const at = (share: number): number => length * share;
  body.group({ name: 'Hydraulic drive' }, () => {
    round(body, 'steel', 0, at(0.05), r * 1.1, {}, 0.08);
    round(body, 'motor', at(0.05), at(0.32), r, {}, 0.08);
    body.boltCircle([at(0.37), 0, 0], r * 1.02, 8, r * 0.07, [1, 0, 0]);
    round(body, 'motorCover', at(0.32), at(0.37), r * 1.14, {}, 0.08);
    round(body, 'motor', at(0.37), at(0.56), r * 0.8, {}, 0.08);
    round(body, 'motorCover', at(0.56), at(0.62), r * 0.95, {}, 0.08);
    round(body, 'paint', at(0.62), at(0.93), r * 0.9, {}, 0.08);
    round(body, 'motorCover', at(0.93), length, r * 0.6, {}, 0.08);
    body.box('steel', [at(0.68), at(0.86)], [r * 0.8, r * 1.08], [-r * 0.32, r * 0.32], 'edge');
  });
}
