/** Machine input and output: not part of a machine. */
import { about, type Body, type PartOptions, type Range } from '../body/body.ts';
import { outline, type Point } from '../body/outlines.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { loft, revolve, type Face } from '../body/solids.ts';
import { across, add, between, placed, unit, type Vector } from '../body/vector.ts';
import { clamp, type Goods, type TyreKind } from '../figures.ts';
import { spread } from './structure.ts';

/** Outer diameter and width in millimetres: 195/65 R15, 315/80 R22.5, 18.00 R25. */
export const tyreSizes: Record<TyreKind, { diameter: number; width: number }> = {
  car: { diameter: 640, width: 200 },
  truck: { diameter: 1080, width: 310 },
  quarry: { diameter: 1620, width: 500 },
};

const goodsMaterials: Record<Goods, MaterialName> = {
  tyres: 'chips',
  plastics: 'plastics',
  paper: 'paper',
  metal: 'scrap',
};

export function materialOf(goods: Goods | undefined): MaterialName {
  return goods ? goodsMaterials[goods] : 'chips';
}

/** A tyre with two rows of lugs as its tread, around the axis through `at` along `along`. */
export function tyre(
  body: Body,
  at: Vector,
  along: Vector,
  radius: number,
  width: number,
  options?: PartOptions,
): void {
  const faces = [...carcass(at, along, radius, width / 2), ...lugs(at, along, radius, width / 2)];
  body.add('rubber', faces, { beside: true, name: 'Tyre', ...options });
}

function carcass(at: Vector, along: Vector, radius: number, half: number, sides?: number): Face[] {
  const right = outline(0.95, 0.8, 0.88, 0.98, 0.72, 1, 0.6, 0.82, 0.55, 0.62);
  const section = [...right.map(([r, d]): Point => [r, -d]).toReversed(), ...right];
  return revolve(
    at,
    along,
    section.map(([r, d]): Point => [r * radius, d * half]),
    { isClosed: true, sides },
  );
}

/** Slanting blocks on a tyre's tread, fewer and larger on a wide tyre; the two rows are offset by half a block. */
function lugs(at: Vector, along: Vector, radius: number, half: number): Face[] {
  const n = unit(along);
  const { u, v } = across(n);
  const count = Math.round(clamp((5.4 * radius) / half, 14, 14, 22));
  const [wide, slant] = [Math.PI / count / 1.7, Math.PI / count / 1.4];
  const corner = (r: number, angle: number, d: number): Vector =>
    add(add(add(at, n, d * half), u, r * radius * Math.cos(angle)), v, r * radius * Math.sin(angle));
  return Array.from({ length: 2 * count }, (_, i) => (i * Math.PI) / count).flatMap((middle, i) => {
    // From the outer end to the inner one, or the other way round: always in the direction of the axis.
    const ends = i % 2 ? ([0.05, 0.88] as const) : ([-0.88, -0.05] as const);
    const ring = (inner: number, outer: number): Vector[] => {
      const place = (d: number, aside: number): Vector =>
        corner(Math.abs(d) > 0.5 ? outer : inner, middle + aside + (Math.abs(d) > 0.5 ? slant : 0), d);
      return [place(ends[0], -wide), place(ends[0], wide), place(ends[1], wide), place(ends[1], -wide)];
    };
    return loft([ring(0.9585, 0.93), ring(1, 0.985)]);
  });
}

/** Pieces at these positions, in pseudo-random but repeatable orientations. */
export function chips(body: Body, places: readonly Vector[], size: number, material: MaterialName = 'chips'): void {
  body.group({ beside: true, name: 'Material' }, () =>
    places.forEach((at, i) =>
      body.at(placed(at, i % 2 ? 'z' : 'x', i * 1.7), () => {
        piece(body, size * (i % 3 ? 0.5 : 0.7), size, material);
      }),
    ),
  );
}

/** A bottle, carton, steel section, bent wire or chip, centred on the origin. */
function piece(body: Body, half: number, size: number, material: MaterialName): void {
  const [thin, wide] = [size * 0.22, size * 0.4];
  if (material === 'plastics') {
    const profile = outline(wide * 0.6, 0, wide * 0.75, 0.1, wide * 0.75, 1.3, wide * 0.3, 1.7, wide * 0.3, 2);
    const along = profile.map(([r, d]): Point => [r, d * half]);
    body.turned(material, [-half, 0, 0], [1, 0, 0], along);
  } else if (material === 'paper') {
    body.box(material, [-half, half], [-wide, wide], [-wide, wide]);
    body.box('panel', [-half * 0.2, half * 0.2], [wide, wide + 4], [-wide, wide]);
  } else if (material === 'scrap') {
    const [w, t] = [wide * 0.8, thin * 0.4];
    const right = outline(w, -w, w, t - w, t, t - w, t, w - t, w, w - t, w, w);
    const left = right.map(([x, y]): Point => [-x, -y]);
    body.prism(material, 'x', [...left.slice(-1), ...right, ...left.slice(0, -1)], [-half, half]);
  } else if (material === 'wire') {
    const path = [
      [-1, 0, 0],
      [-0.4, 0.3, 0.2],
      [0.3, -0.2, -0.2],
      [1, 0.2, 0],
    ] as const;
    body.tube(
      material,
      path.map(([x, y, z]): Vector => [x * half, y * half, z * half]),
      9,
      'edge',
    );
  } else body.box(material, [-half, half], [-thin, thin], [-wide, wide]);
}

/** Pieces from one point to another, up to half of `wide` beside the line along z. */
export function chipsAlong(
  body: Body,
  from: Vector,
  to: Vector,
  count: number,
  wide: number,
  size: number,
  material?: MaterialName,
): void {
  const places = spread(count, [0, 1]).map((share, i) =>
    add(between(from, to, share), [0, 0, (((i * 37) % 5) / 4 - 0.5) * wide]),
  );
  chips(body, places, size, material);
}

/** Pieces spread over an area around a point, to fill a hopper. */
export function pile(body: Body, at: Vector, [halfX, halfZ]: Point, size: number, material?: MaterialName): void {
  const [columns, rows] = [Math.max(1, Math.round(halfX / size / 0.9)), Math.max(1, Math.round(halfZ / size / 0.9))];
  const places = Array.from({ length: columns * rows }, (_, i): Vector => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, z] = [halfX * ((2 * column + 1) / columns - 1), halfZ * ((2 * row + 1) / rows - 1)];
    return add(at, [x, ((i * 3) % 4) * size * 0.1, z]);
  });
  chips(body, places, size, material);
}

/** A hopper filled to about the height of `at`: a bulk with pieces on it. */
export function fillHopper(body: Body, at: Vector, half: Point, size: number, material: MaterialName = 'chips'): void {
  const [x, y, z] = at;
  const under: Range = [y - size * 1.2, y - size * 0.25];
  body.box(material, about(x, half[0] * 1.06), under, about(z, half[1] * 1.06), { beside: true, name: 'Material' });
  pile(body, at, half, size, material);
}

/** Whole tyres in a hopper whose inside is twice `halfX` by twice `halfZ`: a layer of lying ones, two on top. */
export function tyrePile(body: Body, [x, y, z]: Vector, [halfX, halfZ]: Point): void {
  const isWide = Math.min(halfX, halfZ) * 1.04 >= tyreSizes.truck.diameter;
  const { diameter, width } = tyreSizes[isWide ? 'truck' : 'car'];
  const r = Math.min(diameter / 2, halfX * 0.9, halfZ * 0.9);
  const count = (half: number, most: number): number => Math.min(most, Math.max(1, Math.floor((half * 1.04) / r)));
  const row = (half: number, most: number): number[] => spread(count(half, most), [r - half, half - r]);
  const places = row(halfX, 3).flatMap((dx) => row(halfZ, 2).map((dz): Point => [dx, dz]));
  // The tread of so many tyres would blacken a line view; they are seen from afar.
  const addTyre = (at: Vector, along: Vector): void =>
    body.group({ beside: true, name: 'Tyre' }, () => {
      body.add('rubber', carcass(at, along, r, width / 2, 24));
      body.add('rubber', lugs(at, along, r, width / 2), { only: ['picture'] });
    });
  for (const [i, [dx, dz]] of places.entries()) {
    const [aside, ahead] = [((i * 3) % 5) * 0.04 - 0.08, ((i * 2) % 5) * 0.04 - 0.08];
    addTyre([x + dx, y - width * 0.9 + (i % 2) * 30, z + dz], [aside, 1, ahead]);
  }
  for (const [share, tilt] of [
    [-0.42, 0.35],
    [0.5, -0.3],
  ] as const) {
    const at: Vector = [x + share * (halfX - r * 0.5), y + width * 0.45, z - tilt * halfZ * 0.4];
    addTyre(at, [tilt, 1, tilt * 0.6]);
  }
}
