/** Hoppers of shredders: what they look like follows from the material, as does what lies in them. */
import { about, type Body, type Level } from '../body/body.ts';
import { outline, type Point } from '../body/outlines.ts';
import type { Vector } from '../body/vector.ts';
import type { Goods } from '../figures.ts';
import { belt } from './belt.ts';
import { chipsAlong, fillHopper, materialOf, tyrePile } from './goods.ts';
import { hydraulicCylinder } from './hydraulics.ts';
import { columnPairs, hopper, spread } from './structure.ts';

interface Feeding {
  /** Middle in plan. */
  at: Point;
  /** The lower and the upper edge. */
  foot: Level;
  top: Level;
  /** Height of the knee of a hopper that widens below it only. */
  knee: number;
}

/**
 * A hopper for the material, loaded. Without a material it is open and empty. Returns the height of its front right
 * corner.
 */
export function feedHopper(body: Body, goods: Goods | undefined, { at, foot, top, knee }: Feeding): number {
  const [height, wide, deep] = top;
  const [cx, cz] = at;
  const load = (y: number): void => fillHopper(body, [cx, y, cz], [wide * 0.86, deep * 0.84], 250, materialOf(goods));
  /** Where a raised back or a hood begins. */
  const low = height - (height - foot[0]) * 0.42;
  const bend = Math.min(knee, low - 330);
  if (goods === 'metal') {
    scrapHopper(body, at, foot, top);
    load(height - 90);
    return height;
  }
  if (goods === 'plastics') {
    hopper(body, at, foot, bend, [low, wide, deep]);
    raisedBack(body, at, [low, wide, deep], height);
    load(low - 60);
    return low;
  }
  if (goods === 'paper') {
    hopper(body, at, foot, bend, [low, wide, deep]);
    hood(body, at, [low, wide, deep], height);
    return low;
  }
  hopper(body, at, foot, knee, top);
  if (goods) tyrePile(body, [cx, height + 50, cz], [wide - 40, deep - 40]);
  return height;
}

/** Thick straight walls with box ribs and a girdle, for a grab and heavy pieces. */
function scrapHopper(body: Body, [cx, cz]: Point, foot: Level, [y, w, d]: Level): void {
  const edge = y - 110;
  body.funnel('paint', [cx, cz], [foot, [edge, w, d]], 22);
  body.funnel(
    'steel',
    [cx, cz],
    [edge, y].map((at): Level => [at, w + 45, d + 45]),
    67,
    'contour',
  );
  const middle = (foot[0] + edge) / 2;
  const [halfWay, girdle] = [(foot[1] + w) / 2, (foot[2] + d) / 2];
  body.funnel(
    'base',
    [cx, cz],
    [middle - 55, middle + 55].map((at): Level => [at, halfWay + 80, girdle + 80]),
    100,
    'edge',
  );
  const stiffener = (from: Vector, to: Vector): void => body.bar('paint', from, to, [80, 80], 'edge', [0, 0, 1]);
  for (const side of [-1, 1]) {
    for (const share of spread(4, [-0.88, 0.88]))
      stiffener(
        [cx + foot[1] * share, foot[0], cz + side * (foot[2] + 30)],
        [cx + w * share, edge, cz + side * (d + 30)],
      );
    for (const share of spread(3, [-0.8, 0.8]))
      stiffener(
        [cx + side * (foot[1] + 30), foot[0], cz + foot[2] * share],
        [cx + side * (w + 30), edge, cz + d * share],
      );
  }
}

/** A back with cheeks against which bulky pieces are tipped, and a flap that presses them down. */
function raisedBack(body: Body, [cx, cz]: Point, [low, w, d]: Level, height: number): void {
  const [wide, back, front] = [w + 45, cz - d - 45, cz + d * 0.5];
  body.box('paint', about(cx, wide), [low, height], [back, back + 14]);
  body.box('base', about(cx, wide + 20), [height - 70, height], [back - 40, back], 'edge');
  for (const share of spread(5, [-0.9, 0.9]))
    body.box('paint', about(cx + wide * share, 30), [low, height - 70], [back - 60, back], 'edge');
  const cheek = outline(back + 14, low, front, low, back + 120, height, back + 14, height);
  for (const side of [-1, 1]) body.prism('paint', 'x', cheek, about(cx + side * (wide - 7), 7), 'edge');
  // The flap turns about a shaft at the foot of the back.
  const [hinge, tip]: [Vector, Vector] = [
    [cx, low - 40, cz - d + 60],
    [cx, low + (height - low) * 0.55, cz - d * 0.3],
  ];
  body.cylinder('steel', [cx - w + 20, hinge[1], hinge[2]], [cx + w - 20, hinge[1], hinge[2]], 55);
  body.bar('base', hinge, tip, [1.7 * w, 60], 'edge', [0, 1, -1]);
  for (const x of about(cx, w * 0.5))
    hydraulicCylinder(
      body,
      [x, height - 130, back + 60],
      [x, height - 190, back + d * 0.25],
      [x, tip[1] - 40, tip[2] - 50],
      110,
    );
}

/** A closed hood with a window and the connection for the extraction of dust; open at the left, for a belt. */
function hood(body: Body, [cx, cz]: Point, [low, w, d]: Level, height: number): void {
  const slope = outline(cx - w, low, cx + w, low, cx + w, height - (height - low) * 0.55, cx + w * 0.35, height);
  const shape = [...slope, ...outline(cx - w, height)];
  body.prism('sheet', 'z', shape, about(cz, d));
  for (const x of [cx - w * 0.96, cx + w * 0.3])
    body.box('paint', about(x, 35), [low, height + 24], about(cz, d + 24), 'edge');
  const window = about(cx - w * 0.35, w * 0.42);
  body.box('screen', window, [low + (height - low) * 0.3, low + (height - low) * 0.8], [cz + d, cz + d + 16]);
  body.box('hollow', [cx - w - 8, cx - w], [low + 60, height - 60], about(cz, d * 0.75), 'detail');
}

/** A duct from a hood's roof at `from` over the rim and down to a flange at `to`, for the extraction of dust. */
export function dustDuct(body: Body, from: Vector, to: Vector): void {
  const radius = 110;
  const high = from[1] + radius * 3.4;
  const turn = radius * 1.6;
  const along = (a: number, b: number): number => Math.sign(b - a) * turn;
  const [dx, dz] = [along(from[0], to[0]), along(from[2], to[2])];
  body.group({ beside: true, name: 'Ducts' }, () => {
    body.tube(
      'galvanised',
      [
        from,
        [from[0], high - turn, from[2]],
        [from[0] + dx * 0.3, high - turn * 0.3, from[2] + dz * 0.3],
        [from[0] + dx, high, from[2] + dz],
        [to[0] - dx, high, to[2] - dz],
        [to[0] - dx * 0.3, high - turn * 0.3, to[2] - dz * 0.3],
        [to[0], high - turn, to[2]],
        to,
      ],
      radius,
      'contour',
    );
    body.cylinder('steel', to, [to[0], to[1] + 50, to[2]], radius * 1.25);
    body.cylinder('steel', from, [from[0], from[1] + 40, from[2]], radius * 1.25);
  });
}

/** A belt that rises to the right and loads a hopper: an equipment of its own. */
export function feedBelt(body: Body, from: Point, to: Point, width: number, goods: Goods): void {
  body.group({ beside: true, name: 'Feed' }, () => {
    belt(body, from, to, width, { frame: 180, skirt: 200, chevrons: 6 });
    for (const share of [0.06, 0.42, 0.72]) {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      columnPairs(body, [x], width / 2 + 36, y - 220, 110);
    }
  });
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const start: Vector = [from[0] + dx * 0.06, from[1] + dy * 0.06 + 150, 0];
  chipsAlong(body, start, [from[0] + dx * 0.9, from[1] + dy * 0.9 + 150, 0], 9, width * 0.5, 250, materialOf(goods));
}
