import { describe, expect, it } from 'vitest';
import { comparableRow, type ComparableTable } from '../../src/features/kinds/compared.ts';
import { alignTables, makeComparison, splitSizes } from '../../src/features/compare/make-comparison.ts';
import { alignDrawings } from '../../src/ui/pictures/aligned-drawings.tsx';
import { compareSearch } from '../../src/features/compare/address.ts';
import { readModels } from '../../src/features/compare/read-models.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { valueKey } from '../../src/figures/value-key.ts';
import { givenText } from '../../src/figures/show.ts';
import { englishReader } from '../figures/english-reader.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { found } from './support-rules.ts';
import { linked, pageAt } from './support.ts';

const table = (title: string, rows: Record<string, string>, reader = englishReader): ComparableTable => ({
  title,
  rows: Object.entries(rows).map(([label, value]) => comparableRow(reader, reader.read(label, value))),
});

/** Each section as its title, each row as `label: value | value`, marked if the machines differ. */
const aligned = (...machines: ComparableTable[][]) =>
  alignTables(machines).flatMap(({ title, rows }) => [
    `# ${title}`,
    ...rows.map(
      ({ label, values, differs }) =>
        `${differs ? '≠' : '='} ${label}: ${values.map((v) => v?.value ?? '—').join(' | ')}`,
    ),
  ]);

describe('rows of machines side by side', () => {
  it('align by their names, whatever their letter case, spaces and hyphens', () => {
    expect(
      aligned(
        [table('Electrical System', { Power: '120 HP', 'Limit switch': 'Fitted' })],
        [table('ELECTRICAL SYSTEM', { 'Limit-Switch': 'fitted', power: '160 HP' })],
      ),
    ).toEqual(['# Electrical System', '≠ Power: 120 HP | 160 HP', '= Limit switch: Fitted | fitted']);
  });

  it('are in the order of the first machine; rows of other machines follow their preceding row', () => {
    expect(
      aligned(
        [table('Size', { 'Overall size': '5 m', Weight: '9 t' })],
        [table('Size', { Length: '6 m', Width: '2 m', Weight: '9 t', Colour: 'blue' })],
        [table('Size', { 'Overall size': '5 m', Depth: '1 m', Weight: '9 t' })],
      ),
    ).toEqual([
      '# Size',
      '= Overall size: 5 m | — | 5 m',
      '= Depth: — | — | 1 m',
      '= Length: — | 6 m | —',
      '= Width: — | 2 m | —',
      '= Weight: 9 t | 9 t | 9 t',
      '= Colour: — | blue | —',
    ]);
  });

  it('match across tables with other names, unless the machine has such a row in the same table', () => {
    expect(
      aligned(
        [table('Drive', { Power: '20 HP' }), table('Dimensions and Weight', { Weight: '9 t' })],
        [table('Dimensions', { Weight: '10 t' }), table('Drive', { Power: '20 HP' }), table('Pump', { Power: '2 HP' })],
      ),
    ).toEqual([
      '# Drive',
      '= Power: 20 HP | 20 HP',
      '# Pump',
      '= Power: — | 2 HP',
      '# Dimensions and Weight',
      '≠ Weight: 9 t | 10 t',
    ]);
  });

  it('keep every value of every machine, each once', () => {
    const machines = [
      [table('A', { One: '1', Two: '2' }), table('B', { Two: '2b', Three: '3' })],
      [table('B', { One: '1', Three: '3' }), table('A', { Two: '2' }), table('C', { Three: '3c' })],
      [table('C', { Two: '2', One: '1c' })],
    ];
    const sections = alignTables(machines);
    for (const [machine, tables] of machines.entries()) {
      const shown = sections.flatMap(({ rows }) => rows.flatMap(({ values }) => values[machine]?.value ?? []));
      const given = tables.flatMap(({ rows }) => rows.map(({ value }) => value));
      expect(shown.toSorted()).toEqual(given.toSorted());
    }
  });
});

describe('a size in one figure', () => {
  const whole = table('Size', { 'Equipment size': '5000x1540x4555 mm', Weight: '9 t' });
  const parted = table('Dimensions', { Length: '6000 mm', Width: '2200 mm', Height: '4855 mm' });

  it('stands beside the length, width and height of the others', () => {
    expect(alignTables(splitSizes([[whole], [parted]])).flatMap(({ rows }) => rows)).toMatchObject([
      { label: 'Length', values: [{ label: 'Length', value: '5000 mm' }, { value: '6000 mm' }], differs: true },
      { label: 'Width', values: [{ value: '1540 mm', imperial: '60.6 in' }, { value: '2200 mm' }], differs: true },
      { label: 'Height', values: [{ value: '4555 mm' }, { value: '4855 mm' }], differs: true },
      { label: 'Weight', values: [{ value: '9 t' }, null], differs: false },
    ]);
  });

  it('is known in any language by what units.yaml says of its row', () => {
    const drawn = [
      { row: 'Gesamtmaße', as: 'Overall size' },
      { row: 'Länge', as: 'Length' },
      { row: 'Breite', as: 'Width' },
      { row: 'Höhe', as: 'Height' },
    ] as const;
    const reader = makeReader({ units: [], codes: [], drawn: [...drawn] }, 'de');
    const total = table('Maße', { Gesamtmaße: '5000x1540x4555 mm' }, reader);
    const sides = table('Maße', { Länge: '6000 mm', Breite: '2200 mm', Höhe: '4855 mm' }, reader);
    const rows = alignTables(splitSizes([[total], [sides]])).flatMap((part) => part.rows);
    expect(rows.map(({ label, values }) => [label, ...values.map((value) => value?.value)])).toEqual([
      ['Länge', '5000 mm', '6000 mm'],
      ['Breite', '1540 mm', '2200 mm'],
      ['Höhe', '4555 mm', '4855 mm'],
    ]);
  });

  it('stays one where all give one, or where it is another part’s or no size', () => {
    expect(splitSizes([[whole], [whole]])).toEqual([[whole], [whole]]);
    for (const [label, value] of [
      ['Cylinder size', '5x1x4 m'],
      ['Equipment size', '5x1 m'],
      ['Equipment size', 'On request'],
    ] as const) {
      const other = table('Size', { [label]: value });
      expect(splitSizes([[other], [parted]])).toEqual([[other], [parted]]);
    }
  });
});

describe('drawings side by side', () => {
  const [wide, tall] = [
    { width: 400, height: 300 },
    { width: 200, height: 500 },
  ];

  it('have one scale: each is in the same frame, which holds the widest and the tallest', () => {
    const column = { width: 400, height: 500 };
    expect(alignDrawings([wide, undefined, tall])).toEqual({
      isOneScale: true,
      places: [{ drawing: wide, column }, undefined, { drawing: tall, column }],
    });
  });

  it('have each their own where the sizes differ more than four times', () => {
    const long = { width: 2001, height: 50 };
    expect(alignDrawings([long, tall])).toEqual({
      isOneScale: false,
      places: [
        { drawing: long, column: long },
        { drawing: tall, column: tall },
      ],
    });
  });
});

describe('two figures say the same', () => {
  it.each([
    ['9000 kg', '9000 Kg', true],
    ['9 t', '9000 kg', true],
    ['120-160 HP', '120 – 160 hp', true],
    ['1200x900 mm', '1.2 x 0.9 m', true],
    ['Hydraulic system', 'hydraulic System', true],
    ['about 15500 Kg', '15500 Kg', false],
    ['9000 kg', '9001 kg', false],
    ['120 HP, hydraulic', '120 HP, electric', false],
    ['±5 mm', '5 mm', false],
    ['On request', 'TBD', false],
    ['2', '2 t', false],
    ['7.5 kW (10 HP)', '7.5 kW', true],
    ['15/18.5 kW', '18.5 kW', false],
  ])('%s and %s: %s', (a, b, same) => {
    const read = (text: string) => englishReader.read('Row', text);
    expect(valueKey(read(a)) === valueKey(read(b))).toBe(same);
    const [section] = alignTables([[table('A', { Row: a })], [table('A', { Row: b })]]);
    expect(section?.rows.map(({ values, differs }) => [values.map((value) => value?.value), differs])).toEqual([
      [[a, b].map((text) => givenText(read(text))), !same],
    ]);
  });

  it('one that lacks a figure does not differ', () => {
    expect(aligned([table('A', { Row: '2' })], [table('A', {})])).toEqual(['# A', '= Row: 2 | —']);
  });
});

describe('the address of a comparison', () => {
  it('names machines in any spelling, each once, four at most', () => {
    expect(readModels('SHT6000, sht8000,sht6000,,/rasper/')).toEqual({
      ids: ['sht6000', 'sht8000', 'rasper'],
      beyond: [],
    });
    expect(readModels('a,b,c,d,e,f')).toEqual({ ids: ['a', 'b', 'c', 'd'], beyond: ['e', 'f'] });
    expect([readModels(undefined), readModels(' , ')]).toEqual([
      { ids: [], beyond: [] },
      { ids: [], beyond: [] },
    ]);
  });

  it('is written as it is read', () => {
    expect(compareSearch(['sht6000', 'sht8000'])).toBe('?models=sht6000,sht8000');
    expect(compareSearch([])).toBe('');
  });
});

describe('the pages of comparisons', () => {
  const catalogue = linked();

  it('are one for each category with two models or more', () => {
    const paths = listPages(catalogue).flatMap(({ kind, path }) => (kind === 'comparison' ? [path] : []));
    expect(paths).toEqual(['/compare/tyrescrapbaler']);
    expect(pageAt(catalogue, '/tyrescrapbaler', 'models').comparison?.to).toBe('/compare/tyrescrapbaler');
    expect(pageAt(catalogue, '/blt150', 'model').comparison).toEqual({
      to: '/compare/tyrescrapbaler',
      label: 'Compare all Tyre Scrap Balers',
    });
    expect(pageAt(catalogue, '/Rasper', 'model').comparison).toBeUndefined();
  });

  it('compare the first four, and name the others', () => {
    const model = (name: string, order: number) =>
      `name: ${name}\ncategory: tyrescrapbaler\norder: ${order}\ndescription: X\nfeatures: [Y]\nspecifications: { A: { Force: ${order} Ton } }\n`;
    const more = Object.fromEntries(
      [30, 40, 50, 60].map((order) => [`models/blt${order}.yaml`, model(`BLT${order}`, order)]),
    );
    const page = pageAt(linked(more), '/compare/tyrescrapbaler', 'comparison');
    expect(page.comparison.models.map(({ id }) => id)).toEqual(['blt150', 'blt250', 'blt30', 'blt40']);
    expect(page.siblings.map(({ name }) => name)).toEqual(['BLT150', 'BLT250', 'BLT30', 'BLT40', 'BLT50', 'BLT60']);
    expect(page.intro).toBe('All figures of BLT150, BLT250, BLT30, BLT40.');
  });

  it('show the figures of the models’ pages, highlights outside of tables first', () => {
    const [first, second] = [pageAt(catalogue, '/blt150', 'model'), pageAt(catalogue, '/blt250', 'model')];
    const { models, sections } = makeComparison([first, second], 'In brief');
    expect(models.map(({ id, to }) => [id, to])).toEqual([
      ['blt150', '/blt150'],
      ['blt250', '/blt250'],
    ]);
    expect(sections).toEqual(pageAt(catalogue, '/compare/tyrescrapbaler', 'comparison').comparison.sections);
    expect(
      sections.map(({ title, rows }) => [
        title,
        rows.map(({ label, values }) => [label, ...values.map((figure) => figure?.value ?? null)]),
      ]),
    ).toEqual([
      ['In brief', [['Force', '150 Ton', '250 Ton']]],
      ['Electrical System', [['Motor', '20 HP + 2 HP', null]]],
      ['Dimensions and Weight', [['Weight', '9000 kg', '11000 kg']]],
    ]);
  });

  it('reserve their paths: the check refuses entries with the same path', () => {
    expect(found({ 'models/blt150.yaml': (text) => `${text}path: /Compare\n` }, 'path/taken')).toHaveLength(1);
  });
});
