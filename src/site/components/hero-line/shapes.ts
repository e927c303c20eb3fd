/** Outlines of the hero's drawing as the `d` of a path. Everything is computed once, when the module is loaded. */

const round = (value: number) => Math.round(value * 10) / 10;
const polar = (radius: number, angle: number) =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
const around = <T>(count: number, draw: (angle: number, step: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw((index * 2 * Math.PI) / count, (2 * Math.PI) / count));

/** A disc of `count` hooked knives about the origin. */
export function knives(count: number, root: number, tip: number): string {
  const points = around(count, (angle, step) => [
    polar(root, angle),
    polar(tip, angle + step * 0.5),
    polar(tip, angle + step * 0.72),
    polar(root, angle + step * 0.72),
  ]);
  return `M${points.flat().join('L')}Z`;
}

/** `count` bolted blades on a drum about the origin. */
export function blades(count: number, root: number, tip: number): string {
  return around(
    count,
    (angle, step) =>
      `M${polar(root, angle)}L${polar(tip, angle + step * 0.1)}L${polar(tip, angle + step * 0.3)}L${polar(root, angle + step * 0.5)}`,
  ).join('');
}

/** Short strokes across a circle about the origin: a tyre's tread. */
export const tread = (count: number, inner: number, outer: number): string =>
  around(count, (angle) => `M${polar(inner, angle)}L${polar(outer, angle)}`).join('');

/** A torn piece of rubber: its middle, its size, its turn. */
type Piece = readonly [x: number, y: number, size: number, turn: number];

const piece = ([x, y, size, turn]: Piece): string => {
  const corners = [0, 1.3, 2.9, 4.4].map((angle, index) => {
    const radius = size * (index % 2 ? 0.42 : 0.62);
    return `${round(x + radius * Math.cos(angle + turn))} ${round(y + radius * Math.sin(angle + turn))}`;
  });
  return `M${corners.join('L')}Z`;
};

/** Length of the pattern on a belt: three cleats. */
export const PERIOD = 72;
const CLEAT = 24;

const repeat = (length: number, draw: (offset: number) => string): string =>
  Array.from({ length: Math.ceil(length / PERIOD) + 1 }, (_, index) => draw((index - 1) * PERIOD)).join('');

const chipsOfPeriod: readonly Piece[] = [
  [5, -14, 11, 0.4],
  [15, -15, 12, 1.9],
  [12, -22, 9, 2.6],
  [29, -14, 11, 0.9],
  [38, -15, 13, 2.2],
  [34, -23, 10, 0.2],
  [52, -14, 10, 1.4],
  [61, -15, 13, 0.1],
  [57, -22, 9, 2.9],
];
const grainsOfPeriod: readonly Piece[] = Array.from({ length: 22 }, (_, index): Piece => {
  const x = index * 3.27 + 1;
  return [x, -11.5 - ((index * 7) % 5) * 1.5, 4.5, index * 1.7];
});

export type Load = 'chips' | 'grains';

/** What lies on a belt of this length, with one period to spare on the left. */
export const loadOnBelt = (load: Load, length: number): string =>
  repeat(length, (offset) =>
    (load === 'chips' ? chipsOfPeriod : grainsOfPeriod)
      .map(([x, y, size, turn]) => piece([x + offset, y, size, turn]))
      .join(''),
  );

export const cleatsOnBelt = (length: number): string =>
  repeat(length, (offset) => [0, 1, 2].map((index) => `M${offset + index * CLEAT} -9v-6`).join(''));

/** Pieces in free fall, in a shaft of this width, with the period `PERIOD`. */
export const falling = (load: Load, width: number): string =>
  [-1, 0, 1]
    .flatMap((turn) =>
      Array.from({ length: load === 'chips' ? 8 : 26 }, (_, index) => {
        const y = turn * PERIOD + (index * PERIOD) / (load === 'chips' ? 8 : 26);
        const x = width * (0.12 + (((index * 5) % 8) / 8) * 0.82);
        return piece([x, y, load === 'chips' ? 10 : 4.5, index * 1.3]);
      }),
    )
    .join('');

/** Hatching under the ground line, from 0 to `width`. */
export const hatching = (width: number, y: number): string =>
  Array.from({ length: Math.ceil(width / 14) + 1 }, (_, index) => `M${index * 14} ${y}l-7 8`).join('');
