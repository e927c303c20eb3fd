/** What machines are fed with and what they make. None of it is part of a machine. */
import type { Body, PartOptions } from '../body/body.ts';
import { outline } from '../body/outlines.ts';
import { placed, type Vector } from '../body/vector.ts';
import type { Point } from '../scene.ts';
import { spread } from './structure.ts';

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

/** Pieces of rubber or scrap that lie at these places, each turned another way, but always alike. */
export function chips(body: Body, places: readonly Vector[], size: number): void {
  body.group({ beside: true, name: 'Material' }, () =>
    places.forEach((at, i) =>
      body.at(placed(at, i % 2 ? 'z' : 'x', i * 1.7), () => {
        const long = size * (i % 3 ? 0.5 : 0.7);
        body.box('chips', [-long, long], [-size * 0.22, size * 0.22], [-size * 0.4, size * 0.4]);
      }),
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
