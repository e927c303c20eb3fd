/** Machines at work: what they take, what tells those for one material from those for another, who operates them. */
import { describe, expect, it } from 'vitest';
import { tyre } from '../../src/drawing/assemblies/goods.ts';
import { Body, isSeenIn, type Part } from '../../src/drawing/body/body.ts';
import { boundsOfFaces } from '../../src/drawing/body/surface.ts';
import type { Vector } from '../../src/drawing/body/vector.ts';
import { listDrawnMachines } from '../../src/drawing/list-drawings.ts';
import { makeMachine as makeBody } from '../../src/drawing/make-machine.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { allGoods, familyNames, figureSets, makeMachine } from './machine-cases.ts';

const cornersOf = (parts: readonly Part[]): Vector[] =>
  parts.flatMap(({ faces }) => faces.flatMap(({ loops }) => loops.flat()));
const boundsOf = (parts: readonly Part[], wanted: string) =>
  parts.filter(({ name }) => name === wanted).map(({ faces }) => boundsOfFaces(faces));

describe('a tyre cutter', () => {
  const names = ['TCPCR100', 'TCTB100', 'TCOTR100'];
  const sized = { 'Equipment size': '1530x2700x1200 mm' };

  it.each([{}, sized])('has no tyre in its posts or in another tyre: %o', (rows) => {
    for (const name of names) {
      const { parts } = makeMachine('tyre-cutter', rows, name).body;
      const [cut, next] = boundsOf(parts, 'Tyre');
      const posts = boundsOf(parts, 'Frame').filter(
        ({ low, high }) => low[1] === 110 && high[1] > 900 && high[0] - low[0] < 400,
      );
      expect(posts).toHaveLength(2);
      for (const [x, y, z] of cornersOf(parts.filter((part) => part.name === 'Tyre')))
        for (const { low, high } of posts)
          expect(x > low[0] && x < high[0] && y > low[1] && y < high[1] && z > low[2] && z < high[2], name).toBe(false);
      if (next) expect(next.low[2], name).toBeGreaterThan(cut?.high[2] ?? Infinity);
    }
  });

  it('takes a tyre that is larger than the machine is wide upright, between its posts and under its crown', () => {
    const { parts } = makeMachine('tyre-cutter', sized, 'TCOTR100').body;
    const [cut] = boundsOf(parts, 'Tyre');
    const [blade] = boundsOf(parts, 'Blade');
    const posts = boundsOf(parts, 'Frame').filter(
      ({ low, high }) => low[1] === 110 && high[1] > 900 && high[0] - low[0] < 400,
    );
    const gap = Math.min(...posts.flatMap(({ low, high }) => [low, high].map(([x]) => Math.abs(x))));
    expect(cut?.high[0]).toBeLessThan(gap);
    expect(cut?.low[2]).toBeLessThan(blade?.low[2] ?? -Infinity);
    expect(cut?.high[1]).toBeLessThan(Math.min(...posts.map(({ high }) => high[1])));
  });
});

it('a tyre has blocks on its tread', () => {
  const body = new Body();
  tyre(body, [0, 0, 0], [0, 0, 1], 500, 200);
  const outer = cornersOf(body.parts).filter(([x, y]) => Math.hypot(x, y) > 485);
  const angles = [...new Set(outer.map(([x, y]) => Math.round(Math.atan2(y, x) * 1000)))].toSorted((a, b) => a - b);
  const steps = angles.slice(1).map((angle, i) => angle - (angles[i] ?? 0));
  expect(Math.max(...steps)).toBeGreaterThan(1.5 * Math.min(...steps));
});

describe('a metal baler', () => {
  const { parts } = makeMachine('metal-baler', {}, 'X100', 'metal').body;

  it('presses from two sides', () => {
    const [main] = boundsOf(parts, 'Press cylinder');
    const [side] = boundsOf(parts, 'Pusher');
    expect(main && main.high[0] - main.low[0] < main.high[2] - main.low[2]).toBe(true);
    expect(side && side.high[0] - side.low[0] > side.high[2] - side.low[2]).toBe(true);
  });

  it('leaves its bales untied', () => {
    expect(boundsOf(parts, 'Bale').length).toBeGreaterThan(0);
    expect(parts.filter(({ material }) => material === 'wire')).toEqual([]);
  });
});

describe.each([
  ['primary-shredder', 'Shafts with knives'],
  ['secondary-shredder', 'Rotor'],
] as const)('a %s', (family, knives) => {
  const shape = (parts: readonly Part[]): string => JSON.stringify(parts.map(({ faces }) => boundsOfFaces(faces)));
  const bodies = allGoods.map((goods) => makeMachine(family, {}, 'X100', goods).body.parts);

  it.each([
    ['hopper', (part: Part) => part.name === 'Hopper'],
    ['knives', (part: Part) => part.name === knives],
    ['discharge', (part: Part) => ['Discharge belt', 'Magnet', 'Cyclone'].includes(part.name)],
  ] as const)('has a %s for its material', (what, isPart) => {
    // A plain belt does for tyres and for lumps of plastics.
    const least = what === 'discharge' ? 3 : 4;
    expect(new Set(bodies.map((parts) => shape(parts.filter(isPart)))).size).toBeGreaterThanOrEqual(least);
  });
});

it('the hoppers of tyre machines are loaded', async () => {
  const subjects = listDrawnMachines(await loadFrozen()).map(({ subject }) => subject);
  const fed = subjects.filter(({ machine }) => machine === 'primary-shredder' || machine === 'rasper');
  expect(fed.length).toBeGreaterThan(2);
  for (const subject of fed) {
    const { parts } = makeBody(subject).body;
    const load = subject.machine === 'rasper' ? 'Material' : 'Tyre';
    const [hopper] = [...boundsOf(parts, 'Hopper'), ...boundsOf(parts, 'Feed chute')];
    const inside = boundsOf(parts, load).filter(({ high }) => high[1] > (hopper?.low[1] ?? Infinity));
    expect(inside.length, subject.name).toBeGreaterThan(3);
  }
});

describe('the operator', () => {
  it.each(familyNames)('of a %s stands clear of the machine', (family) => {
    const machines = [undefined, ...allGoods].map((goods) => makeMachine(family, {}, 'X100', goods));
    for (const { body, person } of [...machines, makeMachine(family, figureSets['a hydraulic drive'])]) {
      const [x, z] = person;
      const hit = body.parts.filter((part) => {
        const { low, high } = boundsOfFaces(part.faces);
        return (
          isSeenIn(part, 'picture') &&
          low[0] < x + 260 &&
          high[0] > x - 260 &&
          low[2] < z + 160 &&
          high[2] > z - 160 &&
          low[1] < 1750
        );
      });
      expect(hit.map(({ name }) => name)).toEqual([]);
    }
  });

  it.each([
    'channel-baler',
    'classifier',
    'generic',
    'metal-baler',
    'overband-magnet',
    'primary-shredder',
    'rasper',
    'secondary-shredder',
    'tumble-back-feeder',
    'tyre-baler',
    'tyre-cutter',
    'tyre-folder',
  ] as const)('of a %s stands at a panel and faces it', (family) => {
    const { body, person } = makeMachine(family);
    const [x, z, turn = 0] = person;
    const panels = body.parts.filter(({ material }) => material === 'screen').map(({ faces }) => boundsOfFaces(faces));
    const ahead = panels.filter(({ low, high }) => {
      const [dx, dz] = [(low[0] + high[0]) / 2 - x, (low[2] + high[2]) / 2 - z];
      const far = Math.hypot(dx, dz);
      return far < 900 && (dx * Math.sin(turn) + dz * Math.cos(turn)) / far > 0.8;
    });
    expect(ahead.length).toBeGreaterThan(0);
  });
});

describe('machines whose tables differ', () => {
  const shapeOf = (parts: readonly Part[], name: string): string =>
    JSON.stringify(parts.filter((part) => part.name === name).map(({ faces }) => boundsOfFaces(faces)));

  it('tyre balers of more force have more ribs and tie rods, and a deeper crosshead', () => {
    const [small, medium, large] = ['150 Ton', '200 Ton', '250 Ton'].map((force) => {
      const { parts } = makeMachine('tyre-baler', { Force: force }).body;
      const crosshead = boundsOf(parts, 'Crosshead')[0];
      return {
        frame: parts.filter(({ name }) => name === 'Frame').length,
        deep: (crosshead?.high[1] ?? 0) - (crosshead?.low[1] ?? 0),
      };
    });
    expect(small && medium && small.frame < medium.frame && small.deep < medium.deep).toBe(true);
    expect(medium && large && medium.frame < large.frame && medium.deep < large.deep).toBe(true);
  });

  it('balers of paper are closed in, and those of plastics have a raised back', () => {
    const hoppers = (['paper', 'plastics', 'tyres'] as const).map((goods) =>
      shapeOf(makeMachine('channel-baler', {}, 'X100', goods).body.parts, 'Feed hopper'),
    );
    expect(new Set(hoppers).size).toBe(3);
  });

  it('presses of truck tyres have two cylinders, those of car tyres one', () => {
    const barrels = (name: string): number => {
      const { parts } = makeMachine('tyre-folder', {}, name).body;
      const highest = Math.max(...cornersOf(parts).map(([, y]) => y));
      return boundsOf(parts, 'Ram').filter(({ high }) => high[1] > highest - 1).length;
    };
    expect(barrels('TFTBR100')).toBe(2 * barrels('TFPCR100'));
  });

  it('a tyre cutter with an electric drive has motors in place of a power pack', () => {
    const partsOf = (drive: string): Set<string> =>
      new Set(makeMachine('tyre-cutter', { Drive: drive }, 'TCPCR100').body.parts.map(({ name }) => name));
    const [electric, hydraulic] = [partsOf('Electric drive'), partsOf('Hydraulic')];
    expect([electric.has('Drive'), electric.has('Hydraulic power pack')]).toEqual([true, false]);
    expect([hydraulic.has('Drive'), hydraulic.has('Hydraulic power pack')]).toEqual([false, true]);
  });
});
