import { describe, expect, it } from 'vitest';
import { propertyValues } from '../../src/features/page/structured-data.ts';
import { clearTexts, problemOf } from '../../src/figures/correct.ts';
import { englishReader } from './english-reader.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { showFigure } from '../../src/figures/show.ts';

/** Texts with a number or word that is not understood, or that can be read in two ways. */
const asWritten = [
  '3,125 mm',
  '1,250 t',
  '12.500 kg',
  '500,650,800 mm',
  '5,10,15 mm',
  '14,5000 kg',
  '2 in front',
  "1 x 40' HC",
  '10 kn',
  '3 G',
  '2 x 20 ft containers',
  'G 1/2"',
  '2/3 HP',
  '1.1/2"',
  '1/3 in',
  '1 m 20 cm',
  '20 cm – 1 m',
  '1 m – 150 cm',
  '500 g – 1 kg',
  "5° 30'",
  '6 x 2500 mm',
  '2 x 1200 x 800 mm',
  '4 x 100 mm',
  '2 motors x 5 HP',
  '7.5 KW x 4P',
  '2.2kW-4P',
  '3~ 400V 50Hz',
  '1~230V',
  '380V/3/50',
  '3x400V+N+PE',
  'AC 220V 50Hz',
  '24 V DC, IP65',
  '230 V AC / 24 V DC',
  '16A 3P+N+E',
  'Φ50×300',
  'Ø 50 H7',
  'M12 x 50',
  'DN50',
  'PN 16, DN 50',
  '1/2 in. NPT',
  '3/8" BSP',
  '19" rack',
  '6 ton crane',
  '25 kg bags',
  '2 x 25 kg bags',
  '25 Nm3/h',
  '100 SCFM',
  '760 mm Hg',
  '15 kgf·m',
  '5 lb-ft',
  '50 ft-lbs',
  '2 lb 3 oz',
  '-5/+40 °C',
  '15 (20) kW',
  '1200 by 800 mm',
  '(L)2000 x (W)1000 x (H)1500 mm',
  '5200(+200) mm',
  '€ 500',
  'Rs. 5,00,000',
  '10 k',
  '5 ila 8 bar',
  'od 5 do 8 bar',
  'de 5 a 8 bar',
  '10 metros x 5 m',
  '3 Tonnen / 5 t',
  '30吨',
  '1200×800×2000毫米',
  '５０ kg',
  '٥٠ kg',
  '5,5 кВт',
  '1,2345 kg',
  '1,2,3 kg',
  '2000-1500 mm',
  '20 – kg',
  'PLC S7-1200',
  'ISO 9001, 5 kW',
  '60 % RH',
  '30 Shore A',
  'cos φ 0.85',
  'i = 25',
  '2 h 30 min',
  '1 - 1/2 in',
  '10 kg ± 5 g',
  '68 °F ± 1 K',
  '1200 mm +5 mm/-1 cm',
  'Max 30 kg / e = 10 g',
  '1:30 ... 1:60',
  '6204-2RS',
  '100 hp (metric)',
  '100 HP (SAE)',
  '8 L/100 km',
  '5 g/100 ml',
  '2 x 1 1/2 in',
  '2 x 2"',
  '2 x 3.5 m',
  '3 x 10 mm',
  '5 ton (US)',
  '5 gal (UK)',
  '16 fl oz',
  '3~ 400/480 V 50/60 Hz',
  '3/N/PE 400V',
  '230V~',
  '3 AC 400 V',
  'IP 65 / NEMA 4X',
  '1.5" NPT',
  '3/4"-16 UNF',
  'M24x2',
  'DN 80/PN 16',
  'Class 10.9',
  'RAL 5015',
  "20' / 40'HC",
  '1E-9 mbar·l/s',
  '25" Hg',
  '16 DI / 16 DO',
  '12 wt%',
  '2/3 of 12 m',
  '12 × 800 m a.s.l.',
  '5 a 8 m³/h',
  // a sign apart from its number, or one that may be a dash
  '- 5 °C',
  '0 -10 °C',
  '+5 -2 mm',
  '20 -5 mm',
  '300 -0/+5 mm',
  '400 V 3~ 50 Hz',
  // fits, and units of which only the start is known
  'Ø 60 m6 x 105 mm',
  '60 g6 mm',
  '60 k6',
  '5 N.cm',
  '5 W/(m·K)',
  '5 kg/(h·m²)',
  '5 per min',
  '5.5kW-6P x 2',
  '75 kW*',
  '12 t (13.2 tons)',
  '304L/316L',
  'X 800, Y 500, Z 500 mm',
  // hundredths, and a rate or how long it lasts
  '1/100 mm',
  '5/100 mm',
  '1/1000 in',
  '5 °C/10 min',
];

/** A unit of another kind than the row, or a sign that means something else in it. */
const inRows = [
  ['Cycle time', "15'"],
  ['Cycle time', '15"'],
  ['Cycle time', `3' 20"`],
  ['Heating time', '20 m'],
  ['Lifetime', '10 a'],
  ['Taktzeit', '15"'],
  ['Durée du cycle', "ca. 15'"],
  ['循环时间', '15"'],
  ['Angle', "15'"],
  ['Vibration', '5 g'],
  ['Shock resistance', '15 g / 11 ms'],
  ['Acceleration', '10g, 57...150 Hz'],
  ['G-force', '3000 g'],
  ['RCF', '3000 × g'],
  ['Clamping force', '60 g'],
  ['Magnetic flux density', '1.2 T'],
  ['Number of teeth', '24 T'],
  ['Lifting moment', '25 mt'],
  ['Working pressure', '7 kg'],
  ['Hardness', '60 A'],
  ['Discharge rate', '2 C'],
  ['Number of teams', '5 N'],
  ['Force', '50 tons (US)'],
  ['Cooling capacity', '25 Ton'],
  ['Medium temperature', '90°'],
  ['Temperature stability', '23 ± 0.5 °C'],
  ['Casing', '316L'],
  ['Material', '45 C'],
  ['Frame', '112M'],
  ['Bearing', '6308 C'],
  ['Cable', '4C x 16 sq.mm'],
  ['Timing belt', '5M x 25'],
  ['Belt', '1200-8M-30'],
  ['Oil', '10W-40'],
  ['Rinsing', '60"'],
  ['Washing programmes', '60/120/180"'],
  ['Ciclo', '120"'],
  ['Size', '1200 x 800 h 2000 mm'],
  ['Size', '1200l x 800w x 2000h'],
  ['Size', '1200 l x 800 w'],
  ['Weight', '50 tons (45.4 t)'],
  ['Capacity', '250 tons/h (227 t/h)'],
  ['Press force', '50 ton (45 t)'],
  ['Lavaggio', '90"'],
  ['Cuisson', "15'"],
  ['Cooking', "15'"],
  ['Mechanical endurance', '10 M'],
  ['Saw blade', '80T'],
  ['Saw blade', 'Ø 300 x 3.2 x 30 mm, 96 T'],
  ['Gear', '18T'],
  ['Seismic', '0.3 g'],
  ['Impact resistance', '50 g'],
  ['Cup volume', '16 oz'],
  ['Temperature offset', '1 °C'],
  ['Cooling range', '10 °C'],
  ['Max. discharge', '2 C'],
  ['Charge', '0.5C'],
  ['Flange rating', '150 lbs'],
  ['MRI', '1.5 T / 3 T'],
  ['Display', '0.1 °C'],
] as const;

describe('a figure that is not understood in full', () => {
  it.each([...asWritten.map((text) => ['Row', text] as const), ...inRows])(
    '%s: %s is shown as written, in every system',
    (label, text) => {
      const figure = englishReader.read(label, text);
      expect(showFigure(figure, 'en')).toEqual({ label, value: text });
      expect(propertyValues([figure])).toEqual([{ '@type': 'PropertyValue', name: label, value: text }]);
    },
  );

  it.each(['10 kgm', '10 KGM', '10 mmXg', '10 barü', '10 tonsf', '5 mils', '5 kvolt', '5 Nmm', '5 cmm'])(
    '%s gets no other unit by cutting off a letter',
    (text) => {
      expect(problemOf(englishReader.read('Row', text))?.fix ?? '').not.toMatch(/^write `[^`]+`$/);
    },
  );

  it('may be two motors, of which the check says nothing', () => {
    expect(englishReader.read('Motor', '37kWx2').reading).toEqual({ kind: 'words' });
  });

  it('may be one and a half: the check asks', () => {
    const figure = englishReader.read('Row', '1 - 1/2 in');
    expect(clearTexts(figure, englishReader)).toEqual(['1/2–1 in', '1 1/2 in']);
  });

  it('is a ton in German where another language misses a number', () => {
    const german = makeReader({ units: [], codes: [], drawn: [] }, 'de');
    expect(german.read('Gewicht', 'ca. 12,5 to').reading).toEqual({ kind: 'words' });
    expect(problemOf(englishReader.read('Weight', '20 to'))).toBeDefined();
  });

  it.each([
    ['1,250 kg (2,756 lb)', ['1250 kg (2,756 lb)', '1.25 kg (2.7560 lb)']],
    ['6500 kg (14,900 lb)', ['6500 kg (14900 lb)', '6500 kg (14.9 lb)']],
    ['6500 kg (14,330 lb)', []],
    ['2.836 lb (1.2865 kg)', []],
    ['12.500 kg (27560 lb)', ['12500 kg (27560 lb)', '12.5 kg (27560 lb)']],
    ['14,330 lb (6500 kg)', []],
    ['6500 kg [14,330 lb]', []],
    ['99.999 %', []],
    ['1.025 t/m³', []],
    ['1.025 kg/m³', ['1025 kg/m³', '1.0250 kg/m³']],
    ['99,999 %', ['99999 %', '99.9990 %']],
    ['1,500-2,000 kg', ['1500-2,000 kg', '1.5-2 kg']],
    ['5,000 to 7,500 kg', ['5,000 to 7500 kg', '5 to 7.5 kg']],
  ])('%s is certain if the other amount says so', (text, readings) => {
    expect(clearTexts(englishReader.read('Row', text), englishReader)).toEqual(readings);
  });

  it.each([
    ['Row', '2 150 kW motors', ['2150 kW motors', '2 x 150 kW motors']],
    ['Row', '4 110 kW pumps', ['4110 kW pumps', '4 x 110 kW pumps']],
    ['Motors', '2 150 kW', ['2150 kW', '2 x 150 kW']],
    ['Motors', '2 × 150 kW + 1 250 kW', []],
    ['Motors', '2 900 rpm', []],
    ['Motors', '2\u202f150 kW', []],
    ['Motors', '250 kW', []],
    ['Motor', '2 150 kW', []],
    ['Weight', '2 150 kg', []],
  ])('%s: %s may be several of a thing', (label, text, readings) => {
    expect(clearTexts(englishReader.read(label, text), englishReader)).toEqual(readings);
  });

  it.each([
    ['3,125 mm', '3125', '3.125'],
    ['1,250 t', '1250', '1.25'],
    ['12.500 kg', '12500', '12.5'],
    ['500,650,800 mm', '500650800', 'the list 500, 650, 800'],
  ])('%s has two readings: %s and %s', (text, large, small) => {
    const { reading } = englishReader.read('Row', text);
    const number = text.split(' ')[0] ?? '';
    expect(reading).toMatchObject({
      kind: 'unclear',
      problem: {
        reason: `\`${number}\` can mean ${large} or ${small}`,
        fix: `write \`${large}\` or \`${small.replace('the list ', '')}\``,
      },
    });
  });
});

describe('a number before a comma', () => {
  it.each([
    ['Motors', '2, 75 kW each', ['2 x 75 kW each', '2 or 75 kW each']],
    ['Blades', '24, 45 mm thick', ['24 x 45 mm thick', '24 or 45 mm thick']],
    ['Cylinders', '2, 150 Ton each', ['2 x 150 Ton each', '2 or 150 Ton each']],
    ['Cylinder', '2, 150 Ton each', ['2 x 150 Ton each', '2 or 150 Ton each']],
    ['Rollers', '4, 120 mm', ['4 x 120 mm', '4 or 120 mm']],
    ['Motor', '2, 110 kW', ['2 x 110 kW', '2 or 110 kW']],
    ['Drive', '2, 75 kW, 1500 rpm', ['2 x 75 kW, 1500 rpm', '2 or 75 kW, 1500 rpm']],
    ['Drive', '2, 75/90 kW', ['2 x 75/90 kW', '2 or 75/90 kW']],
    ['Supply', '3, 400 V', ['3 x 400 V', '3 or 400 V']],
    ['Zones', '5, 180-250 °C', ['5 x 180-250 °C', '5 or 180-250 °C']],
    ['Load', '5, 180-250 kg', ['5 x 180-250 kg', '5 or 180-250 kg']],
    ['Load', '2, 500-3000 kg', ['2500-3000 kg', '2 x 500-3000 kg', '2 or 500-3000 kg']],
    ['Capacity', '2, 500 to 3, 500 kg/h', ['2500 to 3500 kg/h']],
    ['Size', '2, 500 x 1, 200 mm', ['2500 x 1200 mm']],
    ['Size', '1200 x 2, 500 mm', ['1200 x 2500 mm']],
    ['Knives', '24, 450 x 600 mm', ['24 pcs, 450 x 600 mm']],
    ['Weight', '1, 500, 000 kg', ['1500000 kg']],
    ['Wheels', '8, 1200 kg each', ['8 x 1200 kg each', '8 or 1200 kg each']],
    ['Weight', '15, 500 Kg', ['15500 Kg', '15 x 500 Kg', '15 or 500 Kg']],
    ['Pressure', '3, 000 PSI', ['3000 PSI']],
  ])('in %s: %s has no unit, and the check asks what it is', (label, text, clear) => {
    const figure = englishReader.read(label, text);
    expect(clearTexts(figure, englishReader)).toEqual(clear);
    expect(showFigure(figure, 'en')).toEqual({ label, value: text });
  });

  it.each([
    ['Screen', '20, 28, 35 mm', '0.79, 1.1, 1.38 in'],
    ['Screen sizes', '28, 35 mm', '1.1, 1.38 in'],
    ['Screen', '20, 28 mm, 35 mm', '0.79, 1.1 in, 1.38 in'],
    ['Screen', '20, 28 or 35 mm', '0.79, 1.1 or 1.38 in'],
    ['Screen', '28, or 35 mm', '1.1, or 1.38 in'],
  ])('in %s: %s are values that share the unit', (label, text, imperial) => {
    expect(showFigure(englishReader.read(label, text), 'en').imperial).toBe(imperial);
  });
});
