import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import type { SpecificationTable, ViewId } from '../../src/catalogue/page-data.ts';
import { drawMachine } from '../../src/drawing/draw-machine.ts';
import { families } from '../../src/drawing/families/all-families.ts';
import { readSvg } from './svg-reader.ts';

const views: readonly ViewId[] = ['front', 'side', 'plan'];
const names = Object.keys(families) as MachineFamily[];
const cases = names.flatMap((machine) => views.map((view) => [machine, view] as const));

const tables = (rows: Record<string, string>): SpecificationTable[] => [
  { title: 'Figures', rows: Object.entries(rows).map(([label, value]) => ({ label, value })) },
];
const draw = (machine: MachineFamily, view: ViewId, rows: Record<string, string> = {}, name = 'X100'): string =>
  drawMachine({ id: 'x100', name, machine, tables: tables(rows) }, view);

const labels = [
  'Length',
  'Width',
  'Height',
  'Depth',
  'Cutting chamber',
  'Hopper height',
  'Discharge height',
  'Blade thickness',
  'Blade diameter',
  'Belt width',
];
const all = (value: string, count: string): Record<string, string> => ({
  ...Object.fromEntries(labels.map((label) => [label, value])),
  'Rotating blades': count,
  Ties: count,
  'Compaction cylinders': count,
  'Bale weight': count,
  Force: count,
  Power: count,
});
const extremes: Record<string, Record<string, string>> = {
  'half a metre': all('0.5 m', '1'),
  'forty metres': all('40 m', '90000'),
  'a millimetre': all('1 mm', '0'),
  'long and thin': { Length: '40 m', Width: '0.5 m', Height: '0.5 m' },
  'short and tall': { Length: '0.5 m', Width: '0.5 m', Height: '40 m' },
  'no figures': all('On request', 'TBD'),
};

function expectInside(svg: string): void {
  const { width, height, points } = readSvg(svg);
  const outside = points.filter(([x, y]) => x < -0.5 || y < -0.5 || x > width + 0.5 || y > height + 0.5);
  expect(outside).toEqual([]);
}

describe('the drawing of a machine', () => {
  it('exists for every kind that the schema names', () => {
    const schema = JSON.parse(readFileSync(new URL('../../schemas/common.schema.json', import.meta.url), 'utf8')) as {
      $defs: { machine: { enum: string[] } };
    };
    expect(names.toSorted()).toEqual(schema.$defs.machine.enum.toSorted());
  });

  it.each(cases)('%s %s is a well-formed, small document of 300 × 280 inside its frame', (machine, view) => {
    const svg = draw(machine, view);
    expect(readSvg(svg)).toMatchObject({ width: 300, height: 280 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script|<style/);
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expectInside(svg);
  });

  it.each(cases)('%s %s fills its frame', (machine, view) => {
    const points = readSvg(draw(machine, view)).points.filter(([, y]) => y < 240);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const share = Math.max((Math.max(...xs) - Math.min(...xs)) / 300, (Math.max(...ys) - Math.min(...ys)) / 280);
    expect(share).toBeGreaterThan(0.75);
  });

  it.each(names.flatMap((machine) => Object.keys(extremes).map((size) => [machine, size] as const)))(
    '%s of %s stays inside its frame',
    (machine, size) => {
      for (const view of views) expectInside(draw(machine, view, extremes[size]));
    },
  );

  it.each(['tyres', 'plastics', 'paper', 'metal'] as const)(
    'stays small and inside its frame when fed with %s',
    (goods) => {
      for (const machine of names)
        for (const rows of [{}, ...Object.values(extremes)]) {
          const svg = drawMachine({ id: 'x', name: 'X', machine, tables: tables(rows), goods }, 'side');
          expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
          expectInside(svg);
        }
    },
  );

  it('is the same text for the same figures', () => {
    for (const [machine, view] of cases) expect(draw(machine, view)).toBe(draw(machine, view));
  });

  it('is another for every kind and view', () => {
    expect(new Set(cases.map(([machine, view]) => draw(machine, view))).size).toBe(cases.length);
  });

  it('differs between models of one kind by their figures', () => {
    const chambers = ['1200x750 mm', '1600x960 mm', '2200x960 mm'];
    expect(
      new Set(chambers.map((chamber) => draw('primary-shredder', 'front', { 'Cutting chamber': chamber }))).size,
    ).toBe(3);
    const weights = ['800 to 1200 kg', '1000 to 1600 kg', '1200 to 2000 kg'];
    expect(new Set(weights.map((weight) => draw('tyre-baler', 'front', { 'Bale weight': weight }))).size).toBe(3);
    const tyres = ['TCPCR100', 'TCTB100', 'TCOTR100'];
    expect(new Set(tyres.map((name) => draw('tyre-cutter', 'front', {}, name))).size).toBe(3);
  });

  it('says what it shows, with the lengths that the tables give', () => {
    const { title, description } = readSvg(draw('conveyor', 'side', { Length: 'Up to 30 m', Height: '3000 mm' }));
    expect([title, description]).toEqual(['X100, side view', 'length ≤ 30000 mm, height 3000 mm']);
    expect(readSvg(draw('conveyor', 'side')).description).toBe('');
  });

  it('takes no notice of markup in a name', () => {
    expect(() => readSvg(draw('generic', 'side', {}, '<script>"&'))).not.toThrow();
  });
});
