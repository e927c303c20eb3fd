/** A figure is the same wherever it is read: page, list, comparison, sheet, structured data, drawing. */
import { describe, expect, it } from 'vitest';
import { keepUnits } from '../../src/text/keep-units.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { makeComparison } from '../../src/features/compare/make-comparison.ts';
import { propertyValues } from '../../src/features/page/structured-data.ts';
import { writeDxf } from '../../src/drawing/export/write-dxf.ts';
import { listDrawnMachines, machineDrawings } from '../../src/drawing/list-drawings.ts';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { linked, pageAt } from '../catalogue/support.ts';

/** Each with what a visitor reads in imperial units, and the value in structured data. */
const notations: [text: string, imperial: string | undefined, value: unknown][] = [
  ['15/18.5 kW', '20.4/25.2 HP', { value: '15/18.5 kW' }],
  ['500, 650 or 800 mm', '19.7, 25.6 or 31.5 in', { value: '500, 650 or 800 mm' }],
  ['8 or 9 t', '8.82 or 9.92 US ton', { value: '8 or 9 t' }],
  ['45 + 15 kW', '61.2 + 20.4 HP', { value: '45 + 15 kW' }],
  ['50~250 t/h', '55–276 US ton/h', { minValue: 50, maxValue: 250, unitCode: 'E18', unitText: 't/h' }],
  ['23 ± 2 °C', '73.4 ± 3.6 °F', { value: '23 ± 2 °C' }],
  ["12'000 kg", '26,500 lb', { value: 12_000, unitCode: 'KGM', unitText: 'kg' }],
  ['2 in front', undefined, { value: '2 in front' }],
  ["1 x 40' HC", undefined, { value: "1 x 40' HC" }],
  ['1,250 t', undefined, { value: '1,250 t' }],
  ['L 2000 x W 1000 x H 1500 mm', 'L 78.7 × W 39.4 × H 59.1 in', { value: 'L 2000 × W 1000 × H 1500 mm' }],
];
const rowOf = (index: number) => `Row ${String.fromCodePoint(65 + index)}`;
const modelOf = (name: string, rows: Record<string, string>) => `name: ${name}
category: tyrescrapbaler
description: The ${name} is a baler with figures in many notations.
features: [Auto feeding]
highlights: ${JSON.stringify(rows)}
specifications:
  Main: ${JSON.stringify(rows)}
`;

describe('a figure', () => {
  const rows = Object.fromEntries(notations.map(([text], index) => [rowOf(index), text]));
  const catalogue = linked({ 'models/blt300.yaml': modelOf('BLT300', rows) });
  const model = catalogue.models.find(({ id }) => id === 'blt300');
  const page = pageAt(catalogue, '/blt300', 'model');
  const shown = page.tables.flatMap((table) => table.rows);
  const card = pageAt(catalogue, '/tyrescrapbaler', 'models').models.find(({ name }) => name === 'BLT300');
  const comparison = makeComparison([page], '').sections.flatMap((section) => section.rows);
  const sheet = listSheets(catalogue).find(({ id }) => id === 'blt300')?.content.tables[0]?.rows ?? [];
  const properties = propertyValues(model?.tables.flatMap((table) => table.rows) ?? []);

  it.each(notations.map(([text, ...more], index) => [text, index, ...more] as const))(
    '%s is the same on page, list, comparison, sheet and for search engines',
    (text, index, imperial, value) => {
      const row = shown[index];
      expect(row?.imperial).toBe(imperial);
      const signs = (written: string) => written.replaceAll(/[^\p{L}\d.,'±°]|x/gu, '');
      expect(signs(row?.value ?? '')).toBe(signs(text));
      const { is: _is, role: _role, sides: _sides, ...texts } = row ?? { label: '', value: '' };
      expect(card?.figures[index]).toEqual(texts);
      expect(comparison[index]?.values).toEqual([texts]);
      expect(sheet[index]).toEqual({ label: rowOf(index), value: keepUnits(row?.value ?? '') });
      expect(properties[index]).toEqual({ '@type': 'PropertyValue', name: rowOf(index), ...(value as object) });
    },
  );

  it('is the maker’s own beside those of sisters in other units, and differs by value', () => {
    const two = linked({
      'units.yaml': 'units: [{ sign: Nm³/h, words: [Ncbm/h] }]\n',
      'models/blt300.yaml': modelOf('BLT300', { Load: '3.2 t', Air: '90 Nm³/h' }),
      'models/blt310.yaml': modelOf('BLT310', { Load: '3200 kg', Air: '90 Ncbm/h' }),
    });
    const pages = ['/blt300', '/blt310'].map((path) => pageAt(two, path, 'model'));
    const [load, air] = makeComparison(pages, '').sections.flatMap((section) => section.rows);
    expect(load).toMatchObject({ values: [{ value: '3.2 t' }, { value: '3200 kg' }], differs: false });
    expect(air).toMatchObject({ values: [{ value: '90 Nm³/h' }, { value: '90 Ncbm/h' }], differs: false });
  });
});

describe('a drawing', () => {
  const lengthsOf = (size: string, units = '') => {
    const catalogue = linked({
      'models/blt300.yaml': `${modelOf('BLT300', { 'Overall size': size })}machine: generic\n`,
      ...(units ? { 'units.yaml': units } : {}),
    });
    const listed = listDrawnMachines(catalogue).find(({ subject }) => subject.id === 'blt300');
    if (!listed) throw new Error('The machine is not drawn');
    const measured = machineDrawings(listed).measured();
    return { measured, labels: measured.dimensions.filter(({ overall }) => overall).map(({ given }) => given.label) };
  };

  it.each([
    ['L 2000 x W 1600 x H 2500 mm', ['2000', '1600', '2500']],
    ['2000L x 1600W x 2500H mm', ['2000', '1600', '2500']],
    ["2'000 x 1'600 x 2'500 mm", ['2000', '1600', '2500']],
    ['2 x 1,6 x 2,5 m', ['2000', '1600', '2500']],
    ['2000 x 1600 x 2500 mm (79 x 63 x 98 in)', ['2000', '1600', '2500']],
  ])('has the sides of %s', (size, wanted) => {
    expect(lengthsOf(size).labels.toSorted()).toEqual(wanted.toSorted());
  });

  it('knows the maker’s own units: 80 Zoll are 2032 mm, in the CAD file too', () => {
    const zoll = 'units: [{ sign: Zoll, equals: 25.4 mm }]\n';
    const { labels, measured } = lengthsOf('80 x 60 x 100 Zoll', zoll);
    expect(labels.toSorted()).toEqual(['1524', '2032', '2540']);
    expect(writeDxf(measured, 'BLT300', '', words.drawing)).toContain('2032');
  });
});
