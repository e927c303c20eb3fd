import { describe, expect, it } from 'vitest';
import { partsOf, type FigurePart } from '../../src/figures/figure.ts';
import { englishReader } from './english-reader.ts';
import { givenText } from '../../src/figures/show.ts';

const read = (text: string) => englishReader.read('Row', text);
const shownOf = (text: string) => givenText(read(text));

/** The parts, each with its unit as `code spelling`, or `kind spelling` without a code. */
const unitsOf = (text: string) =>
  partsOf(read(text)).map(({ unit, tokens: _tokens, ...part }: FigurePart) => ({
    ...part,
    ...(unit ? { unit: `${unit.code ?? unit.kind ?? ''} ${unit.written}` } : {}),
  }));

describe('a quantity', () => {
  const mm = { unit: 'MMT mm' };
  const table: [text: string, parts: unknown, shown?: string][] = [
    ['2', [{ value: 2 }]],
    ['600 litres', [{ value: 600, unit: 'LTR litres' }]],
    ['150 Ton', [{ value: 150, unit: 'TNE Ton' }]],
    ['3000 PSI', [{ value: 3000, unit: 'PS PSI' }]],
    ['about 15500 Kg', [{ value: 15500, approximate: true, unit: 'KGM Kg' }]],
    ['5 kg approx.', [{ value: 5, approximate: true, unit: 'KGM kg' }]],
    ['15 500 kg', [{ value: 15500, unit: 'KGM kg' }]],
    ['1,00,000 kg', [{ value: 100000, unit: 'KGM kg' }]],
    ['120-160 HP', [{ min: 120, max: 160, unit: 'HJ HP' }], '120–160 HP'],
    ['120 -  160HP', [{ min: 120, max: 160, unit: 'HJ HP' }], '120–160 HP'],
    ['800 to 1200 kg', [{ min: 800, max: 1200, unit: 'KGM kg' }]],
    ['-10 to 50 °C', [{ min: -10, max: 50, unit: 'CEL °C' }]],
    ['0.5–3 m/s', [{ min: 0.5, max: 3, unit: 'MTS m/s' }]],
    ['20–48 ft', [{ min: 20, max: 48, unit: 'FOT ft' }]],
    ['20 mm - 30 mm', [{ min: 20, max: 30, ...mm }], '20 mm – 30 mm'],
    ['2000-3000 Kg/hr', [{ min: 2000, max: 3000, unit: 'E93 Kg/hr' }], '2000–3000 Kg/hr'],
    ['10–70 TPH', [{ min: 10, max: 70, unit: 'E18 TPH' }]],
    ['40–120 tyres per hour', [{ min: 40, max: 120, unit: 'rate tyres per hour' }]],
    ['Up to 10,000 Gauss', [{ max: 10000, unit: '76 Gauss' }]],
    ['from 5 kW', [{ min: 5, unit: 'KWT kW' }]],
    ['10 kW max', [{ max: 10, unit: 'KWT kW' }]],
    ['±0.5%', [{ tolerance: { plus: 0.5, minus: 0.5 }, isDifference: true, unit: 'P1 %' }]],
    ['½ inch', [{ value: 0.5, unit: 'INH inch' }]],
    [
      '1530x2700x1200 mm',
      [
        { value: 1530, ...mm },
        { value: 2700, join: 'times', ...mm },
        { value: 1200, join: 'times', ...mm },
      ],
      '1530 × 2700 × 1200 mm',
    ],
    [
      '180 X 1680mm',
      [
        { value: 180, ...mm },
        { value: 1680, join: 'times', ...mm },
      ],
      '180 × 1680 mm',
    ],
    ['2 x 45 kW', [{ value: 2 }, { value: 45, join: 'times', unit: 'KWT kW' }], '2 × 45 kW'],
    [
      '20 HP + 2 HP',
      [
        { value: 20, unit: 'HJ HP' },
        { value: 2, join: 'plus', unit: 'HJ HP' },
      ],
    ],
    [
      '20HP+2HP',
      [
        { value: 20, unit: 'HJ HP' },
        { value: 2, join: 'plus', unit: 'HJ HP' },
      ],
      '20 HP + 2 HP',
    ],
    [
      '180 HP (132 kW)',
      [
        { value: 180, unit: 'HJ HP' },
        { value: 132, join: 'same', unit: 'KWT kW' },
      ],
    ],
    [
      '415v 3 phase 50Hz',
      [
        { value: 415, unit: 'VLT v' },
        { value: 3, join: 'with', unit: 'count phase' },
        { value: 50, join: 'with', unit: 'HTZ Hz' },
      ],
      '415 v 3 phase 50 Hz',
    ],
    [
      '230V/50Hz',
      [
        { value: 230, unit: 'VLT V' },
        { value: 50, join: 'with', unit: 'HTZ Hz' },
      ],
      '230 V/50 Hz',
    ],
    [
      '20 HP 960 RPM 50Hz',
      [
        { value: 20, unit: 'HJ HP' },
        { value: 960, join: 'with', unit: 'RPM RPM' },
        { value: 50, join: 'with', unit: 'HTZ Hz' },
      ],
      '20 HP 960 RPM 50 Hz',
    ],
    [
      'Motor for 415V 3-phase 50Hz',
      [
        { value: 415, unit: 'VLT V' },
        { value: 3, join: 'with', unit: 'count phase' },
        { value: 50, join: 'with', unit: 'HTZ Hz' },
      ],
      'Motor for 415 V 3-phase 50 Hz',
    ],
    ['5 kW/motor', [{ value: 5, unit: 'rate kW/motor' }]],
    [
      '415 V ± 10 %',
      [
        { value: 415, unit: 'VLT V' },
        { tolerance: { plus: 10, minus: 10 }, join: 'with', isDifference: true, unit: 'P1 %' },
      ],
      '415 V ±10%',
    ],
  ];

  it.each(table)('%s is understood', (text, parts) => {
    expect(unitsOf(text)).toEqual(parts);
  });

  it.each(table)('%s is shown with uniform spaces, dashes and times signs', (text, _parts, shown = text) => {
    expect(shownOf(text)).toBe(shown);
    // Formatting is idempotent and keeps the meaning.
    expect(shownOf(shown)).toBe(shown);
    expect(unitsOf(shown)).toEqual(unitsOf(text));
  });

  it('compares by its kind and factor across units', () => {
    const metres = (text: string) => {
      const [part] = partsOf(read(text));
      return (part?.value ?? 0) * (part?.unit?.factor ?? 0);
    };
    expect(metres('20 cm')).toBeCloseTo(metres('200 mm'));
    expect(metres('12"')).toBeCloseTo(metres('1 ft'));
  });
});

describe('plain words', () => {
  it.each([
    'Fitted',
    'MCC panel for 415V 3-phase 50Hz',
    'On request',
    'TBD',
    'Electric drive',
    'PLC S7-1200',
    'IP54',
    'ISO 9001',
    'S355 steel',
    '',
  ])('%s are no quantity and no problem, and stay as they are', (text) => {
    expect(read(text).reading).toEqual({ kind: 'words' });
    expect(shownOf(text)).toBe(text);
  });
});

describe('what is no quantity', () => {
  it.each([
    ['3.000 kg', '`3.000` can mean 3000 or 3', 'write `3000` or `3`'],
    ['1.2.3 mm', '`1.2.3` is no number', 'write digits, with one point before the decimals'],
    ['160-120 HP', 'The range falls from 160 to 120', 'write the smaller number first: `120–160 HP`'],
    ['1530xx2700 mm', /number is missing/, /1200x900 mm/],
    ['20 -', /number is missing/, /20–48 ft/],
    ['1-2-3 mm', /number is missing/, /20–48 ft/],
    ['x900 mm', /number is missing/, /1200x900 mm/],
    ['120 kx', '`kx` is not a known unit', /write a common unit/],
    ['420 Nm³/h', '`Nm³/h` is not a known unit', /in units\.yaml, below the line `units:`: ` {2}- sign: Nm³\/h`$/],
    ['5 Gaus', '`Gaus` is not a known unit', { value: 'gauss' }],
    ['5 litrs', '`litrs` is not a known unit', { value: 'liters' }],
  ])('%s says why', (text, reason, fix) => {
    const { reading: figure } = read(text);
    expect(figure.kind === 'unclear' && [figure.problem.reason, figure.problem.fix]).toEqual([
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
      fix instanceof RegExp ? expect.stringMatching(fix) : fix,
    ]);
    expect(shownOf(text)).toBe(text);
  });

  it.each([
    ['6,5 kg', 6.5, '`6,5` has a comma before its decimals', { value: '6.5' }],
    ['0,500 m', 0.5, '`0,500` has a comma before its decimals', { value: '0.500' }],
    ['9.000,5 kg', 9000.5, '`9.000,5` has a comma before its decimals', { value: '9000.5' }],
    ['1.250.000 kg', 1_250_000, '`1.250.000` has the separators of another language', { value: '1250000' }],
  ])('%s is understood, because it can only be %s, and asked about', (text, value, reason, fix) => {
    const { reading } = read(text);
    expect(reading).toMatchObject({ kind: 'quantity', parts: [{ value }], remark: { reason, fix } });
  });
});
