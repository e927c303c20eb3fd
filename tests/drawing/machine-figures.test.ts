import { describe, expect, it } from 'vitest';
import { clamp, machineFigures } from '../../src/drawing/figures.ts';
import { lengthsOf } from '../../src/figures/measure.ts';
import { englishReader } from '../figures/english-reader.ts';
import { figuresOf } from './machine-cases.ts';

const lengthsIn = (text: string, label = 'Row') => lengthsOf(englishReader.read(label, text));
const figuresIn = (rows: Record<string, string>) => machineFigures('X', figuresOf(rows));

describe('lengths in a figure', () => {
  it.each([
    ['5000x1540x4555 mm', [5000, 1540, 4555]],
    ['1530 × 2700 × 1200mm', [1530, 2700, 1200]],
    ['1200x900', [1200, 900]],
    ['20–48 ft', [6096, 14630.4]],
    ['up to 30 m', [30000]],
    ['0.5–2.0 m', [500, 2000]],
    ['10,000 mm', [10000]],
    ['about 35 mm', [35]],
    ['2,5 m', [2500]],
    ['1,5 x 2,5 m', [1500, 2500]],
    ['12.000,5 mm', [12000.5]],
    ['L 2000 x W 1000 x H 1500 mm', [2000, 1000, 1500]],
    ['500, 650 or 800 mm', [500, 650, 800]],
    // one length in two units, and a sum
    ['5000 mm (197 in)', [5000]],
    ['197 in / 5000 mm', [5000]],
    ['5000 + 500 mm', [5500]],
    // sides by their letters, in the order length, width, height
    ['W1600 x H2500 x L5000 mm', [5000, 1600, 2500]],
    ['H 2500 × W 1600 × L 5000 mm', [5000, 1600, 2500]],
    ['1600mm(W) x 2500mm(H) x 5000mm(L)', [5000, 1600, 2500]],
    ['800x550x285 mm (WxHxD)', [800, 285, 550]],
    ['W1200×D800×H2000 mm', [1200, 800, 2000]],
    ['5000 x 1600 x 2500 mm (L×W×H)', [5000, 1600, 2500]],
  ])('reads %s', (figure, lengths) => {
    expect(lengthsIn(figure)).toEqual(lengths.map((length) => expect.closeTo(length, 3)));
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
    '12.000 mm',
    '3,125 mm',
    '2 m 50 cm',
    '6 x 2500 mm',
    '10,500 mm',
    'S 1200 mm, with 3 feet of concrete below 2 anchors',
  ])('finds none in %j', (figure) => expect(lengthsIn(figure)).toEqual([]));

  it('takes the unit from the label', () => {
    expect(lengthsIn('6', 'Length (m)')).toEqual([6000]);
  });

  it('passes over rows without a length', () => {
    expect(figuresIn({ Length: 'On request', 'Overall length': '6 m' }).length).toBe(6000);
  });
});

describe('numbers in a figure', () => {
  it('reads the greatest number of a range', () => {
    expect(figuresIn({ 'Bale weight': '1000 to 1600 kg' }).baleWeight).toBe(1600);
  });

  it('reads thousands', () => expect(figuresIn({ Force: '10,000 kN' }).force).toBeCloseTo(1019.72, 2));

  it('holds a value between its bounds', () => {
    expect([clamp(undefined, 5, 1, 9), clamp(0, 5, 1, 9), clamp(99, 5, 1, 9)]).toEqual([5, 1, 9]);
  });
});

describe('the figures of a machine', () => {
  it('takes length, width and height from rows of their own before an overall size', () => {
    const figures = figuresIn({
      'Equipment size': '5000x1540x4555 mm',
      Length: '6000',
      Width: '2200',
      Height: '4855',
    });
    expect([figures.length, figures.width, figures.height]).toEqual([6000, 2200, 4855]);
  });

  it('does not take a hopper, a discharge or a transport for the height', () => {
    const figures = figuresIn({
      'Hopper height': '1400 mm',
      'Discharge height': '2550 mm',
      'Transport height': '2400 mm',
    });
    expect(figures).toMatchObject({ height: undefined, hopperHeight: 1400, dischargeHeight: 2550 });
  });

  it.each([
    ['TCPCR100', 'car'],
    ['TCTB100', 'truck'],
    ['TFTBR100', 'truck'],
    ['TCOTR100', 'quarry'],
    ['Cutter', 'car'],
  ])('reads the kind of tyre from %s', (name, kind) => expect(machineFigures(name, []).tyre).toBe(kind));
});
