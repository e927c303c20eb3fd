/** Tyres, whole and pressed into a bale. */
import { chooserOf } from '../../src/drawing/pictures/seed.ts';
import { hose, unit, minus, cross, type Mesh, type Place, type Point } from './mesh.ts';

/** Points around a tyre and across its section. */
const around = 144;
const across = 40;

/**
 * The section of a tyre as distance from the axis and height above the middle, both as shares: sidewalls, shoulders,
 * tread.
 */
function section(share: number, turn: number): readonly [number, number] {
  const angle = 2 * Math.PI * share;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // A squarer ring: flat tread outside, drawn-in beads inside.
  const out = Math.sign(c) * Math.abs(c) ** 0.68;
  const up = Math.sign(s) * Math.abs(s) ** 0.85;
  const isTread = c > 0.55;
  const groove = isTread && Math.abs(Math.abs(up) - 0.3) < 0.09 ? 0.045 : 0;
  const block = isTread && Math.abs(up) > 0.42 && turn % 3 === 0 ? 0.05 : 0;
  const rib = !isTread && c > -0.2 && turn % 4 === 0 ? 0.008 : 0;
  return [0.76 + 0.24 * out - groove - block, 0.3 * up * (c < -0.3 ? 0.82 : 1) + Math.sign(up) * rib];
}

/** A tyre of a radius, lying on its side around the origin; `bend` moves each of its points. */
export function tyre(mesh: Mesh, material: number, radius: number, bend: Place): void {
  const points: Point[][] = Array.from({ length: around }, (_, turn) =>
    Array.from({ length: across }, (_unused, step) => {
      const [distance, height] = section(step / across, turn);
      const angle = (2 * Math.PI * turn) / around;
      return bend([radius * distance * Math.cos(angle), radius * height, radius * distance * Math.sin(angle)]);
    }),
  );
  const at = (turn: number, step: number) => points[(turn + around) % around]?.[(step + across) % across] as Point;
  const normal = (turn: number, step: number): Point =>
    unit(cross(minus(at(turn, step + 1), at(turn, step - 1)), minus(at(turn + 1, step), at(turn - 1, step))));
  const normals = points.map((ring, turn) => ring.map((_, step) => normal(turn, step)));
  const n = (turn: number, step: number) => normals[turn % around]?.[step % across] as Point;
  for (let turn = 0; turn < around; turn += 1) {
    for (let step = 0; step < across; step += 1) {
      mesh.quad(
        material,
        [at(turn, step), at(turn + 1, step), at(turn + 1, step + 1), at(turn, step + 1)],
        [n(turn, step), n(turn + 1, step), n(turn + 1, step + 1), n(turn, step + 1)],
      );
    }
  }
}

export interface BaleSize {
  width: number;
  height: number;
  depth: number;
  ties: number;
}

/** Presses a coordinate into ±`half`: what would stand out lies in the face, a little uneven. */
function press(value: number, half: number, uneven: number): number {
  const limit = half - uneven;
  if (Math.abs(value) <= limit) return value;
  return Math.sign(value) * (limit + uneven * Math.tanh((Math.abs(value) - limit) / (uneven * 2.2)));
}

/** A bale of tyres standing on the ground around the origin, with its ties. */
export function bale(mesh: Mesh, rubber: number, wire: number, size: BaleSize, place: Place): void {
  const { width, height, depth, ties } = size;
  const chooser = chooserOf('bale');
  const radius = 0.33;
  const layers = Math.round(height / 0.128);
  const columns = Math.max(2, Math.round(width / 0.42));
  for (let layer = 0; layer < layers; layer += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < 2; row += 1) {
        const salt = `${layer} ${column} ${row}`;
        const [tilt, lean] = [chooser.between(`tilt ${salt}`, -0.2, 0.2), chooser.between(`lean ${salt}`, -0.2, 0.2)];
        const x = ((column + 0.5) / columns - 0.5) * (width - 0.1) + chooser.between(`x ${salt}`, -0.11, 0.11);
        const z = (row - 0.5) * (depth - 0.56) + chooser.between(`z ${salt}`, -0.09, 0.09);
        const y = ((layer + 0.5) / layers) * height + chooser.between(`y ${salt}`, -0.012, 0.012);
        const squash = chooser.between(`squash ${salt}`, 0.66, 0.8);
        const own = radius * chooser.between(`radius ${salt}`, 0.86, 1.06);
        tyre(mesh, rubber, own, ([px, py, pz]) =>
          place([
            press(x + px * 1.08, width / 2, 0.06),
            Math.max(0.004, press(y + py * squash + px * tilt + pz * lean - height / 2, height / 2, 0.02) + height / 2),
            press(z + pz, depth / 2, 0.06),
          ]),
        );
      }
    }
  }
  for (let tie = 0; tie < ties; tie += 1) {
    const x = ((tie + 0.5) / ties - 0.5) * width;
    const [z, top] = [depth / 2 + 0.006, height + 0.006];
    const bend = 0.05;
    const loop: Point[] = [
      [x, 0.02, -z],
      [x, top - 2 * bend, -z],
      [x, top - bend, -z],
      [x, top, -z + bend],
      [x, top, -z + 2 * bend],
      [x, top, z - 2 * bend],
      [x, top, z - bend],
      [x, top - bend, z],
      [x, top - 2 * bend, z],
      [x, 0.02, z],
    ];
    hose(mesh, wire, 0.007, loop, place);
  }
}
