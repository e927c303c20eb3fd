import { describe, expect, it } from 'vitest';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import { drawGeneralArrangement } from '../../src/drawing/general-arrangement.ts';
import { familyNames as names, lengths, measureOnce, figuresOf, triedFamilies, words } from './machine-cases.ts';
import { faultsOf } from './lettering-faults.ts';
import { readSvg } from './svg-reader.ts';

const all = (value: string): Record<string, string> => Object.fromEntries(lengths.map((label) => [label, value]));
const figures: Record<string, Record<string, string>> = {
  'no figures': {},
  'figures on request': all('On request'),
  'half a metre': all('0.5 m'),
  'forty metres': all('40 m'),
  'a millimetre': all('1 mm'),
  'long and flat': { Length: '40 m', Width: '0.5 m', Height: '0.5 m', Depth: '0.5 m', 'Belt width': '0.5 m' },
  'short and tall': { Length: '0.5 m', Width: '0.5 m', Height: '40 m', Depth: '0.5 m' },
  ranges: { Length: '20–48 ft', Width: 'up to 12345.5 mm', Height: '1234.5 to 12345.5 mm', 'Belt width': '0.5–2.0 m' },
  'a plain size': { 'Equipment size': '1530x2700x1200 mm', 'Hopper height': '1400 mm', 'Discharge height': '900 mm' },
};
const sizes = {
  'a small picture': { width: 300, height: 280 },
  'a part of a page': { width: 510, height: 360 },
  'an A3 sheet': { width: 1191, height: 842 },
  'a large screen': { width: 2600, height: 1500 },
  'an upright sheet': { width: 595, height: 842 },
};
const longName = 'SHT12000-TWIN-SHAFT-PRIMARY Shredder for Quarry and Mining Tyres, Extra Heavy Version (Export)';

const draw = (
  machine: MachineFamily,
  rows: Record<string, string>,
  size = sizes['an A3 sheet'],
  name = 'X100',
  kind = 'Machines',
): string =>
  drawGeneralArrangement(
    {
      id: 'x100',
      name,
      machine,
      kind,
      brand: 'Maker',
      figures: figuresOf(rows),
      words,
    },
    size,
    measureOnce(machine, rows, name),
  );

describe.each(triedFamilies)('the general arrangement of a %s', (machine) => {
  it('has no text over another or beyond the sheet, whatever its figures', () => {
    // Every family without figures in every size, and with another set in another size, so that all of them are tried.
    const at = names.indexOf(machine);
    const [none = ['', {}], ...others] = Object.entries(figures);
    const pixels = Object.entries(sizes);
    const cases = pixels.map((size) => [none, size] as const);
    const [set, size] = [others[at % others.length], pixels[at % pixels.length]];
    if (set && size) cases.push([set, size]);
    for (const [[title, rows], [sizeName, sheet]] of cases) {
      const read = readSvg(draw(machine, rows, sheet));
      expect([machine, title, sizeName, faultsOf(read)]).toEqual([machine, title, sizeName, []]);
      // What no table gives is not dimensioned.
      if (rows === none[1]) expect(read.texts.filter((text) => /\d{2}/.test(text.replace('X100', '')))).toEqual([]);
    }
  });

  it('has a list of parts on its data sheet, with the power pack of a hydraulic one', () => {
    const subject = { id: 'x', name: 'X', machine, kind: 'Y', brand: 'Z', figures: [], words };
    const onSheet = (rows: Record<string, string>): string[] =>
      readSvg(drawGeneralArrangement(subject, { width: 531, height: 376 }, measureOnce(machine, rows))).texts;
    expect(onSheet({})).toContain('PARTS');
    if (machine === 'primary-shredder' || machine === 'tyre-baler')
      expect(onSheet({ System: 'Hydraulic system' })).toContain('Hydraulic power pack');
  });
});

describe('the general arrangement', () => {
  it('has its scale bar within the title block, though the machine is as small as a toy', () => {
    const svg = draw('block-cutter', { Length: '100 mm' }, sizes['an upright sheet']);
    expect(faultsOf(readSvg(svg))).toEqual([]);
    expect(readSvg(svg).texts).toContain('SCALE BAR 20 mm');
  });

  it.each(Object.values(sizes))('takes long names on $width × $height', (size) => {
    for (const name of [longName, 'टायर श्रेडर '.repeat(8), 'ماكينة تقطيع الإطارات '.repeat(5)]) {
      const read = readSvg(draw('generic', {}, size, name, name));
      expect(faultsOf(read)).toEqual([]);
      expect(read.title).toContain(name.trim());
    }
  });

  it('cuts a long name between letters, never between a letter and its sign', () => {
    const { texts } = readSvg(draw('generic', {}, sizes['a small picture'], 'कि'.repeat(60)));
    const cut = texts.filter((text) => text.endsWith('…') && text.startsWith('कि'));
    expect(cut.map((text) => text.replaceAll('कि', ''))).toEqual(['…']);
  });

  it('dimensions what the tables give', () => {
    const given = { Length: '6000 mm', Width: '2200 mm', Height: '4855 mm', 'Hopper height': '1400 mm' };
    const { texts, description } = readSvg(draw('primary-shredder', given));
    for (const label of ['6000', '4855', '1400']) expect(texts).toContain(label);
    for (const part of ['length 6000 mm', 'height 4855 mm', 'hopper height 1400 mm'])
      expect(description).toContain(part);
  });

  it('shows a range and a limit as such', () => {
    const { texts } = readSvg(draw('conveyor', { Length: 'Up to 11 m', 'Belt width': '0.5–2.0 m' }));
    expect(texts).toEqual(expect.arrayContaining(['≤ 11000', '500–2000', 'Not to scale']));
  });

  it('does not dimension what is not drawn at its size', () => {
    const { texts, description } = readSvg(draw('conveyor', { Length: 'Up to 30 m', 'Belt width': '0.5–2.0 m' }));
    expect(texts).toEqual(expect.arrayContaining(['500–2000', 'Not to scale']));
    expect(texts.join()).not.toContain('30000');
    expect(description).not.toContain('30000');
  });

  it('dimensions each length at its size on the sheet', () => {
    const given = { Length: '5000 mm', Width: '1540 mm', Height: '4555 mm', 'Hopper height': '1400 mm' };
    const { dimensions, toScale } = measureOnce('primary-shredder', given);
    expect(toScale).toBe(true);
    expect(
      Object.fromEntries(dimensions.map((dimension) => [dimension.length, dimension.to - dimension.from])),
    ).toEqual({
      length: expect.closeTo(5000),
      width: expect.closeTo(1540),
      height: expect.closeTo(4555),
      hopperHeight: expect.closeTo(1400),
    });
  });

  it('lists the parts visible in the principal elevation, each with a position in it', () => {
    const { parts, views, principal } = measureOnce('tyre-baler', {});
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Frame', 'Front doors', 'Hydraulic power pack', 'Compaction cylinders']),
    );
    const { x, y, width, height } = views[principal].bounds;
    for (const { at } of parts) {
      expect(at[0]).toBeGreaterThanOrEqual(x);
      expect(at[0]).toBeLessThanOrEqual(x + width);
      expect(at[1]).toBeGreaterThanOrEqual(y);
      expect(at[1]).toBeLessThanOrEqual(y + height);
    }
  });

  it('names a scale only where an overall length is given and the drawing keeps to it', () => {
    expect(
      readSvg(draw('generic', { Length: '4200 mm' })).texts.filter((text) => /^1 : \d+ at A3$/.test(text)),
    ).toHaveLength(1);
    expect(readSvg(draw('generic', {})).texts).toContain('Not to scale');
    expect(readSvg(draw('tyre-baler', { Width: '0.2 m', Height: '5 m' })).texts).toContain('Not to scale');
  });

  it('names the scale of the paper that it is on', () => {
    const subject = {
      id: 'x',
      name: 'X',
      kind: 'Y',
      brand: 'Z',
      machine: 'generic' as const,
      figures: figuresOf({ Length: '4200 mm' }),
      words,
    };
    const ratioOn = (name: string, width: number): number => {
      const size = { width: 1191, height: 842, paper: { name, width } };
      const scale = readSvg(drawGeneralArrangement(subject, size)).texts.find((text) => text.endsWith(` at ${name}`));
      return Number(/^1 : (\d+) at /.exec(scale ?? '')?.[1]);
    };
    // The same drawing on half the width stands for twice as much, to the next usual scale.
    expect(ratioOn('A4', 210) / ratioOn('A3', 420)).toBeGreaterThanOrEqual(1.6);
  });

  it('draws a machine of half a metre and one of forty metres to scale', () => {
    for (const factor of [0.1, 10]) {
      const given = { Length: `${4200 * factor} mm`, Width: `${1800 * factor} mm`, Height: `${3400 * factor} mm` };
      expect(readSvg(draw('generic', given)).texts).not.toContain('Not to scale');
    }
  });

  it('is the same text for the same figures, and in two sizes the same drawing', () => {
    expect(draw('rasper', {})).toBe(draw('rasper', {}));
    expect(() =>
      drawGeneralArrangement(
        { id: '', name: '', machine: 'generic', kind: '', brand: '', figures: [], words },
        { width: 299, height: 280 },
      ),
    ).toThrow(RangeError);
  });
});
