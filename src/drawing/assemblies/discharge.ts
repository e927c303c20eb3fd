/** What takes the pieces away from a shredder: it follows from the material. Built along x, around z = 0. */
import { about, type Body } from '../body/body.ts';
import { aroundTwo, outline, type Point } from '../body/outlines.ts';
import { roundCorners } from '../body/solids.ts';
import type { Vector } from '../body/vector.ts';
import type { Goods } from '../figures.ts';
import { dischargeBelt } from './belt.ts';
import { materialOf } from './goods.ts';
import { columnPairs, spread, wheeledBin } from './structure.ts';

/**
 * A belt that rises to the right: covered for paper, which makes dust; below a magnet for metal, which throws the steel
 * to the side of `way`.
 */
export function discharge(
  body: Body,
  goods: Goods | undefined,
  from: Point,
  to: Point,
  width: number,
  way: 1 | -1,
): void {
  dischargeBelt(body, from, to, width, { material: materialOf(goods), isCovered: goods === 'paper' });
  if (goods !== 'metal') return;
  const share = 0.62;
  magnet(body, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + 330], width, way);
}

/** A magnet in a short belt across the conveyor, hung from a portal, and the bin for what it lifts out. */
function magnet(body: Body, [x, low]: Point, width: number, way: 1 | -1): void {
  const [half, r] = [260, 140];
  const [near, far] = [-way * (width / 2 + 60), way * (width / 2 + 560)];
  const y = low + r;
  const top = low + 2 * r + 330;
  body.group({ beside: true, name: 'Magnet' }, () => {
    const wheels = [
      [near + way * r, y, r],
      [far - way * r, y, r],
    ] as const;
    // An outline of (z, y), extruded along x.
    body.rounded('belt', 'x', aroundTwo(...wheels), about(x, half - 30), 'contour');
    for (const side of [-1, 1]) {
      const cheek = about(x + side * (half - 6), 20);
      body.box('base', cheek, [y - 60, y + 60], [near + way * r * 0.5, far - way * r * 0.5], 'edge');
      for (const z of [near + way * r, far - way * r])
        body.cylinder('motor', [x + side * (half + 14), y, z], [x + side * (half + 60), y, z], 60);
    }
    for (const z of spread(5, [near + way * r, far - way * r]))
      for (const foot of [low - 30, low + 2 * r])
        body.box('rubber', about(x, half - 50), [foot, foot + 30], about(z, 14), 'detail');
    columnPairs(body, [x], width / 2 + 200, top, 90);
    body.box('paint', about(x, 60), [top, top + 110], about(0, width / 2 + 290), 'edge');
    for (const z of about(0, width * 0.3)) body.cylinder('steel', [x, low + 2 * r - 20, z], [x, top, z], 22);
  });
  body.group({ beside: true }, () => wheeledBin(body, [x, way * (width / 2 + 720)], 420, 360));
}

/** The pieces are drawn from a box at `from` through a pipe into a cyclone, which lets them down into a bag. */
export function suction(body: Body, from: Vector, [x, z]: Point, height: number): void {
  const [r, pipe] = [420, 105];
  const knee = height * 0.56;
  const inlet = height * 0.82;
  body.group('Cyclone', () => {
    body.at([x, 0, z], () => {
      for (const side of about(0, r + 60))
        for (const way of about(0, r + 60)) body.box('paint', about(side, 40), [0, knee], about(way, 40), 'edge');
      for (const side of [-1, 1]) {
        body.box('paint', about(0, r + 100), [knee, knee + 80], about(side * (r + 60), 40), 'edge');
        body.box('paint', about(side * (r + 60), 40), [knee, knee + 80], about(0, r + 20), 'edge');
      }
      body.turned('paint', [0, knee * 0.62, 0], [0, 1, 0], outline(r * 0.3, 0, r, knee * 0.4));
      body.cylinder('paint', [0, knee * 1.02, 0], [0, height - 160, 0], r);
      body.cylinder('base', [0, height - 160, 0], [0, height - 110, 0], r * 1.08);
      body.cylinder('sheet', [0, height - 110, 0], [0, height, 0], r * 0.4);
    });
  });
  body.group({ beside: true, name: 'Material' }, () => {
    const [wide, high] = [r * 0.98, knee * 0.6];
    body.loft(
      'panel',
      [0, 0.12, 0.85, 1].map((share, i) =>
        outline(-1, 1, 1, 1, 1, -1, -1, -1).map(([a, b]): Vector => [
          x + a * wide * ([0.85, 1, 1, 0.5][i] ?? 1),
          share * high + 10,
          z + b * wide * ([0.85, 1, 1, 0.5][i] ?? 1),
        ]),
      ),
    );
  });
  body.group('Cyclone', () => {
    const [low, out] = [from[1], x - r - 330];
    body.box('sheet', about(from[0], 340), [low - 130, low + 130], about(from[2], 420));
    const path = roundCorners(
      [
        [from[0] + 300, low, from[2]],
        [out, low, z],
        [out, inlet, z],
        [x - r * 0.7, inlet, z],
      ],
      260,
    );
    body.tube('galvanised', path, pipe, 'contour');
  });
}
