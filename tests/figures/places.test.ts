import { describe, expect, it } from 'vitest';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import type { ShownFigure } from '../../src/catalogue/page-data.ts';
import { drawnFigures, figuresOfModel } from '../../src/catalogue/link/tables-of.ts';
import { measureMachine } from '../../src/drawing/arrangement/measure-machine.ts';
import { drawGeneralArrangement } from '../../src/drawing/general-arrangement.ts';
import { makeMachine } from '../../src/drawing/make-machine.ts';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import { linked, pageAt } from '../catalogue/support.ts';
import { append } from '../catalogue/support-rules.ts';
import { readSvg } from '../drawing/svg-reader.ts';

/** Each with what it is on paper and, where it is converted, in imperial units. */
const rows: Record<string, [text: string, given: string, paper: string, imperial?: string]> = {
  Motor: ['15/18.5 kW', '15/18.5 kW', '15/18.5 kW', '20.4/25.2 HP'],
  Belts: ['500, 650 or 800 mm', '500, 650 or 800 mm', '500, 650 or 800 mm', '19.7, 25.6 or 31.5 in'],
  Weight: ["12'000 kg", "12'000 kg", '12,000 kg', '26,500 lb'],
  Size: [
    'L 2000 x W 1000 x H 1500 mm',
    'L 2000 × W 1000 × H 1500 mm',
    'L 2000 × W 1000 × H 1500 mm',
    'L 78.7 × W 39.4 × H 59.1 in',
  ],
  Temperature: ['23 ± 2 °C', '23 ± 2 °C', '23 ± 2 °C', '73.4 ± 3.6 °F'],
  Container: ["1 x 40' HC", "1 x 40' HC", "1 x 40' HC"],
  Plate: ['6 x 2500 mm', '6 x 2500 mm', '6 x 2500 mm'],
  Supply: ['3~ 400V 50Hz', '3~ 400V 50Hz', '3~ 400V 50Hz'],
};
const names = Object.keys(rows);
const table = Object.entries(rows)
  .map(([label, [text]]) => `    ${label}: ${JSON.stringify(text)}\n`)
  .join('');
const model = (name: string) =>
  `name: ${name}\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nmachine: generic\nspecifications:\n  Data:\n${table}`;

describe('a figure is the same', () => {
  const catalogue = linked({
    'categories/tyrescrapbaler.yaml': append(`keyFigures: [${names.slice(0, 5).join(', ')}]\n`),
    'models/blt150.yaml': model('BLT150'),
    'models/blt250.yaml': model('BLT250'),
  });
  const page = pageAt(catalogue, '/blt150', 'model');
  const expected = (labels: string[]) =>
    labels.map((label) => {
      const [, given = '', , imperial] = rows[label] ?? [];
      return [label, given, imperial];
    });
  const shown = (figures: readonly ShownFigure[] = []) =>
    figures.map(({ label, value, imperial }) => [label, value, imperial]);

  it('in the tables, the key figures and the list of a category', () => {
    expect(shown(page.tables[0]?.rows)).toEqual(expected(names));
    expect(shown(page.figures)).toEqual(expected(names.slice(0, 5)));
    const list = pageAt(catalogue, '/tyrescrapbaler', 'models');
    expect(shown(list.models[0]?.figures)).toEqual(expected(names.slice(0, 5)));
  });

  it('in a comparison, where equal ones do not differ', () => {
    const { sections } = pageAt(catalogue, '/compare/tyrescrapbaler', 'comparison').comparison;
    const aligned = sections.flatMap((section) => section.rows);
    expect(shown(aligned.flatMap(({ values }) => values[1] ?? []))).toEqual(expected(names));
    expect(aligned.every(({ differs }) => !differs)).toBe(true);
  });

  it('on the sheet', () => {
    const sheet = listSheets(catalogue).find(({ path }) => path === '/blt150.pdf');
    expect(sheet?.content.tables[0]?.rows).toEqual(
      Object.entries(rows).map(([label, [, , paper]]) => ({ label, value: paper })),
    );
  });

  it('in the structured data', () => {
    const data = page.head.structuredData.find((document) => JSON.stringify(document).includes('"ProductModel"'));
    expect(data).toMatchObject({
      additionalProperty: Object.entries(rows).map(([label, [, given]]) =>
        label === 'Weight'
          ? { name: label, value: 12000, unitCode: 'KGM', unitText: 'kg' }
          : { name: label, value: given },
      ),
    });
  });
});

it.each([
  ['80 Zoll', 2032],
  ['0,500 m', 500],
  ['1 1/2 m', undefined],
  ['3,125 mm', undefined],
  ['2 in front', undefined],
  ["4'", 1219.2],
])('a width of %s is drawn and dimensioned as %s', (text, width) => {
  const { models } = linked({
    'units.yaml': 'units: [{ sign: Zoll, equals: 25.4 mm }]\n',
    'models/blt150.yaml': model('BLT150').replace(/ {4}Size: .*\n/, `    Width: ${JSON.stringify(text)}\n`),
  });
  const found = models.find(({ id }) => id === 'blt150');
  const figures = drawnFigures(found ? figuresOfModel(found) : []);
  const measured = measureMachine(makeMachine({ name: 'BLT150', machine: 'generic', figures }), figures);
  const across = measured.dimensions.find(({ length }) => length === 'width');
  expect(across && across.to - across.from).toEqual(width === undefined ? undefined : expect.closeTo(width, 0));
  const sheet = { id: 'x', name: 'X', machine: 'generic' as const, kind: 'Y', brand: 'Z', figures, words };
  const { texts } = readSvg(drawGeneralArrangement(sheet, { width: 1191, height: 842 }, measured));
  expect(texts.filter((one) => one === String(Math.round(width ?? 0)))).toHaveLength(width === undefined ? 0 : 1);
});
