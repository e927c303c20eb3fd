/** Motors and gearboxes along x from the origin; position them with `body.at`. */
import { about, type Body, type Range } from '../body/body.ts';
import { aroundTwo, circle, outline, roundedRectangle, type Point } from '../body/outlines.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { placed } from '../body/vector.ts';

/** A round body along x with chamfered ends. */
export function round(
  body: Body,
  material: MaterialName,
  from: number,
  to: number,
  radius: number,
  { fine = false } = {},
): void {
  const broken = Math.min(radius * 0.1, (to - from) * 0.25);
  const profile = outline(radius - broken, 0, radius, broken, radius, to - from - broken, radius - broken, to - from);
  body.turned(material, [from, 0, 0], [1, 0, 0], profile, { fine });
}

function finned(radius: number, depth: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => i).flatMap((i): Point[] =>
    outline(0.2, -1, 0.3, 0, 0.7, 0, 0.8, -1).map(([share, out]) => {
      const angle = (2 * Math.PI * (i + share)) / count;
      return [(radius + out * depth) * Math.cos(angle), (radius + out * depth) * Math.sin(angle)];
    }),
  );
}

/** A squirrel-cage motor: flange, finned body with terminal box, fan cover. */
export function motor(body: Body, length: number, diameter: number): void {
  const r = diameter / 2;
  const at = (share: number): number => share * length;
  round(body, 'motorCover', 0, at(0.1), r);
  body.prism('motor', 'x', finned(r * 0.97, r * 0.1, 26), [at(0.1), at(0.78)], 'detail');
  round(body, 'motor', at(0.1), at(0.16), r * 0.985, { fine: true });
  round(body, 'motor', at(0.72), at(0.78), r * 0.985, { fine: true });
  // The grille is recessed, so that the motor ends at its cover.
  const [cover, edge, deep] = [length * 0.22, Math.min(r * 0.1, length * 0.055), r * 0.04];
  const rim = outline(r - edge, 0, r, edge, r, cover - edge, r - edge, cover);
  const profile = [...rim, ...outline(r * 0.74, cover, r * 0.72, cover - deep)];
  body.turned('motorCover', [at(0.78), 0, 0], [1, 0, 0], profile);
  round(body, 'black', length - deep, length - deep / 2, r * 0.72, { fine: true });
  const box = roundedRectangle([at(0.28), at(0.58)], [-r * 0.36, r * 0.36], r * 0.06);
  body.prism('motorCover', 'y', box, [r * 0.8, r * 1.36]);
}

/** A gear motor: flange, gearbox with bolts, bell housing, motor. */
export function gearMotor(body: Body, length: number, diameter: number, name = 'Gear motor'): void {
  const [d, r] = [diameter, diameter / 2];
  body.group(name, () => {
    round(body, 'steel', 0, length * 0.06, r * 1.06);
    const [side, top] = [r * 0.86, r * 0.88];
    const broken = r * 0.6;
    const left = outline(-side, -broken, -side, broken, -broken, top);
    const section = [...left, ...outline(broken, top, side, broken, side, -broken, broken, -top, -broken, -top)];
    body.prism('motor', 'x', section, [length * 0.06, length * 0.33]);
    for (const z of [0.86, -0.86])
      for (const y of [0.5, -0.5])
        body.bolts([length * 0.11, r * y, r * z], [length * 0.28, r * y, r * z], 3, d * 0.032, [0, 0, z]);
    round(body, 'motorCover', length * 0.33, length * 0.41, r * 0.62);
    body.at([length * 0.41, 0, 0], () => motor(body, length * 0.59, d * 0.78));
  });
}

/** A wheel in the x-y plane: its centre and radius. */
type Wheel = readonly [x: number, y: number, radius: number];

/**
 * A motor whose axis is at (x, y), on a plinth that stands at height `foot`. It begins at `from` on z and
 * points away from `shaft`, the end of its shaft.
 */
export function lyingMotor(
  body: Body,
  [x, y, radius]: Wheel,
  [shaft, from]: readonly [shaft: number, from: number],
  foot: number,
): void {
  const length = radius * 3.2;
  body.cylinder('steel', [x, y, shaft], [x, y, from], radius * 0.2);
  body.at(placed([x, y, from], 'y', from > shaft ? -Math.PI / 2 : Math.PI / 2), () => {
    motor(body, length, radius * 2);
    body.box(
      'motorCover',
      [length * 0.16, length * 0.74],
      [foot - y, -radius * 0.6],
      about(0, radius * 0.92),
      'detail',
    );
  });
}

/** The guard of a belt between two wheels. */
export function beltGuard(body: Body, first: Wheel, second: Wheel, z: Range): void {
  body.rounded('guard', 'z', aroundTwo(first, second), z, 'contour');
  const front = Math.max(...z);
  for (const [x, y, r] of [first, second]) {
    body.rounded('guard', 'z', circle(x, y, r * 0.74), [front, front + 8], 'detail');
    body.cylinder('steel', [x, y, front + 8], [x, y, front + 24], r * 0.2);
  }
}
