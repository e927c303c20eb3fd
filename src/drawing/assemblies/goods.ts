/** Machine input and output: not part of a machine. */
import type { Body, PartOptions } from '../body/body.ts';
import { outline } from '../body/outlines.ts';
import type { MaterialName } from '../body/materials.ts';
import { add, between, placed, type Vector } from '../body/vector.ts';
import type { Goods, TyreKind } from '../figures.ts';
import type { Point } from '../scene.ts';
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

/** A tyre with its tread, around the axis through `at` along `along`. */
export function tyre(
  body: Body,
  at: Vector,
  along: Vector,
  radius: number,
  width: number,
  options?: PartOptions,
): void {
  const half = outline(
    0.98,
    0.16,
    0.94,
    0.2,
    0.94,
    0.3,
    0.975,
    0.34,
    0.965,
    0.82,
    0.9,
    0.97,
    0.72,
    1,
    0.6,
    0.82,
    0.55,
    0.62,
  );
  const section = [...half.map(([r, d]): Point => [r, -d]).toReversed(), ...half].map(([r, d]): Point => [
    r * radius,
    (d * width) / 2,
  ]);
  body.ring('rubber', at, along, section, { beside: true, name: 'Tyre', ...options });
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
