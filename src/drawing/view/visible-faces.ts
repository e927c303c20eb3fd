/** Finds visible faces and their painting order on a fine raster: each cell's nearest face is painted last. */
import { boundsOfPoints, type Point } from '../body/outlines.ts';
import type { ViewFace } from './project.ts';
import type { FillStyle } from '../body/materials.ts';
import { eachSpan, makeRaster, type Raster } from './raster.ts';

/** Depth tolerance for coplanar faces, in millimetres. */
const depthTolerance = 0.5;

export function visibleFaces(all: readonly ViewFace[]): ViewFace[] {
  const raster = makeRaster(all);
  let faces = all;
  for (let round = 0; ; round += 1) {
    const owned = findOwners(raster, faces);
    const seen = faces.filter((_, i) => owned[i]);
    const before = findOrder(raster, seen, numberSeen(owned));
    const split = round < 3 ? splitMutual(seen, before) : undefined;
    if (!split) return paintOrder(seen, before);
    faces = split;
  }
}

/** Maps each face to its index among the visible ones. */
function numberSeen(owned: Int32Array): Int32Array {
  let count = 0;
  return owned.map((places) => (places > 0 ? count++ : -1));
}

/** Finds the nearest face of each cell. Returns the number of cells per face. */
function findOwners(raster: Raster, faces: readonly ViewFace[]): Int32Array {
  const { left, bottom, step, width, owners, depths } = raster;
  const owned = new Int32Array(faces.length);
  const orders = Int32Array.from(faces, ({ order }) => order);
  owners.fill(-1);
  depths.fill(-Infinity);
  faces.forEach((face, index) => {
    const [a, b, c] = face.plane;
    eachSpan(raster, face, (row, from, until) => {
      let depth = a * (left + (from + 0.5) * step) + b * (bottom + (row + 0.5) * step) + c;
      for (let i = row * width + from; i < row * width + until; i += 1, depth += a * step) {
        const there = depths[i] ?? 0;
        const owner = owners[i] ?? -1;
        const isLater = owner >= 0 && face.order >= (orders[owner] ?? 0);
        if (depth > (isLater ? there - depthTolerance : there + depthTolerance)) {
          depths[i] = Math.max(depth, isLater ? depth : there);
          owners[i] = index;
          owned[index] = (owned[index] ?? 0) + 1;
          if (owner >= 0) owned[owner] = (owned[owner] ?? 0) - 1;
        }
      }
    });
  });
  return owned;
}

/** For each face, the faces of other colours to paint before it, with the number of cells where it hides them. */
type Order = Map<number, number>[];

function findOrder(raster: Raster, faces: readonly ViewFace[], numbers: Int32Array): Order {
  const { owners, width } = raster;
  const before: Order = faces.map(() => new Map());
  faces.forEach((face, i) => {
    const count = (owner: number, places: number): void => {
      const hidden = before[owner];
      if (owner !== i && hidden && faces[owner]?.fill !== face.fill) hidden.set(i, (hidden.get(i) ?? 0) + places);
    };
    eachSpan(raster, face, (row, from, until) => {
      let start = row * width + from;
      const end = row * width + until;
      for (let cell = start + 1; cell <= end; cell += 1)
        if (cell === end || owners[cell] !== owners[start]) {
          count(numbers[owners[start] ?? -1] ?? -1, cell - start);
          start = cell;
        }
    });
  });
  return before;
}

/**
 * Faces that hide each other intersect: cuts one of them along the intersection. If nothing can be cut off, the
 * direction with more cells wins.
 */
function splitMutual(faces: readonly ViewFace[], before: Order): ViewFace[] | undefined {
  const pieces = new Map<number, ViewFace[]>();
  before.forEach((hidden, i) => {
    for (const [j, places] of hidden) {
      const [a, b, others] = [faces[i], faces[j], before[j]];
      const back = others?.get(i);
      if (j > i || back === undefined || !a || !b) continue;
      const line = [a.plane[0] - b.plane[0], a.plane[1] - b.plane[1], a.plane[2] - b.plane[2]] as const;
      const cutOne = (a.loops[0]?.length ?? 0) <= (b.loops[0]?.length ?? 0) ? i : j;
      const known = pieces.get(cutOne) ?? [faces[cutOne] ?? a];
      const cuts = known.flatMap((piece) => cut(piece, line));
      if (cuts.length > known.length) pieces.set(cutOne, cuts);
      else if (back < places) others?.delete(i);
      else hidden.delete(j);
    }
  });
  return pieces.size > 0 ? faces.flatMap((face, i) => pieces.get(i) ?? [face]) : undefined;
}

/** The parts of a face on both sides of the line a·x + b·y + c = 0. */
function cut(face: ViewFace, [a, b, c]: readonly [number, number, number]): ViewFace[] {
  const halves = [1, -1].flatMap((way) => {
    const side = ([x, y]: Point): number => way * (a * x + b * y + c);
    const loops = face.loops.map((loop) => clip(loop, side)).filter(({ length }) => length > 2);
    const bounds = boundsOfPoints(loops[0] ?? []);
    const isThin =
      loops.length === 0 || bounds[2] - bounds[0] < depthTolerance || bounds[3] - bounds[1] < depthTolerance;
    return isThin ? [] : [{ ...face, loops, bounds }];
  });
  return halves.length === 2 ? halves : [face];
}

function clip(loop: readonly Point[], side: (p: Point) => number): Point[] {
  return loop.flatMap((p, i): Point[] => {
    const q = loop[(i + 1) % loop.length] ?? p;
    const [f, g] = [side(p), side(q)];
    const kept: Point[] = f >= 0 ? [p] : [];
    if (f >= 0 !== g >= 0) kept.push([p[0] + ((q[0] - p[0]) * f) / (f - g), p[1] + ((q[1] - p[1]) * f) / (f - g)]);
    return kept;
  });
}

/** Topological sort. Among the faces that are ready it prefers the last colour, so that runs merge into one path. */
function paintOrder(faces: readonly ViewFace[], before: Order): ViewFace[] {
  const waiting = before.map(({ size }) => size);
  const after = faces.map((): number[] => []);
  before.forEach((others, i) => {
    for (const j of others.keys()) after[j]?.push(i);
  });
  const ready = new Map<FillStyle, number[]>();
  const offer = (i: number): void => {
    const fill = faces[i]?.fill ?? 'paper';
    const list = ready.get(fill);
    if (list) list.push(i);
    else ready.set(fill, [i]);
  };
  waiting.forEach((count, i) => {
    if (count === 0) offer(i);
  });
  const left = new Set(faces.keys());
  const painted: ViewFace[] = [];
  let list: number[] | undefined;
  while (left.size > 0) {
    // Change colour only if none of the last one is ready, to the one with the most ready faces.
    if (!list?.length) list = [...ready.values()].toSorted((a, b) => b.length - a.length)[0];
    // No face is ready if faces cover each other in a cycle.
    const next = list?.pop() ?? left.values().next().value ?? 0;
    const face = faces[next];
    if (!face || !left.delete(next)) continue;
    painted.push(face);
    for (const j of after[next] ?? []) {
      const count = (waiting[j] ?? 0) - 1;
      waiting[j] = count;
      if (count === 0 && left.has(j)) offer(j);
    }
  }
  return painted;
}
