/** Steel structures, in millimetres. */
import { about, type Body, type Level, type PartOptions, type Range } from '../body/body.ts';
import { outline } from '../body/outlines.ts';
import { add, between, unit, type Vector } from '../body/vector.ts';
import type { Point } from '../scene.ts';

/** `count` evenly spaced positions, both ends included. */
export function spread(count: number, [from, to]: Range): number[] {
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1),
  );
}

/** A square column on an anchored foot plate, centred on (x, z). */
export function column(body: Body, x: number, z: number, top: number, width: number, options?: PartOptions): void {
  const [half, foot, plate] = [width / 2, width * 0.95, Math.max(Math.min(14, width * 0.25), width * 0.16)];
  body.box('paint', about(x, half), [plate, top], about(z, half), { line: 'edge', ...options });
  body.box('base', about(x, foot), [0, plate], about(z, foot), { line: 'edge', ...options });
  for (const side of [-0.7, 0.7])
    for (const way of [-0.7, 0.7]) {
      const at: Vector = [x + foot * way, plate, z + side * foot];
      body.bolts(at, at, 1, width * 0.09, [0, 1, 0], options);
    }
}

/** One pair at each x, at ±`z`. */
export function columnPairs(body: Body, places: readonly number[], z: number, top: number, width: number): void {
  for (const x of places) for (const side of [-z, z]) column(body, x, side, top, width);
}

/** A cross of flat bars between two vertical edges, given in plan; one bar is behind the other. */
export function crossBrace(body: Body, a: Point, b: Point, [low, high]: Range, width = 60): void {
  const out = unit([b[1] - a[1], 0, a[0] - b[0]]);
  const bar = (foot: Point, head: Point, side: number): void => {
    const [from, to]: [Vector, Vector] = [
      [foot[0], low, foot[1]],
      [head[0], high, head[1]],
    ];
    body.bar('paint', add(from, out, side), add(to, out, side), [14, width], 'edge');
  };
  bar(a, b, 9);
  bar(b, a, -9);
}

/** A guardrail along a straight edge: posts, hand rail, knee rail, toe board. */
export function handrail(body: Body, from: Vector, to: Vector, posts: number): void {
  body.group({ line: 'detail' }, () => {
    for (let i = 0; i < posts; i += 1) {
      const foot = between(from, to, i / (posts - 1));
      body.tube('guard', [foot, add(foot, [0, 1080, 0])], 21);
    }
    for (const up of [1080, 560]) body.tube('guard', [add(from, [0, up, 0]), add(to, [0, up, 0])], 21);
    body.bar('guard', add(from, [0, 60, 0]), add(to, [0, 60, 0]), [8, 110]);
  });
}

/** A ladder from the ground to `head`; `width` along x. */
export function ladder(body: Body, foot: Vector, head: Vector, width: number): void {
  const rise = head[1] - foot[1];
  const stile = outline(foot[2] - 50, foot[1], foot[2] + 50, foot[1], head[2] + 50, head[1], head[2] - 50, head[1]);
  for (const x of [foot[0] - width / 2, foot[0] + width / 2]) body.prism('guard', 'x', stile, about(x, 20), 'edge');
  const treads = Math.max(2, Math.round(rise / 250));
  for (let i = 1; i < treads; i += 1) {
    const [x, y, z] = between(foot, head, i / treads);
    body.box('galvanised', about(x, width / 2), about(y, 14), about(z, 60), 'detail');
  }
}

/** A grating floor with its frame. */
export function platform(body: Body, x: Range, y: number, z: Range): void {
  const [x1, x2, z1, z2] = [Math.min(...x), Math.max(...x), Math.min(...z), Math.max(...z)];
  body.box('paint', [x1, x2], [y - 120, y - 30], [z1, z2], 'edge');
  body.box('galvanised', [x1, x2], [y - 30, y], [z1, z2], 'edge');
  body.mark(
    spread(Math.max(3, Math.round((x2 - x1) / 180)), [x1 + 60, x2 - 60]).map((at) => [
      [at, y, z1],
      [at, y, z2],
    ]),
  );
}

/** A sheet across z between two points in the x-y plane. */
export function sheetAcross(body: Body, from: Point, to: Point, size: Point, options: PartOptions = {}): void {
  const out: Vector = [from[1] - to[1], to[0] - from[0], 0];
  body.bar('paint', [...from, 0], [...to, 0], size, options, out);
}

/** A sheet-metal hopper with rim and ribs: as wide as its top from the knee upwards. */
export function hopper(
  body: Body,
  at: readonly [x: number, z: number],
  foot: Level,
  kneeHeight: number,
  top: Level,
  rim = 84,
): void {
  const [cx, cz] = at;
  const knee: Level = [kneeHeight, top[1], top[2]];
  const edge: Level = [top[0] - rim, top[1], top[2]];
  body.funnel('paint', at, [foot, knee, edge], 12);
  const brim: Level = [top[0] - rim, top[1] + 45, top[2] + 45];
  body.funnel('base', at, [brim, [top[0], brim[1], brim[2]]], 57, 'contour');
  const ribs = (count: number, from: Level, to: Level): void => {
    for (const share of spread(count, [-0.7, 0.7]))
      for (const side of [-1, 1]) {
        const [low, high] = [from, to].map(([y, w, d]): [Vector, Vector] => [
          [cx + w * share, y, cz + side * (d + 10)],
          [cx + side * (w + 10), y, cz + d * share],
        ]) as [[Vector, Vector], [Vector, Vector]];
        body.bar('paint', low[0], high[0], [26, 22], { line: 'thin', fine: true }, [0, 0, 1]);
        body.bar('paint', low[1], high[1], [22, 26], { line: 'thin', fine: true }, [0, 0, 1]);
      }
  };
  ribs(4, foot, knee);
  ribs(4, knee, edge);
}

/** A hopper on a flange of width `wall`, from `y` to `y`; `half`: half its length and width. */
export function hopperOnFlange(
  body: Body,
  at: Point,
  { y, half, wall }: { y: Range; half: Point; wall: number },
  ...hopperLevels: readonly [foot: Level, kneeHeight: number, top: Level]
): void {
  const ring = y.map((height): Level => [height, ...half]);
  body.funnel('base', at, ring, wall, 'edge');
  hopper(body, at, ...hopperLevels);
}
