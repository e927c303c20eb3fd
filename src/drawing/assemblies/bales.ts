/** Bales and folded tyres: a machine's output, not part of it. */
import { about, type Body, type Range } from '../body/body.ts';
import { arc, outline, type Point } from '../body/outlines.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
import { placed, type Vector } from '../body/vector.ts';
import { spread } from './structure.ts';

/** A bale of pressed tyres on a pallet, with the centre of its base at the origin; `ties` wires along z. */
export function tyreBale(body: Body, [width, height, depth]: Vector, ties: number): void {
  body.group({ beside: true, name: 'Bale' }, () => {
    pallet(body, width + 80, depth + 80);
    const rows = Math.max(3, Math.round(height / 175));
    const step = height / rows;
    for (let row = 0; row < rows; row += 1) {
      const count = row % 2 ? 2 : 3;
      const size: Vector = [(width / count) * 0.97, step * 0.98, depth * 0.485];
      for (const x of spread(count, [-0.5 + 0.5 / count, 0.5 - 0.5 / count]))
        for (const z of [-0.25, 0.25]) pressedTyre(body, [x * width, 130 + step * (row + 0.5), z * depth], size);
    }
    const [top, side] = [130 + height + 8, depth / 2 + 12];
    for (let i = 0; i < ties; i += 1) {
      const x = ((i + 0.5) / ties - 0.5) * width;
      const front = outline(120, side, top - 40, side, top, side - 40);
      const path = [...front, ...front.toReversed().map(([y, z]): Point => [y, -z])];
      body.tube(
        'wire',
        path.map(([y, z]): Vector => [x, y, z]),
        8,
      );
    }
  });
}

/** A tyre pressed flat, its bead drawn in at top and bottom. */
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
    { smooth: true },
  );
}

function pallet(body: Body, width: number, depth: number): void {
  for (const x of [-0.42, 0, 0.42]) body.box('wood', about(x * width, 50), [0, 100], [-depth / 2, depth / 2]);
  for (let i = 0; i < 7; i += 1) {
    const z = (i / 6 - 0.5) * (depth - 110);
    body.box('wood', [-width / 2, width / 2], [100, 122], about(z, 52), { fine: true });
  }
  body.box('wood', [-width / 2, width / 2], [96, 104], [-depth / 2 + 10, depth / 2 - 10]);
}

/** Nested folded tyres along z: thick crescents, open at the top. The outer one is centred on the origin. */
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

/** A block of pressed scrap with the centre of its base at the origin: it holds without ties. */
export function scrapBale(body: Body, [length, height, depth]: Vector): void {
  body.group({ beside: true, name: 'Bale' }, () => {
    const [l, d] = [length / 2 - 20, depth / 2 - 20];
    body.box('scrap', [-l, l], [0, height - 20], [-d, d]);
    // Flattened cans, sheets and profiles on its faces, none like its neighbour.
    const look = { line: 'thin', fine: true } as const;
    const patch = (i: number): { material: MaterialName; out: number; inset: number } => ({
      material:
        (['galvanised', 'scrap', 'motor', 'steel', 'scrap', 'chrome', 'galvanised'] as const)[(i * 5) % 7] ?? 'scrap',
      out: 4 + ((i * 7) % 4) * 5,
      inset: ((i * 3) % 4) * 0.008,
    });
    const [columns, rows] = [4, 3];
    for (let i = 0; i < columns * rows; i += 1) {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const shift = row % 2 ? 0.04 : -0.03;
      const share = (at: number, count: number): number => (at <= 0 ? 0 : at >= count ? 1 : at / count + shift);
      const cell = (from: number, to: number, at: number, count: number): Range => {
        const { inset } = patch(i);
        const [a, b] = [share(at, count) + inset, share(at + 1, count) - inset];
        return [from + (to - from) * a, from + (to - from) * b];
      };
      const up = cell(0, height - 20, row, rows);
      for (const [side, turn] of [
        [1, 0],
        [-1, 3],
      ] as const) {
        const { material, out } = patch(i + turn);
        body.box(material, cell(-l, l, column, columns), up, [side * d, side * (d + out)], look);
        body.box(material, [side * l, side * (l + out)], up, cell(-d, d, column, columns), look);
      }
      const { material, out } = patch(i + 5);
      body.box(material, cell(-l, l, column, columns), [height - 20, height - 20 + out], cell(-d, d, row, rows), look);
    }
  });
}

/** A bale of pressed sheets, along x from the origin, with wires around its length. */
export function layeredBale(
  body: Body,
  [length, height, depth]: Vector,
  ties: number,
  material: MaterialName,
  { onPallet = false } = {},
): void {
  body.group({ beside: true, name: 'Bale' }, () => {
    if (onPallet) body.at(placed([length / 2, -122, 0]), () => pallet(body, length + 60, depth + 60));
    const slices = Math.max(4, Math.round(length / 130));
    const step = length / slices;
    // Alternate layers protrude, as pressed sheets do.
    for (let i = 0; i < slices; i += 1) {
      const inset = [0, 14, 5, 18, 9][i % 5] ?? 0;
      const [y, z]: [Range, Range] = [[inset * 0.4, height - inset], about(0, depth / 2 - inset)];
      body.box(material, [step * i, step * (i + 1)], y, z, 'detail');
    }
    const [foot, top, far] = [height * 0.04, height - 20, length + 16];
    const path = outline(-16, foot, -16, top, 20, top + 36, length - 20, top + 36, far, top, far, foot);
    for (const z of spread(ties, [-depth * 0.4, depth * 0.4]))
      body.tube(
        'wire',
        path.map(([x, y]): Vector => [x, y, z]),
        8,
      );
  });
}
