import { about, type Axis, type Body } from '../body/body.ts';
import { roundedRectangle, type Point } from '../body/outlines.ts';
import { roundCorners } from '../body/solids.ts';
import { add, placed, subtract, unit, type Vector } from '../body/vector.ts';
import { motor, round } from './drive.ts';

/** A cylinder: its barrel reaches from `head` to `foot`, its rod from there to `end`. */
export function hydraulicCylinder(body: Body, head: Vector, foot: Vector, end: Vector, bore: number): void {
  const along = unit(subtract(foot, head));
  const [r, cap] = [bore / 2, Math.min(bore * 0.5, Math.hypot(...subtract(foot, head)) * 0.1)];
  const [start, stop] = [add(head, along, cap), add(foot, along, -cap)];
  body.cylinder('paint', start, stop, r);
  body.cylinder('base', head, start, r * 1.18, 'edge');
  body.cylinder('base', stop, foot, r * 1.18, 'edge');
  body.cylinder('chrome', foot, end, r * 0.5);
}

/** A hose with bends at its corners. Each step names the coordinates that change. */
export function hose(body: Body, from: Vector, ...steps: readonly Partial<Record<Axis, number>>[]): void {
  const corners = [from];
  for (const step of steps) {
    const [x, y, z] = corners.at(-1) ?? from;
    corners.push([step.x ?? x, step.y ?? y, step.z ?? z]);
  }
  body.tube('hose', roundCorners(corners, 140), 20, { name: 'Hoses', attached: true });
}

/**
 * An oil tank with motor and pump on its lid, sized by the machine's power in HP. Its right front corner stands at
 * (x, z). Returns where the pressure line leaves the pump.
 */
export function powerPack(body: Body, power: number, [x, z]: Point): Vector {
  const size = 1 + Math.min(power, 200) / 400;
  const [l, d, tank] = [1150 * size, 720 * size, 640 * size];
  const [r, middle] = [d * 0.22, d * 0.56];
  const axis = tank + 60 + r * 1.25;
  const corner: Vector = [x - l, 0, z - d];
  body.group({ name: 'Hydraulic power pack', attached: true }, () =>
    body.at(corner, () => {
      for (const foot of [l * 0.06, l * 0.84])
        for (const at of [d * 0.06, d * 0.82])
          body.box('base', [foot, foot + l * 0.1], [0, 90], [at, at + d * 0.12], 'edge');
      body.prism('paint', 'y', roundedRectangle([0, l], [0, d], 40), [90, tank]);
      body.prism('panel', 'z', roundedRectangle([l * 0.08, l * 0.42], [tank * 0.3, tank * 0.78], 30), [d, d + 14]);
      body.box('screen', [l * 0.84, l * 0.89], [tank * 0.34, tank * 0.78], [d, d + 16]);
      body.box('base', [-20, l + 20], [tank, tank + 50], [-20, d + 20], 'edge');
      body.box('motorCover', [l * 0.14, l * 0.5], [tank + 50, axis - r * 0.75], about(middle, r * 0.8), 'detail');
      body.at(placed([l * 0.58, axis, middle], 'y', Math.PI), () => motor(body, l * 0.5, 2 * r));
      body.box('motor', [l * 0.58, l * 0.78], about(axis, r * 0.55), about(middle, r * 0.55));
      body.cylinder('motorCover', [l * 0.9, tank + 50, d * 0.26], [l * 0.9, tank + 300, d * 0.26], d * 0.08);
      body.cylinder('black', [l * 0.7, tank + 50, d * 0.2], [l * 0.7, tank + 110, d * 0.2], d * 0.06, { fine: true });
    }),
  );
  return add(corner, [l * 0.715, axis + r * 0.4, middle]);
}

/** The drive of a slow shaft, along x from its flange: planetary gearbox, hydraulic motor with ports. */
export function hydraulicDrive(body: Body, length: number, diameter: number): void {
  const r = diameter / 2;
  const at = (share: number): number => length * share;
  body.group({ name: 'Hydraulic drive' }, () => {
    round(body, 'steel', 0, at(0.05), r * 1.1);
    round(body, 'motor', at(0.05), at(0.32), r);
    body.boltCircle([at(0.37), 0, 0], r * 1.02, 8, r * 0.07, [1, 0, 0]);
    round(body, 'motorCover', at(0.32), at(0.37), r * 1.14);
    round(body, 'motor', at(0.37), at(0.56), r * 0.8);
    round(body, 'motorCover', at(0.56), at(0.62), r * 0.95);
    round(body, 'paint', at(0.62), at(0.93), r * 0.9);
    round(body, 'motorCover', at(0.93), length, r * 0.6);
    body.box('steel', [at(0.68), at(0.86)], [r * 0.8, r * 1.08], [-r * 0.32, r * 0.32], 'edge');
  });
}
