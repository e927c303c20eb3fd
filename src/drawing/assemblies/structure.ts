/** Steel structures, in millimetres. */
import { about, type Body, type Level, type PartOptions, type Range } from '../body/body.ts';
import { outline, type Point } from '../body/outlines.ts';
import { add, between, subtract, unit, type Vector } from '../body/vector.ts';

/** `count` evenly spaced positions, both ends included. */
export function spread(count: number, [from, to]: Range): number[] {
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1),
  );
}

/** A square column on an anchored foot plate, centred on (x, z). */
export function column(body: Body, x: number, z: number, top: number, width: number): void {
  const [half, foot, plate] = [width / 2, width * 0.95, Math.max(Math.min(14, width * 0.25), width * 0.16)];
  body.box('paint', about(x, half), [plate, top], about(z, half), 'edge');
  body.box('base', about(x, foot), [0, plate], about(z, foot), 'edge');
  for (const side of [-0.7, 0.7])
    for (const way of [-0.7, 0.7]) {
      const at: Vector = [x + foot * way, plate, z + side * foot];
      body.bolts(at, at, 1, width * 0.09, [0, 1, 0]);
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
export function handrail(body: Body, from: Vector, to: Vector): void {
  const posts = Math.max(2, Math.round(Math.hypot(...subtract(to, from)) / 800));
  body.group({ line: 'detail' }, () => {
    for (const share of spread(posts, [0, 1])) {
      const foot = between(from, to, share);
      body.tube('guard', [foot, add(foot, [0, 1080, 0])], 21);
    }
    for (const up of [1080, 560]) body.tube('guard', [add(from, [0, up, 0]), add(to, [0, up, 0])], 21);
    body.bar('guard', add(from, [0, 60, 0]), add(to, [0, 60, 0]), [8, 110]);
  });
}

/** A ladder from the ground to `head`, 560 mm wide along x. */
export function ladder(body: Body, foot: Vector, head: Vector): void {
  const width = 560;
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

/** A sheet of `wide` across z along a line of the x-y plane, on the right of its direction. */
export function sheetAcross(body: Body, from: Point, to: Point, wide: number, options?: PartOptions): void {
  const out = unit([from[1] - to[1], to[0] - from[0], 0]);
  const [a, b] = [from, to].map(([x, y]): Vector => add([x, y, 0], out, -6)) as [Vector, Vector];
  body.bar('paint', a, b, [wide, 12], options, out);
}

/** A sheet-metal hopper with rim and ribs: as wide as its top from the knee upwards. */
export function hopper(body: Body, at: Point, foot: Level, kneeHeight: number, top: Level, rim = 84): void {
  const [cx, cz] = at;
  const knee: Level = [kneeHeight, top[1], top[2]];
  const edge: Level = [top[0] - rim, top[1], top[2]];
  body.funnel('paint', at, [foot, knee, edge], 12);
  const brim = [edge[0], top[0]].map((y): Level => [y, top[1] + 45, top[2] + 45]);
  body.funnel('base', at, brim, 57, 'contour');
  for (const share of spread(4, [-0.7, 0.7]))
    for (const side of [-1, 1]) {
      const onLongSide = ([y, w, d]: Level): Vector => [cx + w * share, y, cz + side * (d + 10)];
      const onShortSide = ([y, w, d]: Level): Vector => [cx + side * (w + 10), y, cz + d * share];
      for (const place of [onLongSide, onShortSide]) {
        rib(body, place(foot), place(knee));
        rib(body, place(knee), place(edge));
      }
    }
}

/** A thin stiffener on a sheet. */
export function rib(body: Body, from: Vector, to: Vector): void {
  body.bar('paint', from, to, [24, 24], { line: 'thin', fine: true }, [0, 0, 1]);
}

/** Two pairs of columns at `places`, as high as `topAt` says, braced to each other. */
export function trestle(body: Body, places: Range, z: number, width: number, topAt: (x: number) => number): void {
  const low = Math.min(...places.map(topAt)) - width * 0.5;
  const [x1, x2] = [places[0] + width / 2, places[1] - width / 2];
  for (const x of places) {
    columnPairs(body, [x], z, topAt(x), width);
    body.box('paint', about(x, width * 0.35), [low - width, low], [width / 2 - z, z - width / 2], 'edge');
  }
  for (const side of [-z, z]) crossBrace(body, [x1, side], [x2, side], [Math.max(low * 0.06, 40), low * 0.94]);
}

/** Two bolted service doors side by side on a wall across x. */
export function serviceDoors(body: Body, x: number, y: Range, half: number): void {
  for (const z of [-half * 0.5, half * 0.5]) {
    body.box('sheet', [x, x + 30], y, about(z, half * 0.42));
    const top = Math.max(...y) - 60;
    body.bolts([x + 30, top, z - half * 0.32], [x + 30, top, z + half * 0.32], 4, 20, [1, 0, 0]);
  }
}

/** A bin of sheet metal on castors. */
export function wheeledBin(body: Body, [x, z]: Point, halfWidth: number, halfDepth: number): void {
  body.group('Bin', () => {
    const [foot, rim]: [Level, Level] = [
      [80, halfWidth * 0.92, halfDepth * 0.92],
      [520, halfWidth, halfDepth],
    ];
    body.funnel('galvanised', [x, z], [foot, rim], 16, 'contour');
    body.box('galvanised', about(x, halfWidth * 0.9), [80, 96], about(z, halfDepth * 0.9));
    for (const wheel of about(x, halfWidth * 0.7))
      for (const side of about(z, halfDepth * 0.7))
        body.cylinder('black', [wheel, 45, side - 20], [wheel, 45, side + 20], 45);
  });
}
