/** Closed solids of plane faces, counter-clockwise as seen from outside. */
import { outline, rectangle, sidesOf, turning, type Point } from './outlines.ts';
import { across, add, between, cross, dot, normalOf, subtract, unit, type Vector } from './vector.ts';

/** Loops after the first are holes. `smooth`: part of a curved surface. */
export interface Face {
  loops: readonly (readonly Vector[])[];
  smooth: boolean;
}

export type Axis = 'x' | 'y' | 'z';
/** Two positions on an axis, in either order. */
export type Range = readonly [number, number];

export function about(middle: number, half: number): Range {
  return [middle - half, middle + half];
}

/** Extrudes loops: points are (x, y) along z, (z, y) along x, (x, z) along y. Loops after the first are holes. */
export function prism(
  along: Axis,
  loops: readonly (readonly Point[])[],
  range: Range,
  { smooth = false } = {},
): Face[] {
  const lift = ([a, b]: Point, c: number): Vector =>
    along === 'z' ? [a, b, c] : along === 'x' ? [c, b, a] : [a, c, b];
  const [far, near] = [Math.min(...range), Math.max(...range)];
  // (x, y, z) is right-handed; (z, y, x) and (x, z, y) are not.
  const wanted = along === 'z' ? 1 : -1;
  const turned = loops.map((loop, i) => (turning(loop) * wanted * (i === 0 ? 1 : -1) > 0 ? loop : loop.toReversed()));
  const sides = turned.flatMap((loop) =>
    pairs(loop).map(([p, q]) => ({ loops: [[lift(p, far), lift(q, far), lift(q, near), lift(p, near)]], smooth })),
  );
  return [
    { loops: turned.map((loop) => loop.map((p) => lift(p, near))), smooth: false },
    { loops: turned.map((loop) => loop.toReversed().map((p) => lift(p, far))), smooth: false },
    ...sides,
  ];
}

export function box(x: Range, y: Range, z: Range): Face[] {
  return prism('y', [rectangle(x, z)], y);
}

/** Joins rings of equal size, counter-clockwise as seen from the last one. `open`: without caps. */
export function loft(rings: readonly (readonly Vector[])[], { smooth = false, open = false } = {}): Face[] {
  const faces: Face[] = [];
  pairs(rings, { isOpen: true }).forEach(([low, high]) =>
    pairs(low.map((p, i): [Vector, Vector] => [p, high[i] ?? p])).forEach(([[a, d], [b, c]]) => {
      const isPlane = Math.abs(dot(normalOf([a, b, c]), subtract(d, a))) < 0.01;
      for (const loop of isPlane
        ? [[a, b, c, d]]
        : [
            [a, b, c],
            [a, c, d],
          ])
        faces.push({ loops: [loop], smooth });
    }),
  );
  const [first, last] = [rings[0], rings.at(-1)];
  if (!open && first && last)
    faces.push({ loops: [first.toReversed()], smooth: false }, { loops: [last], smooth: false });
  return faces;
}

/** Revolves a profile of (radius, distance) around the line from `at` along `along`; `isClosed` as for a tyre. */
export function revolve(
  at: Vector,
  along: Vector,
  profile: readonly Point[],
  {
    isClosed = false,
    sides = sidesOf(Math.max(...profile.map(([r]) => r))),
  }: { isClosed?: boolean; sides?: number | undefined } = {},
): Face[] {
  const n = unit(along);
  const { u, v } = across(n);
  const rings = profile.map(([r, d]) => ring(add(at, n, d), u, v, r, sides));
  const [first] = rings;
  return loft(isClosed && first ? [...rings, first] : rings, { smooth: true, open: isClosed });
}

/** A rectangular bar between two points; `up` approximates the direction of its height. */
export function bar(from: Vector, to: Vector, width: number, height: number, up?: Vector): Face[] {
  const { u, v } = across(unit(subtract(to, from)), up);
  const section = (p: Vector): Vector[] =>
    outline(-1, -1, 1, -1, 1, 1, -1, 1).map(([a, b]) => add(add(p, u, (a * width) / 2), v, (b * height) / 2));
  return loft([section(from), section(to)]);
}

/** A round bar or hose through points. */
export function tube(path: readonly Vector[], radius: number): Face[] {
  let u: Vector = [0, 0, 0];
  const rings = path.map((p, i) => {
    const n = unit(subtract(path[i + 1] ?? p, path[i - 1] ?? p));
    u = i === 0 ? across(n).u : unit(add(u, n, -dot(n, u)));
    return ring(p, u, cross(n, u), radius, sidesOf(radius));
  });
  return loft(rings, { smooth: true });
}

/** A level of an open sheet-metal box: height, half width (x), half depth (z). */
export type Level = readonly [y: number, halfWidth: number, halfDepth: number];

/** A rectangular funnel or frame of sheet metal around (x, z), open at top and bottom. */
export function funnel([cx, cz]: Point, levels: readonly Level[], wall: number): Face[] {
  const at = ([y, width, depth]: Level, inset: number): Vector[] => {
    const [w, d] = [width - inset, depth - inset];
    return [
      [cx - w, y, cz + d],
      [cx + w, y, cz + d],
      [cx + w, y, cz - d],
      [cx - w, y, cz - d],
    ];
  };
  const outer = levels.map((level) => at(level, 0));
  const inner = levels.map((level) => at(level, wall)).toReversed();
  return loft([...outer, ...inner, ...outer.slice(0, 1)], { open: true });
}

/** Pairs of neighbours. The last element pairs with the first unless `isOpen`. */
export function pairs<T>(list: readonly T[], { isOpen = false } = {}): [T, T][] {
  return list.flatMap((element, i): [T, T][] => {
    const next = list[i + 1] ?? (isOpen ? undefined : list[0]);
    return next === undefined ? [] : [[element, next]];
  });
}

/** A path through points whose corners are rounded, as far as its legs are long enough. */
export function roundCorners(corners: readonly Vector[], radius: number): Vector[] {
  return corners.flatMap((corner, i): Vector[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return [corner];
    const [back, ahead] = [subtract(before, corner), subtract(after, corner)];
    const r = Math.min(radius, Math.hypot(...back) / 2.05, Math.hypot(...ahead) / 2.05);
    const [start, end] = [add(corner, unit(back), r), add(corner, unit(ahead), r)];
    return [0, 1, 2, 3, 4, 5, 6].map((step) =>
      between(between(start, corner, step / 6), between(corner, end, step / 6), step / 6),
    );
  });
}

function ring(at: Vector, u: Vector, v: Vector, radius: number, sides: number): Vector[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return add(add(at, u, radius * Math.cos(angle)), v, radius * Math.sin(angle));
  });
}
