import { describe, expect, it } from 'vitest';
import { englishReader } from './english-reader.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { showFigure } from '../../src/figures/show.ts';
import { targetOf, type UnitSystem } from '../../src/figures/targets.ts';
import { findUnit } from '../../src/figures/units.ts';

/** Conversion factors to SI units from NIST SP 811 (2008), appendix B.8. */
const published: [from: string, system: UnitSystem, to: string, factor: number][] = [
  ['HP', 'metric', 'kW', 0.7354988],
  ['kW', 'imperial', 'HP', 1 / 0.7354988],
  ['mm', 'imperial', 'in', 1 / 25.4],
  ['cm', 'imperial', 'in', 1 / 2.54],
  ['m', 'imperial', 'ft', 1 / 0.3048],
  ['inch', 'metric', 'mm', 25.4],
  ['ft', 'metric', 'm', 0.3048],
  ['km', 'imperial', 'mi', 1 / 1.609344],
  ['kg', 'imperial', 'lb', 1 / 0.4535924],
  ['lb', 'metric', 'kg', 0.4535924],
  ['Ton', 'imperial', 'US ton', 1 / 0.9071847],
  ['Kg/hr', 'imperial', 'lb/h', 1 / 0.4535924],
  ['TPH', 'imperial', 'US ton/h', 1 / 0.9071847],
  ['bar', 'imperial', 'psi', 14.50377],
  ['PSI', 'metric', 'bar', 0.06894757],
  ['MPa', 'imperial', 'psi', 145.0377],
  ['kg/cm2', 'imperial', 'psi', 14.22334],
  ['kg/cm2', 'metric', 'bar', 0.980665],
  ['litres', 'imperial', 'US gal', 1 / 3.785412],
  ['gallons', 'metric', 'l', 3.785412],
  ['m³', 'imperial', 'ft³', 1 / 0.02831685],
  ['m²', 'imperial', 'ft²', 1 / 0.09290304],
  ['cfm', 'metric', 'm³/h', 1.699011],
  ['m³/h', 'imperial', 'ft³/min', 1 / 1.699011],
  ['l/min', 'imperial', 'US gal/min', 1 / 3.785412],
  ['kN', 'imperial', 'US tonf', 1 / 8.896443],
  ['N', 'imperial', 'lbf', 1 / 4.448222],
  ['tf', 'metric', 'kN', 9.80665],
  ['tf', 'imperial', 'US tonf', 9.80665 / 8.896443],
  ['Nm', 'imperial', 'lbf·ft', 1 / 1.355818],
  ['m/s', 'imperial', 'ft/min', 1 / 0.00508],
  ['mm/s', 'imperial', 'in/s', 1 / 25.4],
  ['kg/m³', 'imperial', 'lb/ft³', 1 / 16.01846],
];

/** As given in uniform notation, metric and imperial; undefined where it is not converted. */
function formsOf(text: string, label = 'Row', reader = englishReader) {
  const { value, uniform = value, metric, imperial } = showFigure(reader.read(label, text), reader.language);
  return [uniform, metric, imperial];
}

describe('the form of a figure', () => {
  it.each(published)('%s in %s units: %s, by the published factor', (from, system, to, factor) => {
    const unit = findUnit(from);
    const target = unit && targetOf(unit, system);
    expect(target?.sign).toBe(to);
    expect((unit?.factor ?? 0) / (target?.factor ?? 1) / factor).toBeCloseTo(1, 6);
  });

  it.each([
    ['de', '15.500 kg', '0,75 kW'],
    ['fr', '15\u00A0500 kg', '0,75 kW'],
    ['en-IN', '15,500 kg', '0.75 kW'],
    ['ar', '15,500 kg', '0.75 kW'],
  ])('has the signs of the language: %s', (language, mass, power) => {
    const reader = makeReader({ units: [], codes: [], drawn: [] }, language);
    expect(formsOf('15500 Kg', 'Row', reader)[0]).toBe(mass);
    expect(formsOf('0.75 kW', 'Row', reader)[0]).toBe(power);
    expect(formsOf('2400 mm', 'Row', reader)[0]).toBe('2400 mm');
  });

  const figures: [
    text: string,
    form: string,
    metric: string | undefined,
    imperial: string | undefined,
    label?: string,
  ][] = [
    ['120-160 HP', '120–160 HP', '88–118 kW', undefined],
    ['20 HP', '20 HP', '14.7 kW', undefined],
    ['5 kW', '5 kW', undefined, '6.8 HP'],
    ['20 HP + 2 HP', '20 HP + 2 HP', '14.7 kW + 1.5 kW', undefined],
    ['180 HP (132 kW)', '180 HP (132 kW)', '132 kW', '180 HP'],
    ['3000 PSI (207 bar)', '3000 psi (207 bar)', '207 bar', '3000 psi'],
    ['20 HP 960 RPM 50Hz', '20 HP 960 r/min 50 Hz', '14.7 kW 960 r/min 50 Hz', undefined],
    ['1530x2700x1200 mm', '1530 × 2700 × 1200 mm', undefined, '60.2 × 106.3 × 47.2 in'],
    ['180x1680 mm', '180 × 1680 mm', undefined, '7.09 × 66.14 in'],
    ['2 x 45 kW', '2 × 45 kW', undefined, '2 × 61.2 HP'],
    ['35 mm', '35 mm', undefined, '1.38 in'],
    ['4855 mm', '4855 mm', undefined, '191.1 in'],
    ['up to 30 m', 'up to 30 m', undefined, 'up to 98.4 ft'],
    ['20–48 ft', '20–48 ft', '6.1–14.6 m', undefined],
    ['2–6 cm', '2–6 cm', undefined, '0.79–2.36 in'],
    ['20 mm - 30 mm', '20 mm – 30 mm', undefined, '0.79 in – 1.18 in'],
    ['about 15500 Kg', 'about 15,500 kg', undefined, 'about 34,200 lb'],
    ['800 to 1200 kg', '800 to 1200 kg', undefined, '1760 to 2650 lb'],
    ['5 kg approx.', '5 kg approx.', undefined, '11 lb approx.'],
    ['12000-12500 Kg/hr', '12,000–12,500 kg/h', undefined, '26,500–27,600 lb/h'],
    ['10–70 TPH', '10–70 t/h', undefined, '11–77.2 US ton/h'],
    ['5 t/h', '5 t/h', undefined, '5.51 US ton/h'],
    ['600 litres', '600 l', undefined, '159 US gal'],
    ['10 gallons', '10 US gal', '37.9 l', undefined],
    ['3000 PSI', '3000 psi', '207 bar', undefined],
    ['207 bar', '207 bar', undefined, '3000 psi'],
    ['150 Ton', '150 Ton', '1470 kN', '165 US tonf', 'Force'],
    ['150 Ton', '150 Ton', '1470 kN', '165 US tonf', 'Pressing force'],
    ['9 Ton', '9 t', undefined, '9.92 US ton', 'Weight'],
    ['100 kN', '100 kN', undefined, '11.2 US tonf'],
    ['-10 to 50 °C', '-10 to 50 °C', undefined, '14 to 122 °F'],
    ['14 to 122 °F', '14 to 122 °F', '-10 to 50 °C', undefined],
    ['0 °C', '0 °C', undefined, '32 °F'],
    ['0.5–3 m/s', '0.5–3 m/s', undefined, '98–591 ft/min'],
    ['250 mm/s', '250 mm/s', undefined, '9.84 in/s'],
    ['±5 mm', '±5 mm', undefined, '±0.197 in'],
    ['±0.5%', '±0.5%', undefined, undefined],
    ['415v 3 phase 50Hz', '415 V 3 phase 50 Hz', undefined, undefined],
    ['MCC panel for 415V 3-phase 50Hz', 'MCC panel for 415V 3-phase 50Hz', undefined, undefined],
    ['Motor for 415V 3-phase 50Hz', 'Motor for 415 V 3-phase 50 Hz', undefined, undefined],
    ['42', '42', undefined, undefined],
    ['40–120 tyres per hour', '40–120 tyres per hour', undefined, undefined],
    ['Up to 10,000 Gauss', 'Up to 10,000 Gauss', undefined, undefined],
    ['9000-11000 kg', '9,000–11,000 kg', undefined, '19,800–24,300 lb'],
    ['1,00,000 kg', '100,000 kg', undefined, '220,000 lb'],
    ['1 200 x 750 mm', '1200 × 750 mm', undefined, '47.2 × 29.5 in'],
    ['12 months', '12 months', undefined, undefined],
    ['On request', 'On request', undefined, undefined],
    ['PLC S7-1200', 'PLC S7-1200', undefined, undefined],
    ['6,5 kg', '6.5 kg', undefined, '14.3 lb'],
    ['0 mm', '0 mm', undefined, '0 in'],
  ];
  it.each(figures)('of `%s` is `%s`, %s in metric and %s in imperial units', (text, form, metric, imperial, label) => {
    expect(formsOf(text, label)).toEqual([form, metric, imperial]);
    // The output is uniform already.
    expect(formsOf(form, label)[0]).toBe(form);
  });
});
