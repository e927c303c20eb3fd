/** What machines are fed with and what they make. None of it is part of a machine. */
import type { Body, PartOptions } from '../body/body.ts';
import { arc, outline } from '../body/outlines.ts';
import type { MaterialName } from '../body/materials.ts';
import { placed, type Vector } from '../body/vector.ts';
import type { Goods, TyreKind } from '../figures.ts';
import type { Point } from '../scene.ts';
import { spread } from './structure.ts';

/** Outer diameter and width in millimetres: 195/65 R15, 315/80 R22.5, 18.00 R25. */
export const tyreSizes: Record<TyreKind, { diameter: number; width: number }> = {
  car: { diameter: 640, width: 200 },
  truck: { diameter: 1080, width: 310 },
  quarry: { diameter: 1620, width: 500 },
};

/** What goods look like; chips of rubber where nothing is said of them. */
const goodsMaterials: Record<Goods, MaterialName> = {
  tyres: 'chips',
  plastics: 'plastics',
  paper: 'paper',
  metal: 'scrap',
};

export function materialOf(goods: Goods | undefined): MaterialName {
  return goods ? goodsMaterials[goods] : 'chips';
}

/** A tyre about the line through `at` along `along`, with its tread. */
export function tyre(
  body: Body,
  at: Vector,
  along: Vector,
  radius: number,
  width: number,
  options?: PartOptions,
): void {
  const w = width / 2;
  const half: Point[] = outline(
    0.55,
    0.62,
    0.6,
    0.82,
    0.72,
    1,
    0.9,
    0.97,
    0.965,
    0.82,
    0.975,
    0.34,
    0.94,
    0.3,
    0.94,
    0.2,
    0.98,
    0.16,
  );
  const section = [
    ...half.map(([r, d]): Point => [r * radius, d * w]),
    ...half.toReversed().map(([r, d]): Point => [r * radius, -d * w]),
  ];
  body.ring('rubber', at, along, section.toReversed(), { beside: true, name: 'Tyre', ...options });
}

/** Pieces that lie at these places, each turned another way, but always alike. */
export function chips(body: Body, places: readonly Vector[], size: number, material: MaterialName = 'chips'): void {
  body.group({ beside: true, name: 'Material' }, () =>
    places.forEach((at, i) =>
      body.at(placed(at, i % 2 ? 'z' : 'x', i * 1.7), () => {
        piece(body, size * (i % 3 ? 0.5 : 0.7), size, material);
      }),
    ),
  );
}

/** A bottle, a carton, a section of steel, or a chip, about the origin. */
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
    body.prism(
      material,
      'x',
      outline(
        -w,
        -w,
        w,
        -w,
        w,
        t - w,
        t,
        t - w,
        t,
        w - t,
        w,
        w - t,
        w,
        w,
        -w,
        w,
        -w,
        w - t,
        -t,
        w - t,
        -t,
        t - w,
        -w,
        t - w,
      ),
      [-half, half],
    );
  } else body.box(material, [-half, half], [-thin, thin], [-wide, wide]);
}

/** Pieces that lie apart over an area about (x, z), for a hopper that is full. */
export function pile(body: Body, [x, y, z]: Vector, [halfX, halfZ]: Point, size: number, material: MaterialName): void {
  const [columns, rows] = [Math.max(1, Math.round(halfX / size / 0.9)), Math.max(1, Math.round(halfZ / size / 0.9))];
  const places = Array.from({ length: columns * rows }, (_, i): Vector => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return [
      x + halfX * ((2 * column + 1) / columns - 1),
      y + ((i * 3) % 4) * size * 0.1,
      z + halfZ * ((2 * row + 1) / rows - 1),
    ];
  });
  chips(body, places, size, material);
}

/** Short bent wires at these places, each turned another way. */
export function wires(body: Body, places: readonly Vector[], size: number): void {
  body.group({ beside: true, name: 'Wire' }, () =>
    places.forEach((at, i) =>
      body.at(placed(at, 'y', i * 1.9), () =>
        body.tube(
          'wire',
          [
            [-size / 2, 0, 0],
            [-size * 0.2, size * 0.16, size * 0.1],
            [size * 0.15, -size * 0.08, -size * 0.08],
            [size / 2, size * 0.1, 0],
          ],
          9,
          { line: 'edge' },
        ),
      ),
    ),
  );
}

/** A bale of pressed tyres on a pallet, the middle of its foot at the origin; `ties` wires along z. */
export function tyreBale(body: Body, [width, height, depth]: Vector, ties: number): void {
  body.group({ beside: true, name: 'Bale' }, () => {
    pallet(body, width + 80, depth + 80);
    const rows = Math.max(3, Math.round(height / 175));
    const step = height / rows;
    for (let row = 0; row < rows; row += 1) {
      const count = row % 2 ? 2 : 3;
      for (const x of spread(count, [-0.5 + 0.5 / count, 0.5 - 0.5 / count]))
        for (const z of [-0.25, 0.25])
          pressedTyre(
            body,
            [x * width, 130 + step * (row + 0.5), z * depth],
            [(width / count) * 0.97, step * 0.98, depth * 0.485],
          );
    }
    const [top, side] = [130 + height + 8, depth / 2 + 12];
    for (let i = 0; i < ties; i += 1) {
      const x = ((i + 0.5) / ties - 0.5) * width;
      body.tube(
        'wire',
        [
          [x, 120, side],
          [x, top - 40, side],
          [x, top, side - 40],
          [x, top, 40 - side],
          [x, top - 40, -side],
          [x, 120, -side],
        ],
        8,
      );
    }
  });
}

/** A tyre pressed flat: a cushion whose bead is drawn in above and below. */
function pressedTyre(body: Body, [x, y, z]: Vector, [width, height, depth]: Vector): void {
  const ring = (up: number, share: number): Vector[] =>
    Array.from({ length: 16 }, (_, i): Vector => {
      const angle = (2 * Math.PI * (i + 0.5)) / 16;
      const soft = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.5;
      return [
        x + soft(Math.cos(angle)) * (width / 2) * share,
        y + up * height,
        z - soft(Math.sin(angle)) * (depth / 2) * share,
      ];
    });
  const rings = outline(-0.38, 0.3, -0.48, 0.68, -0.42, 0.94, -0.2, 1, 0.2, 1, 0.42, 0.94, 0.48, 0.68, 0.38, 0.3);
  body.loft(
    'rubber',
    rings.map(([up, share]) => ring(up, share)),
    true,
  );
}

function pallet(body: Body, width: number, depth: number): void {
  for (const x of [-0.42, 0, 0.42])
    body.box('wood', [x * width - 50, x * width + 50], [0, 100], [-depth / 2, depth / 2]);
  for (let i = 0; i < 7; i += 1) {
    const z = (i / 6 - 0.5) * (depth - 110);
    body.box('wood', [-width / 2, width / 2], [100, 122], [z - 52, z + 52], { fine: true });
  }
  body.box('wood', [-width / 2, width / 2], [96, 104], [-depth / 2 + 10, depth / 2 - 10]);
}

/** Tyres folded to thick crescents, one in the other, open upwards; the middle of the outer one at the origin, along z. */
export function foldedTyre(body: Body, radius: number, width: number, layers: number): void {
  body.group({ beside: true, name: 'Folded tyre' }, () => {
    const thick = Math.min(radius * 0.3, (radius * 0.85) / layers);
    for (let i = 0; i < layers; i += 1) {
      const r = radius - i * thick;
      const shape = [
        ...arc(0, 0, r, Math.PI * 0.92, Math.PI * 2.08, 20),
        ...arc(0, 0, r - thick * 0.94, Math.PI * 2.08, Math.PI * 0.92, 20),
      ];
      const half = (width / 2) * (1 - i * 0.08);
      body.rounded('rubber', 'z', shape, [-half, half]);
    }
  });
}

/** A bale of pressed sheets, lying along x from the origin; its wires go around it lengthwise. */
export function layeredBale(
  body: Body,
  [length, height, depth]: Vector,
  ties: number,
  material: MaterialName,
  onPallet = false,
): void {
  body.group({ beside: true, name: 'Bale' }, () => {
    if (onPallet) body.at(placed([length / 2, -122, 0]), () => pallet(body, length + 60, depth + 60));
    const slices = Math.max(4, Math.round(length / 130));
    const step = length / slices;
    // Slices stand out by turns, as pressed layers do.
    for (let i = 0; i < slices; i += 1) {
      const inset = [0, 14, 5, 18, 9][i % 5] ?? 0;
      body.box(
        material,
        [step * i, step * (i + 1)],
        [inset * 0.4, height - inset],
        [inset - depth / 2, depth / 2 - inset],
        { line: 'detail' },
      );
    }
    for (const z of spread(ties, [-depth * 0.4, depth * 0.4]))
      body.tube(
        'wire',
        [
          [-16, height * 0.04, z],
          [-16, height - 20, z],
          [20, height + 16, z],
          [length - 20, height + 16, z],
          [length + 16, height - 20, z],
          [length + 16, height * 0.04, z],
        ],
        8,
      );
  });
}
