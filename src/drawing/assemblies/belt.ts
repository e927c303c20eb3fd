import { about, type Body, type PartOptions } from '../body/body.ts';
import type { MaterialName } from '../body/materials.ts';
import { arc } from '../body/outlines.ts';
import { placed, type Vector } from '../body/vector.ts';
import type { Point } from '../scene.ts';
import { chips } from './goods.ts';
import { column, spread } from './structure.ts';

export interface Belt {
  length: number;
  width: number;
  frame: number;
  /** Height of the skirts above the belt; 0 for none. */
  skirt?: number;
  chevrons?: number;
}

/** A straight belt conveyor along x from the origin, the belt's surface at y = 0. */
export function belt(body: Body, { length, width, frame, skirt = 0, chevrons }: Belt, options: PartOptions): void {
  const half = width / 2;
  const radius = frame * 0.42;
  body.group({ name: 'Belt', ...options }, () => {
    const loop: Point[] = [
      ...arc(length, -radius, radius, -Math.PI / 2, Math.PI / 2, 12),
      ...arc(0, -radius, radius, Math.PI / 2, (3 * Math.PI) / 2, 12),
    ];
    body.rounded('belt', 'z', loop, [-half, half]);
    const count = chevrons ?? Math.max(2, Math.round(length / 700));
    body.mark(
      spread(count, [length * (0.5 / count), length * (1 - 0.5 / count)]).map((x): Vector[] => [
        [x - width * 0.12, 0, -half * 0.76],
        [x + width * 0.12, 0, 0],
        [x - width * 0.12, 0, half * 0.76],
      ]),
      'detail',
    );
    body.mirror('z', () => {
      const inner = half + 12;
      const outer = half + 60;
      body.box('paint', [length * 0.02, length * 0.98], [-frame, 0], [inner, outer]);
      for (const x of [0, length]) {
        body.cylinder('base', [x, -radius, inner], [x, -radius, outer + 8], radius * 0.9, 'edge');
        body.cylinder('steel', [x, -radius, outer + 8], [x, -radius, outer + 34], radius * 0.32, 'detail');
      }
      const rollers = Math.max(3, Math.min(14, Math.round(length / 900)));
      for (const x of spread(rollers, [length / (rollers + 1), length * (1 - 1 / (rollers + 1))]))
        body.cylinder('bolt', [x, -frame * 0.5, outer], [x, -frame * 0.5, outer + 12], Math.min(28, frame * 0.14), {
          fine: true,
        });
      if (skirt <= 0) return;
      body.box('sheet', [length * 0.03, length * 0.95], [0, skirt], [half + 16, half + 24], 'edge');
      const stays = Math.max(3, Math.min(14, Math.round(length / 800)));
      for (const x of spread(stays, [length * 0.04, length * 0.94]))
        body.box('sheet', about(x, 14), [0, skirt], [half + 24, half + 54], 'thin');
    });
  });
}

/** The transform for a belt that rises between two points in the x-y plane. */
export function rising([x1, y1]: Point, [x2, y2]: Point): { length: number; move: (p: Vector) => Vector } {
  return { length: Math.hypot(x2 - x1, y2 - y1), move: placed([x1, y1, 0], 'z', Math.atan2(y2 - y1, x2 - x1)) };
}

export interface TakeAway {
  /** Start and end of the belt's surface in the x-y plane. The head drum's guards end at `end`. */
  from: Point;
  to: Point;
  end: number;
  width: number;
  /** X positions of the columns. */
  columns: readonly number[];
  name: string;
  chips: {
    /** Position of chips on the belt: share of its length, and height above its surface. */
    along: readonly number[];
    above: number;
    /** Chips that fall from the head. */
    falling: readonly Vector[];
    size: number;
    material?: MaterialName;
  };
}

/** A discharge conveyor to the right, with skirts, on columns. */
export function takeAway(body: Body, { from, to, end, width, columns, name, chips: load }: TakeAway): void {
  const run = rising(from, to);
  const heightAt = (x: number): number => from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  body.group({ name }, () => {
    body.at(run.move, () => belt(body, { length: run.length, width, frame: 170, skirt: 150 }, { name }));
    body.mirror('z', () =>
      body.box('guard', [end - 260, end], [to[1] - 220, to[1]], [width / 2 + 98, width / 2 + 106]),
    );
    for (const x of columns)
      for (const side of [-1, 1]) column(body, x, side * (width / 2 + 36), heightAt(x) - 185, 90);
  });
  const lying = load.along.map((share, i): Vector => {
    const x = from[0] + (to[0] - from[0]) * share;
    return [x, heightAt(x) + load.above, (((i * 37) % 5) - 2) * width * 0.12];
  });
  chips(body, [...lying, ...load.falling], load.size, load.material);
}
