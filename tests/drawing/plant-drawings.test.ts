import { getBounds, NodeIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { plantDrawingWidths } from '../../src/catalogue/media/pictures.ts';
import { boundsOfPoints } from '../../src/drawing/body/outlines.ts';
import { writePlantDxf } from '../../src/drawing/export/write-dxf.ts';
import { writePlantGlb } from '../../src/drawing/export/write-glb.ts';
import { drawPlant, drawPlantArrangement, sizePlant, type PlantSubject } from '../../src/drawing/plant/draw-plant.ts';
import { drawRows } from '../../src/drawing/plant/draw-row.ts';
import { rowsOf, scaleOf } from '../../src/drawing/plant/lay-out-rows.ts';
import { placePlant } from '../../src/drawing/plant/place-plant.ts';
import { Scene } from '../../src/drawing/scene.ts';
import { readDxf } from './dxf-reader.ts';
import { faultsOf } from './lettering-faults.ts';
import { chips, measured, shredder, stationsOf } from './plant-cases.ts';
import { words } from './machine-cases.ts';
import { once } from './once.ts';
import { readSvg } from './svg-reader.ts';

const subject: PlantSubject = {
  id: 'chips',
  name: 'Tyre Chip Line',
  kind: 'Production Lines',
  brand: 'Maker',
  words,
  stations: chips,
};

/** The line's drawing of a width, drawn and read once. */
const drawn = once((width: (typeof plantDrawingWidths)[number]) => readSvg(drawPlant(subject, measured(chips), width)));

describe('the drawing of a line', () => {
  it('stands in first angle: the plan is below the elevation, each machine below itself', () => {
    const { plant, views } = measured(chips);
    for (const { station, bounds } of views.plan) {
      const above = views.elevation.filter((layer) => layer.station === station).map((layer) => layer.bounds);
      expect(Math.abs(Math.min(...above.map(([x]) => x)) - bounds[0])).toBeLessThan(700);
    }
    expect(Math.max(...views.elevation.map(({ bounds }) => bounds[3]))).toBeCloseTo(plant.high[1], 0);
    const { lettering } = drawn(1200);
    const [elevation, plan] = ['ELEVATION', 'PLAN'].map((caption) => lettering.find(({ text }) => text === caption));
    expect(elevation && plan && [plan.x - elevation.x, plan.y > elevation.y]).toEqual([0, true]);
  });

  it.each([...plantDrawingWidths, 'sheet'] as const)('has no text over another or beyond its edge: %s', (width) => {
    const size = { width: 778, height: 480, paper: { name: 'A4', width: 274, isPart: true } };
    const read = width === 'sheet' ? readSvg(drawPlantArrangement(subject, size, measured(chips))) : drawn(width);
    const numbers = new Set(chips.map(({ number }) => String(number)));
    // The number of a station is on it in the plan, whatever else is near.
    expect(faultsOf({ ...read, lettering: read.lettering.filter(({ text }) => !numbers.has(text)) })).toEqual([]);
    for (const { name, count, number } of chips) {
      expect(read.texts).toContain(count > 1 ? `${count} × ${name}` : name);
      expect(read.texts.filter((text) => text === String(number)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([1, 54])('of %i machines leaves neither its sheet nor its page', (count) => {
    const stations = stationsOf(...Array.from({ length: count }, () => ({ machine: 'overband-magnet' as const })));
    const size = { width: 778, height: 480, paper: { name: 'A4', width: 274, isPart: true } };
    const long = { ...subject, stations };
    const sheet = readSvg(drawPlantArrangement(long, size, measured(stations)));
    const page = readSvg(drawPlant(long, measured(stations), 360));
    const numbers = new Set(stations.map(({ number }) => String(number)));
    for (const { lettering, ...read } of [sheet, page])
      expect(faultsOf({ ...read, lettering: lettering.filter(({ text }) => !numbers.has(text)) })).toEqual([]);
    // Numbers stand beside each other.
    for (const { lettering } of [sheet, page]) {
      const balloons = lettering.filter(({ text }) => numbers.has(text));
      for (const { x, y } of balloons)
        expect(balloons.filter((one) => Math.hypot(one.x - x, one.y - y) < 6).length).toBe(1);
    }
  });

  it('has one dimension where the feed is at the highest point', () => {
    const stations = stationsOf(shredder);
    const { height } = measured(stations).plant.size;
    const { texts } = readSvg(drawPlant({ ...subject, stations }, measured(stations), 1200));
    expect(texts.filter((text) => text === String(height))).toHaveLength(1);
  });

  it('is as high as the page is told', () => {
    const { drawings = [] } = sizePlant(chips);
    expect(plantDrawingWidths.map((width) => drawn(width).height)).toEqual(drawings);
  });

  it('dimensions the overall lengths and the gaps, and names them for screen readers', () => {
    const { plant } = measured(chips);
    const { length, width, height, feedingHeight } = plant.size;
    const { texts, description } = drawn(1200);
    expect(texts).toEqual(expect.arrayContaining([length, width, height, feedingHeight].map(String)));
    expect(texts.filter((text) => /^\(\d+\)$/.test(text))).toHaveLength(1);
    expect(description).toBe(
      `length ${length} mm, width ${width} mm, highest point ${height} mm, feeding height ${feedingHeight} mm`,
    );
  });

  it('has a number on each machine, whose leaders do not cross', () => {
    const { plant } = measured(chips);
    const sheet = new Scene();
    const look = { letter: 12, weight: 0.8, box: { x: 0, y: 0, width: 1200 } };
    const rows = rowsOf(plant, Infinity);
    drawRows(sheet, rows, measured(chips), scaleOf(rows, look), look, words.drawing);
    const leaders = sheet.items.flatMap((item) => {
      if (item.kind !== 'path' || item.style !== 'leader') return [];
      const [from, to] = item.steps.flatMap((step) => (step[0] === 'Z' ? [] : [{ x: step[1], y: step[2] }]));
      return from && to ? [[from, to] as const] : [];
    });
    expect(leaders).toHaveLength(chips.length);
    type At = { x: number; y: number };
    const side = (a: At, b: At, c: At): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
    const crossing = leaders.flatMap(([a, b], i) =>
      leaders.slice(i + 1).filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
    );
    expect(crossing).toEqual([]);
  });
});

describe('the files of a line', () => {
  it('have its machines as nodes of a 3D file without problems, equal ones with the same meshes', async () => {
    const { plant } = measured(chips);
    const glb = await writePlantGlb(plant, words);
    const { issues } = await validateBytes(glb);
    expect([issues.numErrors, issues.numWarnings, issues.numInfos, issues.numHints]).toEqual([0, 0, 0, 0]);
    const root = (await new NodeIO().readBinary(glb)).getRoot();
    const names = root.listNodes().map((node) => node.getName());
    expect(names).toEqual(expect.arrayContaining(chips.map(({ number, name }) => `${number} ${name}`)));
    const [scene] = root.listScenes();
    const { min, max } = scene ? getBounds(scene) : { min: [0, 0, 0], max: [0, 0, 0] };
    expect([0, 1, 2].map((axis) => max[axis])).toEqual(
      plant.high.map((value) => expect.closeTo(value / 1000, 2) as number),
    );
    expect([0, 2].map((axis) => min[axis])).toEqual(
      [plant.low[0], plant.low[2]].map((value) => expect.closeTo(value / 1000, 2) as number),
    );
    const single = placePlant(chips.map((station) => ({ ...station, count: 1 })));
    const other = (await new NodeIO().readBinary(await writePlantGlb(single, words))).getRoot();
    expect(root.listMeshes().length).toBe(other.listMeshes().length);
  });

  it('have its elevation and plan at their size in a CAD file, with the numbers and names of its machines', () => {
    const { plant } = measured(chips);
    const list = chips.map(({ number, name }) => `${number} ${name}`);
    const { points, texts, blocks } = readDxf(
      writePlantDxf(measured(chips), 'Tyre Chip Line', list, 'Indicative', words.drawing),
    );
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.abs(Math.max(...xs) - Math.min(...xs) - (plant.high[0] - plant.low[0]))).toBeLessThan(60);
    expect(Math.abs(Math.max(...ys) - plant.high[1])).toBeLessThan(5);
    const plan = ys.filter((y) => y < -1);
    expect(Math.abs(Math.max(...plan) - Math.min(...plan) - (plant.high[2] - plant.low[2]))).toBeLessThan(60);
    // Each machine can be moved by itself: a block in both views, inserted where its origin stands on the floor.
    expect(blocks.map(({ name }) => name).toSorted()).toEqual(
      ['1-CONVEYOR-1', '2-PRIMARY-SHREDDER-2', '3-CONVEYOR-3', '4-OVERBAND-MAGNET-4', '5-1-CLASSIFIER-5']
        .concat('5-2-CLASSIFIER-5', '6-CONVEYOR-6')
        .flatMap((name) => [`${name}-ELEVATION`, `${name}-PLAN`]),
    );
    const shredderAt = blocks.find(({ name }) => name === '2-PRIMARY-SHREDDER-2-ELEVATION')?.at;
    expect(shredderAt).toEqual([expect.closeTo(plant.stations[1]?.places[0]?.[0] ?? 0, 0), 0]);
    expect(texts.toSorted()).toEqual(['Tyre Chip Line', 'ELEVATION', 'PLAN', 'Indicative', ...list].toSorted());
    // Its number moves with it.
    for (const { name, layers, texts: own } of blocks) {
      const [left, low, right, top] = boundsOfPoints([...layers.values()].flat());
      const isWithin = ([x, y]: readonly [number, number]) => x > left && x < right && y > low && y < top;
      expect(own.map(({ text }) => text)).toEqual(name.endsWith('-PLAN') ? [name.split('-')[0]] : []);
      expect(own.filter(({ at }) => !isWithin(at))).toEqual([]);
    }
  });
});
