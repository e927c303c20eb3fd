import { expect, it } from 'vitest';
import { propertyValues } from '../../src/catalogue/pages/parts/structured-data.ts';
import { englishReader, makeReader } from '../../src/figures/reader.ts';
import { showFigure } from '../../src/figures/show.ts';

/**
 * What makers of many trades and countries write. Conversions are calculated with the factors of NIST SP 811, appendix
 * B.8, and rounded as decision 23 says; a system is left out where the maker's figure stays.
 */
interface Shown {
  /** In our typography; the maker's text by default. */
  given?: string;
  metric?: string;
  imperial?: string;
  /** Value or range, unit code and unit of the structured data; the text by default. */
  json?: string;
}

function shownOf(text: string, label = 'Row', reader = englishReader): Shown {
  const figure = reader.read(label, text);
  const { value: given, uniform: _uniform, label: _label, ...converted } = showFigure(figure, reader.language);
  const property: Record<string, unknown> = { ...propertyValues([figure])[0] };
  const { value, minValue = '', maxValue = '', unitCode, unitText } = property;
  const number = typeof value === 'number' ? value : `${String(minValue)}..${String(maxValue)}`;
  const isText = typeof value === 'string';
  if (isText) expect(value).toBe(given);
  return {
    ...(given === text ? {} : { given }),
    ...converted,
    ...(isText ? {} : { json: [number, unitCode, unitText].filter((part) => part !== undefined).join(' ') }),
  };
}

const notations: [text: string, shown?: Shown][] = [
  // the cases that were seen on the product
  ['15/18.5 kW', { imperial: '20.4/25.2 HP' }],
  ['500, 650 or 800 mm', { imperial: '19.7, 25.6 or 31.5 in' }],
  ['23 ± 2 °C', { imperial: '73.4 ± 3.6 °F' }],
  ['ΔT 10 °C', { imperial: 'ΔT 18 °F' }],
  ["12'000 kg", { imperial: '26,500 lb', json: '12000 KGM kg' }],
  ['3/4 in', { metric: '19.1 mm', json: '0.75 INH in' }],
  ['1 1/2 in', { metric: '38.1 mm', json: '1.5 INH in' }],
  ['1-1/2"', { metric: '38.1 mm', json: '1.5 INH "' }],
  ['1/2" - 3/4"', { given: '1/2" – 3/4"', metric: '12.7 mm – 19.1 mm', json: '0.5..0.75 INH "' }],
  ['½-¾ in', { given: '½–¾ in', metric: '12.7–19.1 mm', json: '0.5..0.75 INH in' }],
  ['L 2000 x W 1000 x H 1500 mm', { given: 'L 2000 × W 1000 × H 1500 mm', imperial: 'L 78.7 × W 39.4 × H 59.1 in' }],
  ['10^4 kg', { imperial: '22,000 lb', json: '10000 KGM kg' }],
  ['1200 mm (+50/-20 mm)', { imperial: '47.2 in (+1.97/-0.79 in)' }],
  ['8 or 9 t', { imperial: '8.82 or 9.92 US ton' }],
  ['45 + 15 kW', { imperial: '61.2 + 20.4 HP' }],
  ['50~250 t/h', { given: '50–250 t/h', imperial: '55–276 US ton/h', json: '50..250 E18 t/h' }],
  ['±2 °C', { imperial: '±3.6 °F' }],
  ['2000L x 1000W x 1500H mm', { given: '2000L × 1000W × 1500H mm', imperial: '78.7L × 39.4W × 59.1H in' }],
  ['7.5/11 kW (10/15 HP)', { metric: '7.5/11 kW', imperial: '10/15 HP' }],
  ['1,50,000 kg', { imperial: '331,000 lb', json: '150000 KGM kg' }],
  // motors and drives
  ['2×7.5kW', { given: '2 × 7.5 kW', imperial: '2 × 10.2 HP' }],
  ['3 × 55 kW + 2 × 7.5 kW', { imperial: '3 × 74.8 HP + 2 × 10.2 HP' }],
  ['7.5 KW, 4 pole', { imperial: '10.2 HP, 4 pole' }],
  ['5.5kW (4-pole)', { given: '5.5 kW (4-pole)', imperial: '7.48 HP (4-pole)' }],
  ['15 kW / 20 HP', { metric: '15 kW', imperial: '20 HP', json: '15 KWT kW' }],
  ['15 kW (20 HP) / 18.5 kW (25 HP)', { metric: '15 kW / 18.5 kW', imperial: '20 HP / 25 HP' }],
  ['2 x 15 kW (20 HP)', { given: '2 × 15 kW (20 HP)', metric: '2 × 15 kW (14.7 kW)', imperial: '2 × 20.4 HP (20 HP)' }],
  ['7.5 kW (max. 11 kW)', { imperial: '10.2 HP (max. 15 HP)' }],
  ['10 HP (7.5 kW) + 5 HP (3.7 kW)', { metric: '7.5 kW + 3.7 kW', imperial: '10 HP + 5 HP' }],
  ['15 kW (20 HP) at 7 bar', { metric: '15 kW at 7 bar', imperial: '20 HP at 102 psi' }],
  ['20 HP 960 RPM 50Hz', { given: '20 HP 960 RPM 50 Hz', metric: '14.7 kW 960 r/min 50 Hz' }],
  ['1.5/2 HP', { metric: '1.1/1.47 kW' }],
  ['10 CV', { metric: '7.35 kW', json: '10 HJ CV' }],
  ['1.5 MW', { imperial: '2040 HP', json: '1.5 MAW MW' }],
  ['2900/1450 rpm'],
  ['25 U/min', { json: '25 RPM U/min' }],
  ['1500 min⁻¹', { json: '1500 min⁻¹' }],
  ['5 HP × 2 nos', { metric: '3.68 kW × 2 nos' }],
  ['2 Nos. 5 HP', { metric: '2 Nos. 3.68 kW' }],
  // electrics
  ['220~240V', { given: '220–240 V', json: '220..240 VLT V' }],
  ['110-120/220-240 V', { given: '110–120/220–240 V' }],
  ['415V ±10%, 50Hz ±3%', { given: '415 V ±10%, 50 Hz ±3%' }],
  ['50/60 Hz'],
  ['4–20 mA / 0–10 V'],
  ['3 x 1.5 mm²', { given: '3 × 1.5 mm²', imperial: '3 × 0.00233 in²' }],
  ['24 VDC', { json: '24 VLT VDC' }],
  // pressure and flow
  ['0…10 bar', { given: '0–10 bar', imperial: '0–145 psi', json: '0..10 BAR bar' }],
  ['0.6-0.8 MPa', { given: '0.6–0.8 MPa', imperial: '87–116 psi', json: '0.6..0.8 MPA MPa' }],
  [
    '6-8 bar / 87-116 psi',
    { given: '6–8 bar / 87–116 psi', metric: '6–8 bar', imperial: '87–116 psi', json: '6..8 BAR bar' },
  ],
  ['200 bar (20 MPa, 2900 psi)', { metric: '200 bar', imperial: '2900 psi', json: '200 BAR bar' }],
  ['10 bar(g)', { imperial: '145 psi(g)', json: '10 BAR bar' }],
  ['100 psi(g)', { metric: '6.89 bar(g)', json: '100 PS psi' }],
  ['7 kgf/cm2', { metric: '6.86 bar', imperial: '99.6 psi', json: '7 E42 kgf/cm2' }],
  ['10 kg/cm² (g)', { metric: '9.81 bar (g)', imperial: '142 psi (g)', json: '10 E42 kg/cm²' }],
  ['100 KPA', { imperial: '14.5 psi', json: '100 KPA KPA' }],
  ['-0.9 bar', { imperial: '-13.1 psi', json: '-0.9 BAR bar' }],
  ['25 N/mm2', { imperial: '3630 psi', json: '25 C56 N/mm2' }],
  ['300 CFM at 7 bar', { metric: '510 m³/h at 7 bar', imperial: '300 ft³/min at 102 psi' }],
  ['12 l/min at 210 bar', { imperial: '3.17 US gal/min at 3050 psi' }],
  ['6.5 m³/min', { imperial: '230 ft³/min', json: '6.5 m³/min' }],
  ['10 gpm', { metric: '37.9 l/min', json: '10 gpm' }],
  ['5 m3/h', { imperial: '2.94 ft³/min', json: '5 MQH m3/h' }],
  ['200 Ltr', { imperial: '52.8 US gal', json: '200 LTR Ltr' }],
  ['5 gal', { metric: '18.9 l', json: '5 GLL gal' }],
  // throughput and mass
  ['≥ 5 t/h', { imperial: '≥ 5.51 US ton/h', json: '5.. E18 t/h' }],
  ['10–70 TPH', { imperial: '11–77.2 US ton/h', json: '10..70 E18 TPH' }],
  ['500 Kg / Hr.', { imperial: '1100 lb/h', json: '500 E93 Kg / Hr.' }],
  ['2000 lb/h', { metric: '907 kg/h', json: '2000 lb/h' }],
  ['0.5 - 0.8 t/m3', { given: '0.5–0.8 t/m3', imperial: '31.2–49.9 lb/ft³', json: '0.5..0.8 D41 t/m3' }],
  ['1 t = 1000 kg', { metric: '1 t', imperial: '1.1 US ton = 2200 lb', json: '1 TNE t' }],
  ['1.5 t (1500 kg)', { metric: '1.5 t', imperial: '1.65 US ton (3310 lb)', json: '1.5 TNE t' }],
  ['15,000 lbs', { metric: '6800 kg', json: '15000 LBR lbs' }],
  ['5 MT', { imperial: '5.51 US ton', json: '5 TNE MT' }],
  ['50 tonnes per day', { json: '50 tonnes per day' }],
  ['120 pcs/min', { json: '120 pcs/min' }],
  ['60 kWh/t', { json: '60 kWh/t' }],
  // sizes
  ['W1200×D800×H2000 mm', { given: 'W1200 × D800 × H2000 mm', imperial: 'W47.2 × D31.5 × H78.7 in' }],
  ['1200W x 800D x 2000H mm', { given: '1200W × 800D × 2000H mm', imperial: '47.2W × 31.5D × 78.7H in' }],
  [
    '1200 (L) x 800 (W) x 2000 (H) mm',
    { given: '1200 (L) × 800 (W) × 2000 (H) mm', imperial: '47.2 (L) × 31.5 (W) × 78.7 (H) in' },
  ],
  [
    'L1200 mm x W800 mm x H2000 mm',
    { given: 'L1200 mm × W800 mm × H2000 mm', imperial: 'L47.2 in × W31.5 in × H78.7 in' },
  ],
  ['Length 1200 mm, width 800 mm', { imperial: 'Length 47.2 in, width 31.5 in' }],
  ['Ø50×300 mm', { given: 'Ø50 × 300 mm', imperial: 'Ø1.97 × 11.81 in' }],
  ['5.2 × 2.3 × 2.6 m (L×W×H)', { imperial: '17.06 × 7.55 × 8.53 ft (L×W×H)' }],
  ['1500x3 mm', { given: '1500 × 3 mm', imperial: '59.055 × 0.118 in' }],
  ['50x50x3 mm', { given: '50 × 50 × 3 mm', imperial: '1.969 × 1.969 × 0.118 in' }],
  ['1.2m x 800mm', { given: '1.2 m × 800 mm', imperial: '3.94 ft × 31.5 in' }],
  ["4' x 8'", { given: "4' × 8'", metric: '1.22 m × 2.44 m' }],
  ['8’ x 4’ x 2”', { given: '8’ × 4’ × 2”', metric: '2.44 m × 1.22 m × 50.8 mm' }],
  ['4.5" - 6"', { given: '4.5" – 6"', metric: '114 mm – 152 mm', json: '4.5..6 INH "' }],
  ['2-3/4 in', { metric: '69.9 mm', json: '2.75 INH in' }],
  ['3/16 x 1/2 in', { given: '3/16 × 1/2 in', metric: '4.763 × 12.7 mm' }],
  ['5/8 to 7/8 inch', { metric: '15.9 to 22.2 mm', json: '0.625..0.875 INH inch' }],
  ['7/64"', { metric: '2.778 mm', json: '0.109375 INH "' }],
  ["6''", { metric: '152 mm', json: "6 INH ''" }],
  ['2-inch', { metric: '50.8-mm', json: '2 INH inch' }],
  ['5 sq ft', { metric: '0.465 m²', json: '5 FTK sq ft' }],
  ['50 mm dia', { imperial: '1.97 in dia', json: '50 MMT mm' }],
  ['20 x 1000 mm', { given: '20 × 1000 mm', imperial: '0.787 × 39.37 in' }],
  ['1200 +/-5 mm', { given: '1200 ± 5 mm', imperial: '47.2 ± 0.197 in' }],
  ['+0.2/-0.1 mm', { imperial: '+0.00787/-0.00394 in' }],
  // temperature
  ['-20...+60 °C', { given: '-20 – +60 °C', imperial: '-4 – +140 °F', json: '-20..60 CEL °C' }],
  ['−20 °C … +60 °C', { given: '−20 °C – +60 °C', imperial: '−4 °F – +140 °F', json: '-20..60 CEL °C' }],
  ['20 °C – 25 °C', { imperial: '68 °F – 77 °F', json: '20..25 CEL °C' }],
  ['-10/40 °C', { imperial: '14/104 °F' }],
  ['max. 40 °C', { imperial: 'max. 104 °F', json: '..40 CEL °C' }],
  ['40 °C max', { imperial: '104 °F max', json: '..40 CEL °C' }],
  ['392°F (200°C)', { given: '392 °F (200 °C)', metric: '200 °C', imperial: '392 °F', json: '392 FAH °F' }],
  ['180 °C / 356 °F', { metric: '180 °C', imperial: '356 °F', json: '180 CEL °C' }],
  ['100 °C / 101 °F', { metric: '100 °C / 38 °C', imperial: '212 °F / 101 °F' }],
  ['20 °C above ambient', { imperial: '36 °F above ambient' }],
  ['23 °C ±2', { given: '23 °C ± 2', imperial: '73.4 °F ± 3.6' }],
  ['10 K', { json: '10 KEL K' }],
  // numbers
  ['10⁴ kg', { imperial: '22,000 lb', json: '10000 KGM kg' }],
  ['12\u202f000 kg', { imperial: '26,500 lb', json: '12000 KGM kg' }],
  ['12\u2009000 kg', { imperial: '26,500 lb', json: '12000 KGM kg' }],
  ['12\u2007000 kg', { imperial: '26,500 lb', json: '12000 KGM kg' }],
  ['12\u00a0000 kg', { imperial: '26,500 lb', json: '12000 KGM kg' }],
  ['1’500.50 kg', { imperial: '3308 lb', json: '1500.5 KGM kg' }],
  ['1,500.50 kg', { imperial: '3308 lb', json: '1500.5 KGM kg' }],
  ['1.500,50 kg', { imperial: '3308 lb', json: '1500.5 KGM kg' }],
  ['0,500 m', { imperial: '1.64 ft', json: '0.5 MTR m' }],
  ['6,5 kg', { imperial: '14.3 lb', json: '6.5 KGM kg' }],
  ['ca. 3,5 t', { imperial: 'ca. 3.86 US ton', json: '3.5 TNE t' }],
  ['12,34,567 kg', { imperial: '2,722,000 lb', json: '1234567 KGM kg' }],
  ['1 000-2 000 kg', { given: '1 000–2 000 kg', imperial: '2200–4410 lb', json: '1000..2000 KGM kg' }],
  ['1.250.000 kg', { imperial: '2,760,000 lb', json: '1250000 KGM kg' }],
  ['00123', { json: '123' }],
  // qualifiers
  ['from 5 to 8 t', { imperial: 'from 5.51 to 8.82 US ton', json: '5..8 TNE t' }],
  ['12 m max. 15 m', { imperial: '39.4 ft max. 49.2 ft' }],
  ['≤ 75 dB(A)', { json: '..75 2N dB(A)' }],
  ['up to 30 m (98 ft)', { metric: 'up to 30 m', imperial: 'up to 98 ft', json: '..30 MTR m' }],
  ['about 35 mm', { imperial: 'about 1.38 in', json: '35 MMT mm' }],
  ['5 kg approx.', { imperial: '11 lb approx.', json: '5 KGM kg' }],
  ['12 V, 5 m', { imperial: '12 V, 16.4 ft' }],
  ['2 motors of 5 HP', { metric: '2 motors of 3.68 kW' }],
  ['42 blades', { json: '42 blades' }],
  ['12 months or 2000 h'],
];

it.each(notations)('%s', (text, shown = {}) => {
  expect(shownOf(text)).toEqual(shown);
});

const inLanguages: [language: string, text: string, shown: Shown][] = [
  ['de', 'ca. 12.000 kg', { imperial: 'ca. 26.500 lb', json: '12000 KGM kg' }],
  ['de', '1.250 kg', { imperial: '2760 lb', json: '1250 KGM kg' }],
  ['de', '1,250 t', { imperial: '1,38 US ton', json: '1.25 TNE t' }],
  ['de', "12'500 kg", { imperial: '27.600 lb', json: '12500 KGM kg' }],
  ['de', '1.250,5 kg', { imperial: '2757 lb', json: '1250.5 KGM kg' }],
  ['de', '0,75 kW', { imperial: '1,02 HP', json: '0.75 KWT kW' }],
  ['de', '2,5/3,5 kW', { imperial: '3,4/4,76 HP' }],
  ['de', 'ab 0,5 bis 2,5 m/s', { imperial: 'ab 98 bis 492 ft/min', json: '0.5..2.5 MTS m/s' }],
  ['de', '1.500 - 2.500 kg/h', { given: '1.500–2.500 kg/h', imperial: '3310–5510 lb/h', json: '1500..2500 E93 kg/h' }],
  ['de', '7,5 kW (10 PS)', { metric: '7,5 kW', imperial: '10 HP', json: '7.5 KWT kW' }],
  ['de', '3.5 t', { imperial: '3,86 US ton', json: '3.5 TNE t' }],
  ['fr', '2,5 à 3,5 t', { imperial: '2,76 à 3,86 US ton', json: '2.5..3.5 TNE t' }],
  ['fr', '12\u202f000 kg', { imperial: '26\u00a0500 lb', json: '12000 KGM kg' }],
  ['it', '0,5 ÷ 2 m/s', { given: '0,5–2 m/s', imperial: '98–394 ft/min', json: '0.5..2 MTS m/s' }],
  ['tr', '5,5 kW', { imperial: '7,48 HP', json: '5.5 KWT kW' }],
  ['pl', '12 000 kg', { imperial: '26\u00a0500 lb', json: '12000 KGM kg' }],
];

it.each(inLanguages)('in %s: %s', (language, text, shown) => {
  expect(shownOf(text, 'Row', makeReader({ units: [], codes: [], drawn: [] }, language))).toEqual(shown);
});

const inRows: [label: string, text: string, shown: Shown][] = [
  ['Force', '25 t', { metric: '245 kN', imperial: '27.6 US tonf', json: '25 t' }],
  ['Force', '3.2 t', { metric: '31.4 kN', imperial: '3.53 US tonf', json: '3.2 t' }],
  ['Press force', '5-8 t', { given: '5–8 t', metric: '49–78.5 kN', imperial: '5.51–8.82 US tonf', json: '5..8 t' }],
  ['Force', '25000 kg', { metric: '245,000 N', imperial: '55,100 lbf', json: '25000 B37 kg' }],
  ['Force', '300 kN', { imperial: '33.7 US tonf', json: '300 B47 kN' }],
  ['Weight', '3.2 t', { imperial: '3.53 US ton', json: '3.2 TNE t' }],
  ['Temperature rise', '40 °C', { imperial: '72 °F' }],
  ['Length (m)', '4.5 m', { imperial: '14.8 ft', json: '4.5 MTR m' }],
  ['Length (m)', '4.5', { json: '4.5 MTR m' }],
];

it.each(inRows)('in a row %s: %s', (label, text, shown) => {
  expect(shownOf(text, label)).toEqual(shown);
});
