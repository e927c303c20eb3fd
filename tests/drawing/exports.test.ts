import { brotliCompressSync, constants } from 'node:zlib';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import type { Access } from '../../src/catalogue/catalogue.ts';
import { boundsOfFaces } from '../../src/drawing/body/surface.ts';
import { writeDxf } from '../../src/drawing/export/write-dxf.ts';
import { writeGlb } from '../../src/drawing/export/write-glb.ts';
import { pictureParts } from '../../src/drawing/make-machine.ts';
import { lensOf } from '../../src/drawing/render/lens.ts';
import { readDxf } from './dxf-reader.ts';
import { measureOnce, makeMachine, triedFamilies, words } from './machine-cases.ts';

/** As the site is compressed (scripts/build/make-site.ts). */
const served = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

describe.each(triedFamilies)('the 3D file of a %s', (family) => {
  it("is without problems, in metres, at most 105 kB compressed, and names its parts and the picture's camera", async () => {
    const machine = makeMachine(family);
    const { body } = machine;
    const glb = await writeGlb(machine, words);
    const { issues } = await validateBytes(glb);
    expect([issues.numErrors, issues.numWarnings, issues.numInfos, issues.numHints]).toEqual([0, 0, 0, 0]);
    const root = (await new NodeIO().readBinary(glb)).getRoot();
    const tallest = Math.max(
      ...body.parts.flatMap(({ faces }) => faces.flatMap(({ loops }) => loops.flat().map(([, y]) => y))),
    );
    const [scene] = root.listScenes();
    expect(scene && getBounds(scene).max[1]).toBeCloseTo(tallest / 1000, 2);
    expect(brotliCompressSync(glb, served).length).toBeLessThan(105_000);
    const own = body.parts.filter(({ beside, name }) => !beside && name);
    const names = new Set(own.map(({ name }) => words.parts[name as keyof typeof words.parts]));
    expect(root.listNodes().map((node) => node.getName())).toEqual(expect.arrayContaining([...names]));
    const { eye } = lensOf(pictureParts(machine), machine.turn, 280 / 300);
    const camera = root.listNodes().find((node) => node.getCamera());
    expect(camera?.getTranslation()).toEqual(eye.map((c) => expect.closeTo(c / 1000) as number));
  });
});

describe('the CAD file', () => {
  const write = (name: string, rows: Record<string, string>, family = 'primary-shredder' as const): string =>
    writeDxf(measureOnce(family, rows, name), name, 'Indicative envelope, not for manufacture', words.drawing);
  const rows = {
    'Equipment size': '5000x1540x4555 mm',
    'Cutting chamber': '1200x750 mm',
    'Hopper height': '1400 mm',
    System: 'Hydraulic system',
  };
  const measured = () => measureOnce('primary-shredder', rows, 'SHT 6000');

  it('has the overall dimensions of the data, to a millimetre', () => {
    const { points } = readDxf(write('SHT 6000', rows));
    expect(measured().toScale).toBe(true);
    const tallest = Math.max(...points.map(([, y]) => y));
    expect(Math.abs(tallest - 4555)).toBeLessThan(1);
    for (const x of [-2500, 2500])
      expect(Math.min(...points.filter(([, y]) => y > 0).map(([px]) => Math.abs(px - x)))).toBeLessThan(1);
  });

  it('shows the opening of a cutting chamber as wide and deep as its dimensions say', () => {
    const { points } = readDxf(write('SHT 6000', rows));
    const plan = points.filter(([, y]) => y < 0);
    const corner = plan.find(([x]) => Math.abs(x + 600) < 1);
    const across = plan.filter(([x]) => Math.abs(x - 600) < 1).map(([, y]) => y - (corner?.[1] ?? 0));
    expect(Math.min(...across.map((y) => Math.abs(Math.abs(y) - 750)))).toBeLessThan(1);
  });

  it('has them where a motor is the top of the machine or its end', () => {
    const small = { 'Overall size': '600 x 600 x 1350 mm' };
    const heights = readDxf(writeDxf(measureOnce('generic', small), 'MX15', '', words.drawing)).points.map(
      ([, y]) => y,
    );
    expect(Math.abs(Math.max(...heights) - 1350)).toBeLessThan(1);
    const driven = { Length: '6000 mm', 'Cutting chamber': '1600 x 960 mm' };
    const widths = readDxf(write('SHT8000', driven)).points.map(([x]) => Math.abs(x - 3000));
    expect(Math.min(...widths)).toBeLessThan(1);
  });

  it('shows a machine beyond the bounds of its family as large as the picture and the 3D file do', () => {
    const { points } = readDxf(write('X', { Height: '9 m' }));
    expect(Math.abs(Math.max(...points.map(([, y]) => y)) - 9000)).toBeLessThan(50);
    const { parts } = makeMachine('primary-shredder', { Height: '9 m' }).body;
    expect(boundsOfFaces(parts.flatMap(({ faces }) => faces)).high[1]).toBeCloseTo(9000);
  });

  it('has the floor that the machine takes, and the free space that is stated, on a layer of their own', () => {
    const withSpace = (access?: Access) => readDxf(writeDxf(measured(), 'SHT 6000', '', words.drawing, access));
    const boxOf = ({ blocks }: ReturnType<typeof withSpace>) => {
      const points = blocks.find(({ name }) => name === 'SHT-6000-INSTALLATION')?.layers.get('INSTALLATION') ?? [];
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    };
    const [left, front, right, rear] = boxOf(withSpace());
    const { width, height } = measured().views.plan.bounds;
    expect([right - left, rear - front]).toEqual([expect.closeTo(width, 0), expect.closeTo(height, 0)]);
    expect(boxOf(withSpace({ front: 1500, left: 800 }))).toEqual([
      left - 800,
      expect.closeTo(front - 1500),
      right,
      rear,
    ]);
  });

  it('has its views as blocks on the floor, and the overall sizes as dimensions', () => {
    const { blocks, dimensions } = readDxf(write('SHT 6000', rows));
    expect(blocks.map(({ name }) => name)).toEqual([
      'SHT-6000-FRONT',
      'SHT-6000-SIDE',
      'SHT-6000-PLAN',
      'SHT-6000-INSTALLATION',
    ]);
    expect(blocks.slice(0, 2).map(({ at }) => at[1])).toEqual([0, 0]);
    expect(dimensions.slice(0, 3)).toEqual(
      [5000, 4555, 1540].map((size) => ({ text: String(size), length: expect.closeTo(size, 0) as number })),
    );
    // What is installed around the machine is on a layer of its own.
    const [front] = blocks;
    const reach = (layer: string) => Math.min(...(front?.layers.get(layer) ?? []).map(([x]) => x));
    expect(reach('MACHINE-OUTLINE')).toBeGreaterThan(-2501);
    expect(reach('SURROUNDINGS')).toBeLessThan(-2600);
  });

  it('has its views on layers, and says what it is not meant for', () => {
    const { texts, layers } = readDxf(
      writeDxf(measured(), 'टायर 5', 'Indicative envelope, not for manufacture', words.drawing),
    );
    expect(texts).toEqual(
      expect.arrayContaining(['FRONT ELEVATION', 'SIDE ELEVATION', 'PLAN', 'Indicative envelope, not for manufacture']),
    );
    const own = ['OUTLINE', 'EDGES', 'DETAIL', 'HIDDEN'].map((layer) => `MACHINE-${layer}`);
    expect(layers).toEqual([...own, 'SURROUNDINGS', 'INSTALLATION', 'CENTRE', 'DIMENSIONS', 'TEXT']);
  });
});
