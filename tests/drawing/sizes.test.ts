/** Machines are drawn as large as their tables say, in every view, as another program reads their CAD files. */
import { getBounds, NodeIO } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import { measureMachine } from '../../src/drawing/arrangement/measure-machine.ts';
import { boundsOfPoints } from '../../src/drawing/body/outlines.ts';
import { writeDxf } from '../../src/drawing/export/write-dxf.ts';
import { writeGlb } from '../../src/drawing/export/write-glb.ts';
import { boundsOfMachine } from '../../src/drawing/fit-sides.ts';
import { readGivenLengths, type LengthName } from '../../src/drawing/given-lengths.ts';
import { listDrawnMachines } from '../../src/drawing/list-drawings.ts';
import { usualSides } from '../../src/drawing/families/all-families.ts';
import { bodyKey, makeMachine, sidesNotTaken, type MachineSubject } from '../../src/drawing/make-machine.ts';
import { placePlant } from '../../src/drawing/plant/place-plant.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { readDxf, type ReadBlock } from './dxf-reader.ts';
import { familyNames, subjectOf, triedFamilies, words } from './machine-cases.ts';
import { stationsOf } from './plant-cases.ts';

/** How wide and how high the machine itself is in a block. */
function extentsIn(block: ReadBlock | undefined): { wide: number; high: number } {
  const own = [...(block?.layers ?? [])].flatMap(([layer, points]) => (layer.startsWith('MACHINE') ? points : []));
  const [left, low, right, top] = boundsOfPoints(own);
  return { wide: right - left, high: top - low };
}

/** Each stated side of a machine, in each view that shows it, whose drawn length differs by a millimetre or more. */
function wrongSides(subject: MachineSubject): string[] {
  const machine = makeMachine(subject);
  const given = readGivenLengths(subject.figures);
  const stated = machine.dimensions.filter(({ overall, length }) => overall && given[length]?.exact);
  if (stated.length === 0) return [];
  const { blocks } = readDxf(writeDxf(measureMachine(machine, subject.figures), 'M', '', words.drawing));
  const seen = (view: string) => extentsIn(blocks.find(({ name }) => name === `M-${view.toUpperCase()}`));
  const other = machine.principal === 'front' ? 'side' : 'front';
  const [main, end, plan] = [seen(machine.principal), seen(other), seen('plan')];
  const drawn = { x: [main.wide, plan.wide], y: [main.high, end.high], z: [end.wide, plan.high] };
  return stated.flatMap(({ length, along }) =>
    drawn[along]
      .filter((value) => !(Math.abs(value - (given[length]?.value ?? 0)) < 1))
      .map((value) => `${subject.name}, ${length} ${given[length]?.value}: ${value}`),
  );
}

/** Sizes that no family has by itself: each side by a factor of its own of what is drawn without figures. */
function inventedSizes(family: MachineFamily, count: number): Record<string, string>[] {
  const { low, high } = boundsOfMachine(makeMachine(subjectOf(family)).body);
  const sized = (side: number, i: number): string => {
    const factor = 0.65 + ((familyNames.indexOf(family) * 37 + i * 53 + side * 29) % 80) / 100;
    return `${Math.round(((high[side] ?? 0) - (low[side] ?? 0)) * factor)} mm`;
  };
  return Array.from({ length: count }, (_, i) => ({
    Length: sized(0, i),
    Width: sized(2, i),
    Height: sized(1, i),
  }));
}

const isSweep = process.env['SWEEP'] === '1';

describe('the stated sides of a machine', () => {
  it('are drawn in every view of every machine of the catalogue', async () => {
    const subjects = listDrawnMachines(await loadFrozen()).map(({ subject }) => subject);
    const different = new Map(subjects.map((subject) => [bodyKey(subject), subject]));
    expect([...different.values()].flatMap(wrongSides)).toEqual([]);
  });

  it.each(triedFamilies)('are drawn in every view of an invented %s', (family) => {
    const sizes = inventedSizes(family, isSweep ? 10 : 1);
    expect(sizes.flatMap((rows) => wrongSides(subjectOf(family, rows)))).toEqual([]);
  });

  it.each([
    ['primary-shredder', { 'Equipment size': '5000 x 2000 x 3000 mm' }, [5000, 3000, 2000]],
    ['tyre-baler', { Width: '1940 mm', Depth: '1160 mm', Height: '4700 mm' }, [1940, 4700, 1160]],
    // A press is as long as its front is wide; the size of a portal has no order.
    ['tyre-baler', { Length: '1940 mm', Width: '1160 mm', Height: '4700 mm' }, [1940, 4700, 1160]],
    ['tyre-cutter', { Size: '1530 x 2700 x 1200 mm' }, [1530, 2700, 1200]],
    ['tyre-folder', { Length: '1800 mm', Width: '1500 mm', Height: '2500 mm' }, [1800, 2500, 1500]],
    ['conveyor', { Length: '30 m', Width: '1600 mm', Height: '6 m' }, [30_000, 6000, 1600]],
    ['generic', { Dimensions: 'Ø 98 × 890 mm' }, [98, 890, 98]],
    ['generic', { Dimensions: '98 × 890 mm' }, [98, 890, 98]],
    ['rasper', { Width: '3200 mm', Depth: '2100 mm', Height: '3000 mm' }, [2100, 3000, 3200]],
  ] as const)('are those of a %s of %j', (family, rows, sides) => {
    const { low, high } = boundsOfMachine(makeMachine(subjectOf(family, { ...rows })).body);
    expect(high.map((value, axis) => value - (low[axis] ?? 0))).toEqual(
      sides.map((side) => expect.closeTo(side, 0) as number),
    );
  });

  it('are those of the machine in its 3D file, beside which are its power pack, its walkway and its surroundings', async () => {
    const rows = { 'Equipment size': '5000 x 2000 x 3000 mm', System: 'Hydraulic system' };
    const glb = await writeGlb(makeMachine(subjectOf('primary-shredder', rows, 'X100', 'tyres')), words);
    const [scene] = (await new NodeIO().readBinary(glb)).getRoot().listScenes();
    const nodes = scene?.listChildren() ?? [];
    const machine = nodes.find((node) => node.getName() === 'machine');
    const { min, max } = machine ? getBounds(machine) : { min: [], max: [] };
    expect(max.map((value, axis) => value - (min[axis] ?? 0))).toEqual(
      [5, 3, 2].map((side) => expect.closeTo(side, 2) as number),
    );
    expect(nodes.map((node) => node.getName())).toEqual(
      expect.arrayContaining(['Hydraulic power pack', 'Walkway', 'Discharge belt', 'Surroundings']),
    );
  });

  it("are those of the line's highest point", () => {
    const rows = { 'Equipment size': '5000 x 2000 x 3000 mm' };
    expect(placePlant(stationsOf({ machine: 'primary-shredder', rows })).size.height).toBe(3000);
  });

  it('are not drawn where they would make another thing of it, and the drawing says so', () => {
    const subject = subjectOf('primary-shredder', { Length: '40 m', Width: '500 mm', Height: '500 mm' });
    const text = writeDxf(measureMachine(makeMachine(subject), subject.figures), 'M', '', words.drawing);
    expect(text).toContain(words.drawing.notToScale);
  });

  it.each([
    ['primary-shredder', { Length: '40 m', Width: '500 mm', Height: '500 mm' }, ['height', 'width']],
    ['tyre-baler', { Width: '1940 mm', Depth: '1160 mm', Height: '470 mm' }, ['height']],
    ['channel-baler', { Length: '900 mm', Width: '2400 mm', Height: '7600 mm' }, ['length']],
    ['rasper', { Depth: '400 mm', Width: '5000 mm', Height: '3300 mm' }, ['depth']],
    // A conveyor may be this long.
    ['conveyor', { Length: '30 m', Width: '1600 mm', Height: '6 m' }, []],
    ['primary-shredder', { Length: '5000 mm', Width: '2000 mm', Height: '3000 mm' }, []],
  ] as const)('of a %s of %j are those that it cannot take: %j', (family, rows, sides) => {
    expect(sidesNotTaken(subjectOf(family, { ...rows }))).toEqual(sides);
  });

  it.each(triedFamilies)('are the usual ones of a %s without figures', (family) => {
    const { body, dimensions } = makeMachine(subjectOf(family));
    const { low, high } = boundsOfMachine(body);
    const drawn = (['x', 'y', 'z'] as const).map((axis, i) => [
      dimensions.find(({ overall, along }) => overall && along === axis)?.length,
      Math.round((high[i] ?? 0) - (low[i] ?? 0)),
    ]);
    expect(Object.entries(usualSides[family])).toEqual(drawn);
  });

  it('leave lengths that are stated, too, as they are', () => {
    const name: LengthName = 'hopperHeight';
    const rows = { Size: '5000x1540x4200 mm', 'Hopper height': '1400 mm', 'Cutting chamber': '1200x750 mm' };
    const { dimensions } = makeMachine(subjectOf('primary-shredder', rows));
    const hopper = dimensions.find(({ length }) => length === name);
    expect(hopper && hopper.to - hopper.from).toBeCloseTo(1400);
  });
});
