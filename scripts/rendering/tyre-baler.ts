/** A vertical tyre baler with its power pack and a bale, in metres, from the figures of its model. */
import type { MachineFigures } from '../../src/drawing/figures.ts';
import { made } from './materials.ts';
import { box, cylinder, hose, inside, lying, Mesh, placed, turnedPart, type Place, type Point } from './mesh.ts';
import { powerPack } from './power-pack.ts';
import { bale, tyre } from './tyres.ts';

/**
 * Sizes that follow from the figures; what the data leave out is in the proportion of the drawings
 * (src/drawing/families).
 */
function measure(figures: MachineFigures) {
  const metres = (millimetres: number | undefined, otherwise: number) => (millimetres ?? otherwise) / 1000;
  const height = metres(figures.height, 4700);
  const [width, depth] = [metres(figures.width, 1940), metres(figures.depth, 1160)];
  return {
    width,
    depth,
    height,
    cylinders: figures.cylinders ?? 2,
    bore: Math.min(0.36, (figures.force ?? 200) * 0.0018),
    ties: figures.ties ?? 5,
    sill: height * 0.075,
    doors: height * 0.36,
    head: height * 0.62,
    beam: height * 0.075,
    post: width * 0.1,
  };
}
type Sizes = ReturnType<typeof measure>;

/** The whole scene around the machine's middle, the front towards the viewer. */
export function tyreBalerScene(figures: MachineFigures): Mesh {
  const mesh = new Mesh();
  const m = measure(figures);
  const turn = -0.42;
  const machine = placed([-0.1, 0, 0], turn);
  frame(mesh, m, machine);
  doors(mesh, m, machine);
  ram(mesh, m, machine);
  fittings(mesh, m, machine);
  const pack = inside(machine, placed([-m.width / 2 - 0.95, 0, -0.05]));
  powerPack(mesh, pack);
  hoses(mesh, m, machine);
  const size = { width: m.width * 0.74, height: 1.06, depth: 1.0, ties: m.ties };
  const spot = inside(placed([1.85, 0, 0.95]), placed([0, 0, 0], -0.2));
  pallet(mesh, size.width, size.depth, spot);
  bale(mesh, made.rubber, made.wire, size, inside(spot, placed([0, 0.13, 0])));
  looseTyres(mesh);
  return mesh;
}

function frame(mesh: Mesh, m: Sizes, place: Place): void {
  const [w, d] = [m.width / 2, m.depth / 2];
  const part = (material: number, from: Point, to: Point, bevel = 0.01) => box(mesh, material, from, to, bevel, place);
  part(made.dark, [-w - 0.12, 0, -d - 0.1], [w + 0.12, 0.16, d + 0.1]);
  part(made.frame, [-w, 0.16, -d], [w, m.sill, d]);
  for (const x of [-w, w - m.post]) {
    for (const z of [-d, d - 0.16]) part(made.frame, [x, m.sill, z], [x + m.post, m.head, z + 0.16]);
    const outer = x < 0 ? x + 0.03 : x + m.post - 0.07;
    part(made.pale, [outer, m.sill, -d + 0.1], [outer + 0.04, m.head, d - 0.1], 0.004);
    for (let rib = 0; rib < 6; rib += 1) {
      const y = m.sill + 0.16 + rib * ((m.head - m.sill - 0.3) / 5.4);
      const from = x < 0 ? x - 0.005 : x + m.post - 0.1;
      part(made.frame, [from, y, -d + 0.12], [from + 0.105, y + 0.09, d - 0.12]);
    }
  }
  part(made.pale, [-w + m.post, m.sill, -d + 0.02], [w - m.post, m.head, -d + 0.08], 0.004);
  part(
    made.frame,
    [-w + m.post * 0.6, m.sill + m.doors + 0.02, d - 0.17],
    [w - m.post * 0.6, m.sill + m.doors + 0.17, d + 0.02],
  );
  part(made.frame, [-w - 0.09, m.head, -d - 0.06], [w + 0.09, m.head + m.beam, d + 0.06], 0.016);
  part(made.amber, [-w - 0.093, m.head + 0.045, d + 0.05], [w + 0.093, m.head + 0.075, d + 0.0635], 0.002);
  for (let bolt = 0; bolt < 8; bolt += 1) {
    const x = (bolt / 7 - 0.5) * (m.width - 0.16);
    const at = inside(place, lying([x, m.head + m.beam - 0.09, d + 0.055], 'forward'));
    cylinder(mesh, made.steel, 0.03, 0, 0.03, at);
  }
}

function doors(mesh: Mesh, m: Sizes, place: Place): void {
  const half = m.width / 2 - m.post;
  const front = m.depth / 2;
  const [low, high] = [m.sill, m.sill + m.doors];
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [-half - m.post * 0.7, -0.012] : [0.012, half + m.post * 0.7];
    const part = (material: number, x0: number, y0: number, x1: number, y1: number, z0: number, z1: number) =>
      box(mesh, material, [x0, y0, front + z0], [x1, y1, front + z1], 0.008, place);
    part(made.pale, from, low, to, high, 0.01, 0.06);
    for (const share of [0.02, 0.27, 0.51, 0.75, 0.92]) {
      const y = low + m.doors * share;
      part(made.frame, from, y, to, y + m.doors * 0.065, 0.05, 0.15);
    }
    for (const x of [from, to - 0.07]) part(made.frame, x, low, x + 0.07, high, 0.05, 0.15);
    const slots = Math.floor(m.ties / 2);
    for (let slot = 0; slot < slots; slot += 1) {
      const x = from + ((to - from) * (slot + 0.75)) / (slots + 0.5);
      part(made.black, x - 0.018, low + 0.14, x + 0.018, high - 0.16, 0.055, 0.0635);
    }
    for (const share of [0.13, 0.5, 0.86]) {
      const x = side * (half + m.post * 0.74);
      const at = inside(place, placed([x, low + m.doors * share, front + 0.1]));
      cylinder(mesh, made.steel, 0.05, -0.12, 0.12, at);
    }
  }
  for (const share of [0.3, 0.72]) {
    const y = low + m.doors * share;
    box(mesh, made.dark, [-0.3, y - 0.07, front + 0.15], [0.3, y + 0.07, front + 0.21], 0.01, place);
    cylinder(mesh, made.steel, 0.085, 0.15, 0.29, inside(place, lying([0, y, front], 'forward')));
    wheel(mesh, inside(place, lying([0, y, front + 0.29], 'forward')));
  }
}

/** A hand wheel of the door's lock. */
function wheel(mesh: Mesh, place: Place): void {
  const ring = Array.from({ length: 13 }, (_, step): readonly [number, number] => {
    const angle = (2 * Math.PI * step) / 12;
    return [0.16 + 0.016 * Math.cos(angle), 0.03 - 0.016 * Math.sin(angle)];
  });
  turnedPart(mesh, made.amber, ring.toReversed(), place, 48);
  for (let spoke = 0; spoke < 3; spoke += 1) {
    const angle = (Math.PI * spoke) / 3 + 0.3;
    const at = (r: number): Point => [r * Math.cos(angle), 0.03, r * Math.sin(angle)];
    hose(mesh, made.amber, 0.011, [at(-0.16), at(0), at(0.16)], place);
  }
}

/** The platen on its rods, the cylinders above the beam. */
function ram(mesh: Mesh, m: Sizes, place: Place): void {
  const half = m.width / 2 - m.post - 0.03;
  const platen = m.sill + m.doors + 0.3;
  const top = m.head + m.beam;
  box(mesh, made.dark, [-half, platen, -m.depth * 0.4], [half, platen + 0.14, m.depth * 0.42], 0.012, place);
  for (let i = 0; i < 4; i += 1) {
    const x = (i / 3 - 0.5) * half * 1.7;
    box(
      mesh,
      made.dark,
      [x - 0.03, platen + 0.14, -m.depth * 0.36],
      [x + 0.03, platen + 0.26, m.depth * 0.38],
      0.01,
      place,
    );
  }
  for (let i = 0; i < m.cylinders; i += 1) {
    const x = (i - (m.cylinders - 1) / 2) * ((m.width - 2 * m.post) / m.cylinders);
    const at = inside(place, placed([x, 0, 0]));
    cylinder(mesh, made.chrome, m.bore * 0.27, platen + 0.1, m.head, at);
    cylinder(mesh, made.steel, m.bore * 0.72, top, top + 0.06, at);
    cylinder(mesh, made.frame, m.bore * 0.5, top, m.height - 0.05, at);
    for (const y of [top + 0.06, m.height - 0.13]) cylinder(mesh, made.steel, m.bore * 0.58, y, y + 0.08, at);
    cylinder(mesh, made.steel, m.bore * 0.4, m.height - 0.05, m.height, at);
    box(
      mesh,
      made.black,
      [x - 0.05, m.height - 0.12, m.bore * 0.5],
      [x + 0.05, m.height - 0.04, m.bore * 0.5 + 0.09],
      0.008,
      place,
    );
  }
}

function fittings(mesh: Mesh, m: Sizes, place: Place): void {
  const top = m.head + m.beam;
  const light = inside(place, placed([m.width / 2 - 0.06, 0, m.depth / 2 - 0.08]));
  cylinder(mesh, made.steel, 0.014, top, top + 0.3, light);
  cylinder(mesh, made.green, 0.036, top + 0.3, top + 0.39, light);
  cylinder(mesh, made.amber, 0.036, top + 0.395, top + 0.485, light);
  cylinder(mesh, made.red, 0.036, top + 0.49, top + 0.58, light);
  const front = m.depth / 2 + 0.06;
  box(mesh, made.pale, [-0.3, m.head + 0.12, front - 0.002], [0.3, m.head + 0.29, front + 0.012], 0.004, place);
  box(mesh, made.frame, [-0.26, m.head + 0.19, front], [0.06, m.head + 0.22, front + 0.016], 0.002, place);
  box(mesh, made.amber, [-0.26, m.head + 0.155, front], [0.2, m.head + 0.165, front + 0.016], 0.002, place);
}

function hoses(mesh: Mesh, m: Sizes, place: Place): void {
  const left = -m.width / 2;
  for (let i = 0; i < m.cylinders; i += 1) {
    const x = (i - (m.cylinders - 1) / 2) * ((m.width - 2 * m.post) / m.cylinders);
    const z = m.bore * 0.5 + 0.09;
    hose(
      mesh,
      made.black,
      0.026,
      [
        [left - 0.62 + i * 0.1, 1.2, 0.12],
        [left - 0.55 + i * 0.1, 2.2, 0.14],
        [left - 0.42 + i * 0.08, m.head + m.beam + 0.1, 0.2],
        [left - 0.1 + i * 0.12, m.height - 0.2 + i * 0.1, z + 0.12],
        [x - 0.22, m.height - 0.02 + i * 0.04, z + 0.12],
        [x, m.height - 0.08, z],
      ],
      place,
    );
  }
}

function pallet(mesh: Mesh, width: number, depth: number, place: Place): void {
  for (let board = 0; board < 3; board += 1) {
    const x = (board - 1) * (width * 0.42);
    box(mesh, made.wood, [x - 0.05, 0, -depth / 2 - 0.06], [x + 0.05, 0.09, depth / 2 + 0.06], 0.006, place);
  }
  for (let board = 0; board < 7; board += 1) {
    const z = (board / 6 - 0.5) * (depth - 0.02);
    box(mesh, made.wood, [-width / 2 - 0.06, 0.095, z - 0.055], [width / 2 + 0.06, 0.125, z + 0.055], 0.005, place);
  }
}

/** Tyres that wait for the press: a stack, and one that leans on it. */
function looseTyres(mesh: Mesh): void {
  const radius = 0.33;
  const stack = placed([-1.35, 0, 1.55]);
  for (let i = 0; i < 3; i += 1) {
    const at = inside(
      stack,
      placed([[0, 0.03, -0.02][i] ?? 0, radius * 0.3 + i * radius * 0.605, [0, -0.02, 0.02][i] ?? 0], i * 1.3),
    );
    tyre(mesh, made.rubber, radius, at);
  }
  const lean = 1.22;
  const upright: Place = ([x, y, z]) => [
    x,
    radius * Math.sin(lean) + z * Math.sin(lean) * -1 + y * Math.cos(lean) + 0.03,
    z * Math.cos(lean) + y * Math.sin(lean),
  ];
  tyre(mesh, made.rubber, radius, inside(inside(stack, placed([0.36, 0, 0.43], 0.55)), upright));
}
