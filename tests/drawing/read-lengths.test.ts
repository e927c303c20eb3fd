import { describe, expect, it } from 'vitest';
import type { SpecificationTable } from '../../src/catalogue/page-data.ts';
import { clamp, findLengths, findNumber, readLengths, readNumbers } from '../../src/drawing/read-lengths.ts';
import { readFigures } from '../../src/drawing/figures.ts';

const tableOf = (rows: Record<string, string>): SpecificationTable => ({
  title: 'Dimensions',
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
});

describe('lengths in a figure', () => {
  it.each([
    ['5000x1540x4555 mm', [5000, 1540, 4555]],
    ['1530 × 2700 × 1200mm', [1530, 2700, 1200]],
    ['1200x900', [1200, 900]],
    ['20–48 ft', [6096, 14630.4]],
    ['up to 30 m', [30000]],
    ['0.5–2.0 m', [500, 2000]],
    ['10,500 mm', [10500]],
    ['2 m 50 cm', [2000, 500]],
    ['about 35 mm', [35]],
  ])('reads %s', (figure, lengths) => {
    expect(readLengths(figure)).toEqual(lengths.map((length) => expect.closeTo(length, 3)));
  });

  it.each([
    '120-160 HP',
    '0.5–3 m/s',
    '415V 3-phase 50Hz',
    'On request',
    'TBD',
    '',
    '2000-3000 Kg/hr',
    '0 mm',
    '99999999999 m',
    '2,5 m',
    '12.000,5 mm',
    '12.000 mm',
    '1,5 x 2,5 m',
  ])('finds none in %j', (figure) => expect(readLengths(figure)).toEqual([]));

  it('takes the unit from the label', () => {
    expect(findLengths([tableOf({ 'Length (m)': '6' })], /length/i)).toEqual([6000]);
  });

  it('passes over rows without a length', () => {
    expect(findLengths([tableOf({ Length: 'On request', 'Overall length': '6 m' })], /length/i)).toEqual([6000]);
  });
});

describe('numbers in a figure', () => {
  it('reads the greatest number of a range', () => {
    expect(findNumber([tableOf({ 'Bale weight': '1000 to 1600 kg' })], /bale weight/i)).toBe(1600);
  });

  it('reads thousands', () => expect(readNumbers('10,000 Gauss')).toEqual([10000]));

  it('holds a value between its bounds', () => {
    expect([clamp(undefined, 5, 1, 9), clamp(0, 5, 1, 9), clamp(99, 5, 1, 9)]).toEqual([5, 1, 9]);
  });
});

describe('the figures of a machine', () => {
  it('takes length, width and height from rows of their own before an overall size', () => {
    const figures = readFigures('SHT8000', [
      tableOf({
        'Equipment size': '5000x1540x4555 mm',
        Length: '6000',
        Width: '2200',
        Height: '4855',
      }),
    ]);
    expect([figures.length, figures.width, figures.height]).toEqual([6000, 2200, 4855]);
  });

  it('does not take a hopper, a discharge or a transport for the height', () => {
    const figures = readFigures('X', [
      tableOf({
        'Hopper height': '1400 mm',
        'Discharge height': '2550 mm',
        'Transport height': '2400 mm',
      }),
    ]);
    expect(figures).toMatchObject({ height: undefined, hopperHeight: 1400, dischargeHeight: 2550 });
  });

  it.each([
    ['TCPCR100', 'car'],
    ['TCTB100', 'truck'],
    ['TFTBR100', 'truck'],
    ['TCOTR100', 'quarry'],
    ['Cutter', 'car'],
  ])('reads the kind of tyre from %s', (name, kind) => expect(readFigures(name, []).tyre).toBe(kind));
});
