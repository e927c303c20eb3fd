import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { endsOf } from '../../src/features/lines/line-figures.ts';
import { pageAt } from './support.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { makeFinder } from '../../src/features/find/groups.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadFrozen();
});

describe('the page of a line', () => {
  const page = () => pageAt(catalogue, '/tyre-chip-line', 'line');

  it('has the machines of each size, and an enquiry that names them', () => {
    const [small, large] = page().sizes;
    expect(small?.choice).toMatchObject({ value: 'up to 7 t/h', imperial: 'up to 7.72 US ton/h' });
    expect(large?.machines.map(({ name }) => name)[1]).toBe('SHT12000');
    const query = new URLSearchParams(large?.enquiry.search);
    expect([query.get('machinery'), query.get('model')]).toEqual(['lines', 'Tyre Chip Line']);
    expect(query.get('message')).toBe(
      'Tyre Chip Line up to 12.5 t/h: Feeding & Discharge Conveyors, SHT12000, Tumble Back Feeder, Rasper, ' +
        'Overband Magnetic Steel Separators, Feeding & Discharge Conveyors',
    );
    expect(large?.files).toEqual({
      pdf: '/tyre-chip-line_12-5.pdf',
      dxf: '/tyre-chip-line_12-5.dxf',
      glb: '/tyre-chip-line_12-5.glb',
    });
  });

  it('shows search engines its picture', () => {
    expect(page().head.structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'ProductModel',
        image: `${catalogue.site.origin}/drawings/lines/tyre-chip-line-picture-1440.jpg`,
      }),
    );
  });

  it('says what is not stated, and of which choice nobody knows the throughput', () => {
    const [conveyor, shredder] = page().sizes[0]?.machines ?? [];
    expect(conveyor?.figures.map(({ value }) => value)).toEqual([
      'not stated',
      '0.5–5 HP',
      'Length: Up to 30 m',
      'not stated',
      'not stated',
    ]);
    expect(shredder?.figures.map(({ value }) => value)[2]).toBe('5000 × 1540 × 4555 mm');
    // What is higher than a container's door travels in parts of this height.
    expect(shredder?.figures.map(({ value }) => value)[4]).toBe(
      'in a 40 ft high-cube container (Transport height: 2400 mm)',
    );
    expect(page().unstated).toBe('SHT8000: the capacity per hour is not stated. Ask us which throughput it reaches.');
    expect(page().sizes[0]?.machines[5]?.branch).toBe('branches off after 5');
  });

  it('shows its ends as they are written', () => {
    const [line] = catalogue.lines;
    if (!line) throw new Error('The frozen catalogue has a line');
    const [feed] = endsOf(catalogue, { ...line, feed: { ...line.feed, material: 'Tyres {figure}' } });
    expect(feed?.value).toBe('Tyres {figure}, 3 t/h');
  });

  it('is linked from the pages of its machines, also from those of its choices', () => {
    for (const path of ['/sht8000', '/Rasper', '/tumble-back-feeder']) {
      const { related } = pageAt(catalogue, path, path === '/tumble-back-feeder' ? 'equipment' : 'model');
      expect(related?.lines).toEqual([{ label: 'Tyre Chip Line', to: '/tyre-chip-line' }]);
    }
    expect(pageAt(catalogue, '/blt150', 'model').related?.lines).toBeUndefined();
  });

  it('has its sizes side by side in a comparison', () => {
    const { comparison } = pageAt(catalogue, '/compare/tyre-chip-line', 'comparison');
    expect(comparison.models.map(({ to, search }) => `${to}${search ?? ''}`)).toEqual([
      '/tyre-chip-line?throughput=7',
      '/tyre-chip-line?throughput=12.5',
    ]);
    expect(comparison.models[0]?.name).toBe('Tyre Chip Line up to 7\u00a0t/h');
    const rows = comparison.sections.flatMap((section) => section.rows);
    expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual([
      'Connected power',
      'Lowest stated capacity',
      'Heaviest machine',
      'Transport',
      'No. 2',
    ]);
  });

  it('has a sheet for each size, with the table of its machines', () => {
    const sheets = listSheets(catalogue).filter(({ path }) => path.includes('line'));
    expect(sheets.map(({ path, content }) => [path, content.stations?.rows.length])).toEqual([
      ['/tyre-chip-line.pdf', 6],
      ['/tyre-chip-line_12-5.pdf', 6],
    ]);
    expect(sheets[0]?.content.stations?.note).toMatch(/^Ask us for the figures that are not stated here/);
  });
});

describe('the finder', () => {
  it('knows the height, the floor and the transport of the machines that state their size', () => {
    const facets = [
      { id: 'hall-height', label: 'Hall height', unit: 'm', rows: ['Hall height'] },
      { id: 'transport', label: 'Transport', choices: { container: 'Container', 'flat-rack': 'Flat rack' } },
    ];
    const { find } = catalogue.pages;
    if (!find) throw new Error('The frozen catalogue has a finder');
    // Measured as the build does: the tables of these machines state the height before the width.
    const size = [1530, 1200, 2700] as const;
    const measured = ['tcpcr100', 'tctb100', 'tcotr100', 'tfpcr100', 'tftbr100'].map(
      (id) =>
        [
          `/drawings/models/${id}-picture`,
          { machine: size, installed: size, drawn: size, parts: [], stands: [] },
        ] as const,
    );
    const pages = { ...catalogue.pages, find: { ...find, facets } };
    const { groups } = makeFinder({ ...catalogue, pages, spaces: new Map(measured) });
    const choices = new Map(groups.map(({ id, choices: own }) => [id, own.map(({ key, count }) => [key, count])]));
    expect(choices.get('hall-height')).toEqual([
      ['0-3', 5],
      ['3-', 3],
      ['unstated', 22],
    ]);
    // The SHT8000 and the SHT12000 are higher than the door, even for transport.
    expect(choices.get('transport')).toEqual([
      // Cutters and folders state their own size, but no height for transport.
      ['container', 1],
      ['flat-rack', 2],
    ]);
  });
});
