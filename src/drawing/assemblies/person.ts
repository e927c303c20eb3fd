/** A standing person of 1.75 m, for scale: the operator. */
import type { Body } from '../body/body.ts';
import { circle } from '../body/outlines.ts';
import { placed, type Vector } from '../body/vector.ts';

/** Where a person stands, and by how far they turn from +z towards +x (radians; 0 if left out). */
export type Operator = readonly [x: number, z: number, turn?: number];

/** Height, half width, half depth, and centre of a cross-section of body or limb. */
type Section = readonly [y: number, halfWidth: number, halfDepth: number, forward?: number, aside?: number];

const head: readonly Section[] = [
  [1490, 52, 56],
  [1520, 54, 60, 4],
  [1545, 62, 76, 10],
  [1590, 75, 95, 10],
  [1640, 79, 101, 6],
  [1690, 73, 95, 2],
  [1725, 54, 74],
  [1744, 30, 42],
  [1750, 8, 10],
];
const trunk: readonly Section[] = [
  [820, 150, 98],
  [880, 168, 112],
  [960, 166, 112],
  [1080, 152, 100],
  [1200, 172, 112],
  [1320, 196, 118],
  [1400, 198, 104],
  [1440, 168, 88],
  [1475, 96, 68],
  [1500, 54, 56],
];
const leg: readonly Section[] = [
  [0, 44, 122, 52],
  [34, 46, 124, 52],
  [70, 42, 84, 22],
  [110, 40, 56, 4],
  [260, 54, 62, -4],
  [360, 58, 66, -6],
  [480, 56, 62],
  [560, 66, 74],
  [760, 84, 94],
  [870, 90, 100],
];
const arm: readonly Section[] = [
  [690, 22, 36, 14, -8],
  [730, 30, 46, 12, -6],
  [790, 30, 40, 6, -4],
  [850, 29, 33],
  [1000, 41, 44, -4],
  [1080, 42, 44, -6],
  [1200, 47, 52, -4],
  [1340, 54, 60],
  [1410, 50, 56, 0, 8],
  [1445, 30, 40, 0, 22],
];

/** Adds a person with feet centred on (x, z). */
export function person(body: Body, x: number, z: number, turn = 0): void {
  const add = (sections: readonly Section[], side: number, out: number): void => {
    const rings = sections.map(([y, w, d, forward = 0, aside = 0]) =>
      circle(0, 0, 1, 20).map(([a, b]): Vector => [side * (out - aside) + w * a, y, forward - d * b]),
    );
    body.loft('person', rings, { smooth: true });
  };
  body.group({ beside: true, name: 'Person', only: ['picture'] }, () =>
    body.at(placed([x, 0, z], 'y', turn), () => {
      add(head, 0, 0);
      add(trunk, 0, 0);
      for (const side of [-1, 1]) {
        add(leg, side, 88);
        add(arm, side, 236);
      }
    }),
  );
}
