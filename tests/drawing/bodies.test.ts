import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Body, type Part } from '../../src/drawing/body/body.ts';
import { circle, outline } from '../../src/drawing/body/outlines.ts';
import type { Face } from '../../src/drawing/body/solids.ts';
import { boundsOfFaces } from '../../src/drawing/body/surface.ts';
import { trianglesOf } from '../../src/drawing/body/triangles.ts';
import type { DrawnMachine } from '../../src/drawing/families/family.ts';
import { makeMachine as makeBody, type MachineSubject } from '../../src/drawing/make-machine.ts';
import { cross, dot, placed, subtract, type Vector } from '../../src/drawing/body/vector.ts';
import { allGoods, figureSets, makeMachine, subjectOf, triedFamilies, words } from './machine-cases.ts';

/** Litres inside the faces; negative where they look inwards. */
function volumeOf(faces: readonly Face[]): number {
  return trianglesOf(faces).reduce((sum, { points: [a, b, c] }) => sum + dot(a, cross(b, c)) / 6e6, 0);
}

/** Borders that no other face of the solid runs along the other way. */
function openBorders(faces: readonly Face[]): number {
  const corners = new Map<string, number>();
  const numberOf = (p: Vector): number => {
    const key = p.map((c) => Math.round(c * 20)).join();
    const known = corners.get(key) ?? corners.size;
    corners.set(key, known);
    return known;
  };
  const open = new Map<number, number>();
  for (const loop of faces.flatMap(({ loops }) => loops)) {
    let from = numberOf(loop.at(-1) ?? [0, 0, 0]);
    for (const point of loop) {
      const to = numberOf(point);
      const border = Math.min(from, to) * 65_536 + Math.max(from, to);
      if (from !== to) open.set(border, (open.get(border) ?? 0) + (from < to ? 1 : -1));
      from = to;
    }
  }
  return [...open.values()].filter((count) => count !== 0).length;
}

const cornersOf = (parts: readonly Part[]): Vector[] =>
  parts.flatMap(({ faces }) => faces.flatMap(({ loops }) => loops.flat()));

describe('a solid', () => {
  const solids: Record<string, (body: Body) => void> = {
    'a box': (body) => body.box('paint', [1, -1], [2, 0], [0, 3]),
    'a plate with a hole, along every axis': (body) => {
      for (const along of ['x', 'y', 'z'] as const)
        body.plate('paint', along, outline(0, 0, 90, 0, 90, 80, 0, 80), [circle(40, 40, 20)], [5, 9]);
    },
    'a turned body': (body) => body.turned('steel', [10, 20, 30], [1, 2, 3], outline(5, 0, 9, 4, 3, 12)),
    'a ring': (body) => body.ring('rubber', [0, 0, 0], [0, 0, 1], circle(100, 0, 20)),
    'a bar in any direction': (body) => {
      for (const to of [
        [0, 9, 0],
        [0, -9, 0],
        [7, 0, 0],
        [3, 4, 5],
        [0, 0, -5],
      ] as const)
        body.bar('paint', [0, 0, 0], to, [2, 1]);
    },
    'a bent hose': (body) =>
      body.tube(
        'hose',
        [
          [0, 0, 0],
          [100, 0, 0],
          [150, 50, 0],
          [150, 200, 60],
        ],
        12,
      ),
    'a hopper of sheet': (body) =>
      body.funnel(
        'paint',
        [5, 5],
        [
          [0, 50, 40],
          [60, 90, 80],
          [120, 90, 80],
        ],
        4,
      ),
    'a pipe': (body) => body.pipe('steel', 'z', [5, 5], [30, 20], [0, 50]),
  };

  it.each(Object.entries(solids))('%s is closed and looks outwards, mirrored too', (_, build) => {
    const body = new Body();
    build(body);
    body.at(placed([5, 5, 5], 'x', 0.7), () => body.mirror('z', () => build(body)));
    for (const { faces } of body.parts) {
      expect(openBorders(faces)).toBe(0);
      expect(volumeOf(faces)).toBeGreaterThan(0);
    }
  });

  it('has the volume of its measures', () => {
    const body = new Body();
    body.box('paint', [0, 100], [0, 200], [0, 300]);
    body.plate(
      'paint',
      'y',
      outline(0, 0, 200, 0, 200, 200, 0, 200),
      [outline(50, 50, 150, 50, 150, 150, 50, 150)],
      [0, 100],
    );
    expect(body.parts.map(({ faces }) => volumeOf(faces))).toEqual([expect.closeTo(6), expect.closeTo(3)]);
  });

  it('stands where the places around it put it', () => {
    const body = new Body();
    body.at(placed([1000, 0, 0], 'y', Math.PI / 2), () =>
      body.mirror('x', () => body.box('paint', [10, 20], [0, 1], [0, 1])),
    );
    const reach = body.parts.map(({ faces }) =>
      Math.max(...faces.flatMap(({ loops }) => loops.flat()).map(([, , z]) => z)),
    );
    expect(reach).toEqual([expect.closeTo(-10), expect.closeTo(20)]);
  });
});

describe('a machine of no particular kind', () => {
  const sizeOf = (rows: Record<string, string>): number[] => {
    const own = makeMachine('generic', rows).body.parts.filter(({ beside }) => !beside);
    const { low, high } = boundsOfFaces(own.flatMap(({ faces }) => faces));
    return subtract(high, low).map((length) => Math.round(length));
  };

  it.each([
    [600, 600, 1350],
    [820, 340, 420],
    [200, 200, 200],
    [500, 500, 3000],
    [6000, 4000, 500],
    [2000, 6000, 2200],
    [30_000, 3000, 4000],
    [8000, 8000, 30_000],
  ])('is built at its figures: %i × %i × %i mm', (length, width, height) => {
    expect(sizeOf({ 'Overall size': `${length} x ${width} x ${height} mm` })).toEqual([length, height, width]);
  });

  it('has its width in front where the figures name its depth instead of a length', () => {
    expect(sizeOf({ Width: '900 mm', Depth: '700 mm', Height: '1800 mm' })).toEqual([900, 1800, 700]);
  });
});

const drives = [{}, figureSets['a hydraulic drive']];

describe.each(triedFamilies)('the body of a %s', (family) => {
  let machines: (DrawnMachine & { set: string })[] = [];
  // Not kept for other tests: two hundred bodies make a heap that takes long to collect.
  beforeAll(() => {
    const cases: [string, MachineSubject][] = [
      ...Object.entries(figureSets).map(([set, rows]): [string, MachineSubject] => [set, subjectOf(family, rows)]),
      ...allGoods.map((goods, i): [string, MachineSubject] => [goods, subjectOf(family, drives[i % 2], 'X100', goods)]),
    ];
    machines = cases.map(([set, subject]) => ({ set, ...makeBody(subject) }));
  });
  afterAll(() => {
    machines = [];
  });

  it('consists of closed solids that look outwards, whatever its figures', () => {
    for (const { set, body } of machines.filter((_, i) => i % 3 === 0 || i >= machines.length - 4))
      for (const { faces, name, material } of body.parts) {
        expect([set, name, material, openBorders(faces)]).toEqual([set, name, material, 0]);
        expect(volumeOf(faces), `${name}, ${material} of ${set}`).toBeGreaterThan(0);
      }
  });

  it('stands on the ground', () => {
    for (const { body } of machines)
      expect(cornersOf(body.parts).reduce((least, [, y]) => Math.min(least, y), Infinity)).toBeCloseTo(0);
  });

  it('has between three and ten parts with a name', () => {
    for (const { body } of machines) {
      const names = new Set(body.parts.filter(({ beside, name }) => !beside && name).map(({ name }) => name));
      expect(names.size).toBeGreaterThanOrEqual(3);
      expect(names.size).toBeLessThanOrEqual(10);
    }
  });

  it('has a word for each of its parts', () => {
    const named = machines.flatMap(({ body }) => body.parts.map(({ name }) => name));
    expect([...new Set(named)].filter((name) => name !== '' && !Object.hasOwn(words.parts, name))).toEqual([]);
  });

  it('has something at both ends of every dimension', () => {
    for (const { set, body, dimensions } of machines) {
      const corners = cornersOf(body.parts.filter(({ beside }) => !beside));
      for (const { length, along, from, to } of dimensions)
        for (const place of [from, to]) {
          const axis = 'xyz'.indexOf(along);
          const nearest = corners.reduce(
            (least, corner) => Math.min(least, Math.abs((corner[axis] ?? 0) - place)),
            Infinity,
          );
          expect(nearest, `${length} at ${place} of ${set}`).toBeLessThan(0.5);
        }
    }
  });
});
