import { describe, expect, it } from 'vitest';
import { gatherRepeated, joinEqual } from '../../src/check/gather-findings.ts';
import { propertyValues } from '../../src/features/page/structured-data.ts';
import { partsOf } from '../../src/figures/figure.ts';
import { makeFigure } from '../../src/figures/make-figure.ts';
import { rangeOf, spanOf } from '../../src/figures/measure.ts';
import { valueKey } from '../../src/figures/value-key.ts';
import { englishReader } from '../figures/english-reader.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import type { SearchFile } from '../../src/features/search/search-file.ts';
import { givenText, showFigure } from '../../src/figures/show.ts';
import { linked, load, pageAt, type Changes } from './support.ts';
import { found } from './support-rules.ts';

const reader = makeReader(
  {
    units: [
      { sign: 'U', words: ['RU', 'rack units'], equals: '44.45 mm' },
      { sign: 'Nm³/h', words: ['Nm3/h', 'Ncbm/h'] },
      { sign: 'PN', isBefore: true },
      { sign: 'kg', words: ['кг'] },
    ],
    codes: ['Part number'],
    drawn: [],
  },
  'en',
);
const read = (text: string, label = 'Row') => reader.read(label, text);
const span = (text: string, unit: string, label?: string) => spanOf(read(text, label), unit, reader);

describe('a unit of the maker', () => {
  it.each(['2 U', '2U', '2 RU', '2 rack units', '420 Nm³/h', '420Nm3/h', 'PN 16', 'PN16', '16 PN'])(
    '%s is a figure',
    (text) => {
      expect(partsOf(read(text)).at(-1)?.unit?.sign).toMatch(/^(?:U|Nm³\/h|PN)$/);
    },
  );

  it('is none where units.yaml does not name it, nor inside another word', () => {
    expect(englishReader.read('Row', '2 U').reading.kind).toBe('unclear');
    expect(partsOf(read('2 USB ports')).map(({ unit }) => unit?.sign)).not.toContain('U');
  });

  it('beside a designation stays as written', () => {
    expect(read('DN 50, PN16').reading).toEqual({ kind: 'words' });
  });

  it('compares with what it equals, and else with itself alone', () => {
    expect(span('2 U', 'mm')).toEqual({ low: 88.9, high: 88.9 });
    expect(span('420 Nm³/h', 'Nm³/h')).toEqual({ low: 420, high: 420 });
    expect(span('420 Nm³/h', 'm³/h')).toBeUndefined();
    expect(span('PN 16', 'PN')).toEqual({ low: 16, high: 16 });
    expect(valueKey(read('2 U'))).toBe(valueKey(read('88.9 mm')));
    expect(valueKey(read('90 Nm³/h'))).toBe(valueKey(read('90 Ncbm/h')));
    const range = rangeOf(['2 U', '4 U', '88.9 mm'].map((text) => read(text)));
    expect(range && makeFigure(reader, 'Row', range).text).toBe('2–4 U');
  });

  it('is never converted; a synonym of a common unit is converted like that unit', () => {
    expect(showFigure(read('2 U'), 'en')).toEqual({ label: 'Row', value: '2 U' });
    expect(showFigure(read('PN 16'), 'en')).toEqual({ label: 'Row', value: 'PN 16' });
    expect(showFigure(read('10 кг'), 'en')).toEqual({
      label: 'Row',
      value: '10 кг',
      uniform: '10 kg',
      imperial: '22 lb',
    });
  });
});

describe('a code', () => {
  it('is never a figure, however its row is spelt', () => {
    for (const label of ['Part number', 'PART-NUMBER'])
      expect(read('2960-24 kg', label).reading).toEqual({ kind: 'words' });
    expect(read('2960-24 kg', 'Weight').reading.kind).toBe('unclear');
    expect(showFigure(read('100200 mm', 'Part number'), 'en')).toEqual({ label: 'Part number', value: '100200 mm' });
    expect(givenText(read('100  200', 'Part number'))).toBe('100  200');
    expect(span('100200 kg', 'kg', 'Part number')).toBeUndefined();
    expect(propertyValues([read('100200 kg', 'Part number')])).toEqual([
      { '@type': 'PropertyValue', name: 'Part number', value: '100200 kg' },
    ]);
  });
});

const device = (index: number, rows: string) =>
  `name: SW${index}\ncategory: tyrescrapbaler\ndescription: A device.\nfeatures: [Quiet]\nspecifications: { Device: { ${rows} } }\n`;
const devices = (count: number, rows: (index: number) => string): Changes =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`models/sw${at}.yaml`, device(at, rows(at))]));
const said = (changes: Changes) =>
  gatherRepeated(load(changes).findings.filter(({ rule }) => rule.startsWith('quantity/'))).map(
    ({ file, message, fix }) => `${file} ${message} ${fix ?? ''}`,
  );

describe('a catalogue of devices', () => {
  const rows = (index: number) =>
    `Height: ${1 + (index % 4)} U, "Part number": "29${index}-24 X", "Type code": "9${index}-8 A"`;

  it('hears of a unit once, with the number of its places', () => {
    expect(said(devices(1200, rows)).filter((words) => words.includes('`U`'))).toEqual([
      'models/sw0.yaml `U` is not a known unit: 1,200 places, of which this is the first. write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, write it in units.yaml, below the line `units:`: `  - sign: U`',
    ]);
    // What the fix says, as it says it.
    expect(said({ ...devices(12, rows), 'units.yaml': 'units:\n  - sign: U\n' }).join()).not.toContain('`U`');
  });

  it('hears once of a row that may hold codes, and nothing of one that is known to', () => {
    const codes = said(devices(40, rows)).filter((words) => !words.includes('`U`'));
    expect(codes).toEqual([expect.stringMatching(/40 places like this in rows `Type code`.*`codes: \[Type code\]`$/)]);
  });

  it('hears nothing once units.yaml says it', () => {
    const units = 'units: [{ sign: U, equals: 44.45 mm }]\ncodes: [Part number, Type code]\n';
    expect(said({ ...devices(40, rows), 'units.yaml': units })).toEqual([]);
  });

  it('hears nothing of types, nor of sizes that differ everywhere', () => {
    const categories = Array.from({ length: 8 }, (_, at) => `maker-${at}`);
    const sizes = ['2 kg', '3 kg', '5 kg', '90 kg'];
    const changes: Changes = Object.fromEntries([
      ...categories.map((id) => [
        `categories/${id}.yaml`,
        `title: ${id}\nsummary: Devices of one maker for every rack.\nlayout: models\n`,
      ]),
      ...categories.flatMap((id) =>
        sizes.map((size, at) => [
          `models/${id}-${at}.yaml`,
          device(at, `Weight: ${size}, Ports: ${at + 1} x 1000BASE-T, Cages: 4 x 10G/25G`).replace(
            'tyrescrapbaler',
            id,
          ),
        ]),
      ),
    ]);
    expect(said(changes)).toEqual([]);
    const one = Object.entries(changes).filter(([file]) => /maker-0/.test(file));
    // A tenth of it would fit among the others.
    const few = one.map(([file, text]) => [file, typeof text === 'string' ? text.replace('90 kg', '40 kg') : text]);
    expect(said(Object.fromEntries(few))).toEqual([
      expect.stringContaining('"40 kg"; other models of the category have 2 kg, 3 kg, 5 kg'),
    ]);
  });

  it('hears each of a few warnings', () => {
    expect(said(devices(3, rows)).filter((words) => words.includes('`U`'))).toHaveLength(3);
  });
});

describe('pages', () => {
  it('carry the texts of units of the maker, and codes as they are', () => {
    const changes = {
      ...devices(1, () => 'SKU: "1  200", Height: 2 Zoll, Depth: 10 Kilo'),
      'units.yaml': 'units: [{ sign: Zoll, equals: 25.4 mm }, { sign: kg, words: [Kilo] }]\n',
    };
    expect(pageAt(linked(changes), '/sw0', 'model').tables).toMatchObject([
      {
        title: 'Device',
        rows: [
          { label: 'SKU', value: '1  200' },
          { label: 'Height', value: '2 Zoll' },
          { label: 'Depth', value: '10 Kilo', uniform: '10 kg', imperial: '22 lb' },
        ],
      },
    ]);
  });

  it('show highlights of any name, in their order, beside those of old', () => {
    const highlights = 'highlights: { Flow: 90 m³/h, force: 5 Ton, Ports: 48, "قدرة": 5 kW }\n';
    const { models } = linked({ 'models/sw0.yaml': device(0, 'Weight: 5 kg') + highlights });
    expect(models.find(({ id }) => id === 'sw0')?.comparedFigures).toMatchObject([
      { label: 'Flow', text: '90 m³/h' },
      { label: 'Force', text: '5 Ton' },
      { label: 'Ports', text: '48' },
    ]);
    expect(
      found(
        { 'models/sw0.yaml': device(0, 'Weight: 5 kg') + 'highlights: { flow: 5 m³/h }\n' },
        'schema/unknown-field',
      ),
    ).toEqual([expect.stringMatching(/→ write `Flow:`, because your own rows must start with a capital letter$/)]);
  });
});

it('findings that say the same are one, with how many there are', () => {
  const finding = {
    file: 'a.yaml',
    line: 1,
    column: 1,
    endColumn: 2,
    severity: 'warning',
    rule: 'x',
    message: 'Odd.',
    text: '',
  } as const;
  const other = { ...finding, message: 'Another.' };
  const alike = [finding, other, { ...finding, file: 'b.yaml', line: 3 }, { ...finding, file: 'c.yaml', line: 4 }];
  expect(joinEqual(alike).map(({ message }) => message)).toEqual([
    'Odd. (3 times, also at b.yaml:3, c.yaml:4)',
    'Another.',
  ]);
});

it('a word for a common unit is one in the search, too', () => {
  const catalogue = linked({ 'units.yaml': 'units:\n  - sign: kg\n    words: [кг, Kilo]\n' });
  const search = openSearch(JSON.parse(JSON.stringify(makeSearchFile(catalogue))) as SearchFile);
  const titles = (question: string) => search(question).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(titles('9000 kg').length).toBeGreaterThan(0);
  for (const question of ['9000 кг', '9000 Kilo']) expect(titles(question)).toEqual(titles('9000 kg'));
});
