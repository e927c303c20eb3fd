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

/** The corners of a piece, in tenths of a unit. */
const cornersOf = ([x, y, size, turn]: Piece): [x: number, y: number][] =>
  [0, 1.3, 2.9, 4.4].map((angle, index) => {
    const radius = size * (index % 2 ? 0.42 : 0.62);
    return [
      Math.round(10 * (x + radius * Math.cos(angle + turn))),
      Math.round(10 * (y + radius * Math.sin(angle + turn))),
    ];
  });

/** Pieces as closed outlines. Each step is told from the last one, so that what repeats is the same text and compresses. */
function outlines(pieces: readonly Piece[]): string {
  let [atX, atY] = [0, 0];
  const stepTo = ([x, y]: [x: number, y: number]) => {
    const step = `${(x - atX) / 10} ${(y - atY) / 10}`;
    [atX, atY] = [x, y];
    return step;
  };
  return pieces
    .map((piece) => {
      const corners = cornersOf(piece);
      const steps = corners.map(stepTo).join(' ');
      // Where an outline is closed, the next one starts from its first corner.
      if (corners[0]) [atX, atY] = corners[0];
      return `m${steps}z`;
    })
    .join('');
}

/** Length of the pattern on a belt: three cleats. */
export const PERIOD = 72;
const CLEAT = 24;

/** Where the periods of a belt start, with one to spare on the left. */
const periods = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / PERIOD) + 1 }, (_, index) => (index - 1) * PERIOD);

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
  outlines(
    periods(length).flatMap((offset) =>
      (load === 'chips' ? chipsOfPeriod : grainsOfPeriod).map(([x, y, size, turn]): Piece => [
        x + offset,
        y,
        size,
        turn,
      ]),
    ),
  );

export const cleatsOnBelt = (length: number): string =>
  `M${-PERIOD} -9v-6${`m${CLEAT} 6v-6`.repeat(periods(length).length * (PERIOD / CLEAT) - 1)}`;

/** Pieces in free fall, in a shaft of this width, with the period `PERIOD`. */
export const falling = (load: Load, width: number): string => {
  const count = load === 'chips' ? 8 : 26;
  return outlines(
    [-1, 0, 1].flatMap((turn) =>
      Array.from({ length: count }, (_, index): Piece => {
        const y = turn * PERIOD + (index * PERIOD) / count;
        const x = width * (0.12 + (((index * 5) % 8) / 8) * 0.82);
        return [x, y, load === 'chips' ? 10 : 4.5, index * 1.3];
      }),
    ),
  );
};

/** Hatching under the ground line, from 0 to `width`. */
export const hatching = (width: number, y: number): string =>
  `M0 ${y}l-7 8${'m21 -8l-7 8'.repeat(Math.ceil(width / 14))}`;
