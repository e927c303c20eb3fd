import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ViewId } from '../../src/catalogue/shown/parts.ts';
import { drawMachine } from '../../src/drawing/draw-machine.ts';
import { coloursOnPaper } from '../../src/drawing/styles.ts';
import { drawOnce as draw, familyNames, figureSets, triedFamilies, words } from './machine-cases.ts';
import { readSvg } from './svg-reader.ts';

const views: readonly ViewId[] = ['front', 'side', 'plan'];

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
    expect(familyNames.toSorted()).toEqual(
      schema.$defs.machine.enum.filter((machine) => machine !== 'none').toSorted(),
    );
  });

  it.each(triedFamilies)(
    'of a %s is a well-formed, small document of 300 × 280 that it fills, from every side',
    (machine) => {
      const drawings = views.map((view) => draw(machine, view));
      for (const svg of drawings) {
        const { width, height, points } = readSvg(svg);
        expect([width, height]).toEqual([300, 280]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script/);
        expect(gzipSync(svg).length).toBeLessThan(10_000);
        expectInside(svg);
        const [xs, ys] = [0, 1].map((axis) => points.filter(([, y]) => y < 240).map((point) => point[axis] ?? 0));
        const reach = (values: number[] = []): number => Math.max(...values) - Math.min(...values);
        expect(Math.max(reach(xs) / 300, reach(ys) / 280)).toBeGreaterThan(0.75);
      }
      expect(new Set(drawings).size).toBe(3);
    },
  );

  it.each(triedFamilies)('of a %s stays inside its frame, whatever its figures', (machine) => {
    // Each family with two of them, so that all of them are tried.
    const sets = ['forty metres', 'a millimetre', 'long and thin', 'short and tall'];
    for (const set of sets.filter((_, i) => i % 2 === familyNames.indexOf(machine) % 2))
      expectInside(draw(machine, 'side', figureSets[set]));
  });

  it('is the same text for the same figures', () => {
    const again = drawMachine({ id: 'x100', name: 'X100', machine: 'tyre-baler', figures: [], words }, 'front');
    expect(again).toBe(draw('tyre-baler', 'front'));
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

  it('shows a person beside the machine in the elevations', () => {
    const hasPerson = (view: ViewId): boolean => draw('generic', view).includes(`fill="${coloursOnPaper().person}"`);
    expect(views.map(hasPerson)).toEqual([true, true, false]);
  });

  it('hides what is fine where it is small', () => {
    const svg = draw('tyre-baler', 'front');
    expect(svg).toContain('<style>@media(max-width:200px){.f{display:none}}</style>');
    const fine = [...svg.matchAll(/<(?:path|circle|g) class="f"[^>]*>/g)];
    expect(fine.length).toBeGreaterThan(0);
    const bolts = (text: string): number => text.match(/<circle/g)?.length ?? 0;
    const seenWhenSmall = svg.replaceAll(/<g class="f".*?<\/g>|<(?:path|circle) class="f"[^>]*\/>/gs, '');
    expect(bolts(seenWhenSmall)).toBeLessThan(bolts(svg) / 2);
  });

  it('describes what it shows, with the lengths from the tables', () => {
    const { title, description } = readSvg(draw('conveyor', 'side', { Length: 'Up to 30 m', Height: '3000 mm' }));
    expect([title, description]).toEqual(['X100, side view', 'length ≤ 30000 mm, height 3000 mm']);
    expect(readSvg(draw('conveyor', 'side')).description).toBe('');
  });

  it('takes no notice of markup in a name', () => {
    expect(() => readSvg(draw('generic', 'side', {}, '<script>"&'))).not.toThrow();
  });
});
