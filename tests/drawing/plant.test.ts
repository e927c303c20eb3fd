import { describe, expect, it } from 'vitest';
import { between, subtract, type Vector } from '../../src/drawing/body/vector.ts';
import { placePlant, type PlacedStation } from '../../src/drawing/plant/place-plant.ts';
import { listPlants } from '../../src/features/kinds/list-drawings.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { cardboard, chips, shredder, stationsOf } from './plant-cases.ts';
import { triedFamilies } from './machine-cases.ts';

type Box = Pick<PlacedStation, 'low' | 'high'>;

/** The cubes of 60 mm within a box through which the surfaces of a station pass. */
function cubesIn({ low, high }: Box, { body, places }: PlacedStation): Set<number> {
  const grain = 60;
  const cubes = new Set<number>();
  const axes = [0, 1, 2] as const;
  /** Halves a triangle until it is smaller than a cube, without the halves outside the box. */
  const fill = (a: Vector, b: Vector, c: Vector): void => {
    if (axes.some((i) => Math.max(a[i], b[i], c[i]) < low[i] || Math.min(a[i], b[i], c[i]) > high[i])) return;
    const [ab, bc, ca] = [Math.hypot(...subtract(a, b)), Math.hypot(...subtract(b, c)), Math.hypot(...subtract(c, a))];
    if (ab < bc || ab < ca) return fill(b, c, a);
    if (ab > grain / 2) {
      const middle = between(a, b, 0.5);
      fill(a, middle, c);
      fill(middle, b, c);
    } else if (axes.every((i) => a[i] >= low[i] && a[i] <= high[i]))
      cubes.add(axes.reduce<number>((key, i) => key * 4096 + Math.floor((a[i] - low[i]) / grain), 0));
  };
  for (const [dx, , dz] of places)
    for (const { points } of body.parts.filter(({ fine }) => !fine).flatMap((part) => part.triangles)) {
      const [a, b, c] = points.map(([x, y, z]): Vector => [x + dx, y, z + dz]);
      if (a && b && c) fill(a, b, c);
    }
  return cubes;
}

/** The pairs of stations whose surfaces share more cubes of 60 mm than two that come within 25 mm of each other do. */
function intersecting(stations: readonly PlacedStation[]): string[] {
  return stations.flatMap((one, i) =>
    stations.slice(i + 1).flatMap((other) => {
      const low = one.low.map((value, axis) => Math.max(value, other.low[axis] ?? 0)) as unknown as Vector;
      const high = one.high.map((value, axis) => Math.min(value, other.high[axis] ?? 0)) as unknown as Vector;
      if (low.some((value, axis) => value > (high[axis] ?? 0))) return [];
      const [own, theirs] = [cubesIn({ low, high }, one), cubesIn({ low, high }, other)];
      const shared = [...own].filter((cube) => theirs.has(cube)).length;
      return shared > 24 ? [`${one.station.name} and ${other.station.name}: ${shared}`] : [];
    }),
  );
}

describe('the machines of a line', () => {
  it.each([
    ['tyres to chips', chips],
    ['cardboard to bales', cardboard],
  ])('from %s do not run into each other', (_, stations) => {
    expect(intersecting(placePlant(stations).stations)).toEqual([]);
  });

  it('would do so if one were pushed into the next', () => {
    const [conveyor, ...rest] = placePlant(cardboard).stations;
    const push = ([x, y, z]: Vector): Vector => [x + 2500, y, z];
    const pushed = conveyor && { ...conveyor, places: conveyor.places.map(push), high: push(conveyor.high) };
    expect(pushed && intersecting([pushed, ...rest])).toHaveLength(1);
  });

  it('stand in the order of the flow, and each lets fall into the next, or its gap is stated', () => {
    const { stations } = placePlant(chips);
    const main = stations.filter(({ station }) => !station.isBranch);
    const middles = main.map(({ low, high }) => (low[0] + high[0]) / 2);
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
    // The belt below the magnet is lower than the feed of the classifiers.
    expect(stations.filter(({ gap }) => gap).map(({ station }) => station.machine)).toEqual(['classifier']);
    const [from, to] = stations[4]?.gap ?? [];
    expect(from && to && to[0] - from[0]).toBeGreaterThanOrEqual(1500);
  });

  it('turn off at a right angle at a branch, and stand side by side where there are several', () => {
    const { stations } = placePlant(chips);
    const [magnet, classifiers, branch] = [stations[3], stations[4], stations[5]];
    if (!magnet || !classifiers || !branch) throw new Error('A station is missing');
    const [length, width] = [branch.high[0] - branch.low[0], branch.high[2] - branch.low[2]];
    expect(width).toBeGreaterThan(2 * length);
    expect(branch.high[2]).toBeLessThan(magnet.high[2]);
    const [first, second, ...others] = classifiers.places;
    expect(others).toEqual([]);
    expect([second?.[0], first && second && first[2] - second[2] > 1500]).toEqual([first?.[0], true]);
  });

  it('need the length, width, height and area that follow from their sizes and the gap between them', () => {
    const line = placePlant(
      stationsOf(
        { machine: 'generic', rows: { Length: '4000 mm', Width: '1500 mm', Height: '2000 mm' } },
        { machine: 'generic', rows: { Length: '3000 mm', Width: '1000 mm', Height: '2500 mm' } },
      ),
    );
    // 4.0 + 1.5 + 3.0 m; 8.5 × 1.5 m = 12.75 m².
    expect(line.size).toEqual({ length: 8500, width: 1500, height: 2500, area: 12.8 });
    expect(placePlant(stationsOf(shredder)).size).toMatchObject({ height: 4600, feedingHeight: 4600 });
  });

  it.each(triedFamilies)('of a %s can begin a line, follow in it and end it', (machine) => {
    const { size, stations } = placePlant(
      stationsOf({ machine }, { machine }, { machine: 'conveyor', after: 1, isBranch: true }),
    );
    expect(size.length).toBeGreaterThan(0);
    expect(stations).toHaveLength(3);
  });
});

it('lists each size of a line of the catalogue, its stations in order, the branch after the magnet', async () => {
  const lines = listPlants(await loadFrozen());
  expect(lines.map(({ id, name }) => [id, name])).toEqual([
    ['tyre-chip-line', 'Tyre Chip Line up to 7 t/h'],
    ['tyre-chip-line_12-5', 'Tyre Chip Line up to 12.5 t/h'],
  ]);
  const [standard, larger] = lines.map(({ stations }) =>
    stations.map(({ id, after, isBranch }) => [id, after, isBranch]),
  );
  expect(standard).toEqual([
    ['feeding-discharge-conveyers', undefined, false],
    ['sht6000', 1, false],
    ['tumble-back-feeder', 2, false],
    ['rasper', 3, false],
    ['magnetic-steel-separators', 4, false],
    ['feeding-discharge-conveyers', 5, true],
  ]);
  expect(larger?.[1]).toEqual(['sht12000', 1, false]);
});
