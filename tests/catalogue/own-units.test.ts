import { describe, expect, it } from 'vitest';
import { gatherRepeated } from '../../src/catalogue/check/gather-findings.ts';
import { spanOf } from '../../src/catalogue/find/bands.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { propertyValues } from '../../src/catalogue/pages/parts/structured-data.ts';
import { makeOwnUnits } from '../../src/catalogue/quantity/own-units.ts';
import { readFigure, showQuantity } from '../../src/catalogue/quantity.ts';
import { formFigure } from '../../src/catalogue/units/convert.ts';
import { makeUniform } from '../../src/catalogue/units/uniform.ts';
import { linked, load, type Changes } from './support.ts';
import { found } from './support-rules.ts';

const own = makeOwnUnits({
  units: [
    { sign: 'U', words: ['RU', 'rack units'], equals: '44.45 mm' },
    { sign: 'Nm³/h', words: ['Nm3/h'] },
    { sign: 'PN', isBefore: true },
    { sign: 'kg', words: ['кг'] },
  ],
  codes: ['Part number'],
});
const known = { own };

describe('a unit of the maker', () => {
  it.each(['2 U', '2U', '2 RU', '2 rack units', '420 Nm³/h', '420Nm3/h', 'PN 16', 'DN 50, PN16', '16 PN'])(
    '%s is a figure',
    (text) => {
      const figure = readFigure(text, known);
      expect(figure.kind).toBe('quantity');
      expect(figure.kind === 'quantity' && figure.parts.at(-1)?.unit?.sign).toMatch(/^(?:U|Nm³\/h|PN)$/);
    },
  );

  it('is none where units.yaml does not name it, nor inside another word', () => {
    expect(readFigure('2 U').kind).toBe('invalid');
    expect(readFigure('2 USB ports', known)).not.toMatchObject({ quantity: { parts: [{ unit: { sign: 'U' } }] } });
  });

  it('compares with what it equals, and else with itself alone', () => {
    expect(spanOf('2 U', 'mm', known)).toEqual({ low: 88.9, high: 88.9 });
    expect(spanOf('420 Nm³/h', 'Nm³/h', known)).toEqual({ low: 420, high: 420 });
    expect(spanOf('420 Nm³/h', 'm³/h', known)).toBeUndefined();
    expect(spanOf('PN 16', 'PN', known)).toEqual({ low: 16, high: 16 });
    expect(makeUniform(['2 U', '4 U', '88.9 mm'], known)('88.9 mm')).toBe('2 U');
  });

  it('is never converted; a synonym of a common unit is converted like that unit', () => {
    expect(formFigure('2 U', 'imperial', '', known)).toEqual({ text: '2 U', isConverted: false });
    expect(formFigure('PN 16', 'imperial', '', known)).toEqual({ text: 'PN 16', isConverted: false });
    expect(formFigure('10 кг', 'imperial', '', known)).toEqual({ text: '22 lb', isConverted: true });
  });
});

describe('a code', () => {
  it('is never a figure, however its row is spelt', () => {
    for (const label of ['Part number', 'PART-NUMBER'])
      expect(readFigure('2960-24 kg', known, label)).toEqual({ kind: 'words' });
    expect(readFigure('2960-24 kg', known, 'Weight').kind).toBe('invalid');
    expect(formFigure('100200 mm', 'imperial', 'Part number', known)).toEqual({
      text: '100200 mm',
      isConverted: false,
    });
    expect(showQuantity('100  200', known, 'Part number')).toBe('100  200');
    expect(spanOf('100200 kg', 'kg', known, 'Part number')).toBeUndefined();
    expect(propertyValues([{ label: 'Part number', value: '100200 kg' }], known)).toEqual([
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
    `Height: ${1 + (index % 4)} U, "Part number": "29${index}-24 X", "Type code": "9${index}-8"`;

  it('hears of a unit once, with the number of its places', () => {
    expect(said(devices(1200, rows)).filter((words) => words.includes('`U`'))).toEqual([
      'models/sw0.yaml `U` is not a known unit: 1,200 places, of which this is the first. write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, say it in units.yaml: `- sign: U`',
    ]);
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
    const few = Object.fromEntries(Object.entries(changes).filter(([file]) => /maker-0/.test(file)));
    expect(said(few)).toEqual([expect.stringContaining('"90 kg"; other models of the category have 2 kg, 3 kg, 5 kg')]);
  });

  it('hears each of a few warnings', () => {
    expect(said(devices(3, rows)).filter((words) => words.includes('`U`'))).toHaveLength(3);
  });
});

describe('pages', () => {
  it('know the units and those codes that some machine has; without any, nothing', () => {
    expect(makeShell(linked()).figures).toBeUndefined();
    const changes = { ...devices(1, () => 'SKU: "1 200"'), 'units.yaml': 'units: [{ sign: U }]\n' };
    expect(makeShell(linked(changes)).figures).toEqual({ units: [{ sign: 'U' }], codes: ['SKU'] });
  });

  it('show highlights of any name, in their order, beside those of old', () => {
    const highlights = 'highlights: { Flow: 90 m³/h, force: 5 Ton, Ports: 48, "قدرة": 5 kW }\n';
    const { models } = linked({ 'models/sw0.yaml': device(0, 'Weight: 5 kg') + highlights });
    expect(models.find(({ id }) => id === 'sw0')?.comparedFigures).toEqual([
      { label: 'Flow', value: '90 m³/h' },
      { label: 'Force', value: '5 Ton' },
      { label: 'Ports', value: '48' },
    ]);
    expect(
      found(
        { 'models/sw0.yaml': device(0, 'Weight: 5 kg') + 'highlights: { flow: 5 m³/h }\n' },
        'schema/unknown-field',
      ),
    ).toEqual([expect.stringMatching(/→ write `Flow:`, because your own rows must start with a capital letter$/)]);
  });
});
