import { expect, it } from 'vitest';
import { englishReader, makeReader } from '../../src/figures/reader.ts';
import { showFigure } from '../../src/figures/show.ts';
import { shownOf, type Shown } from './shown-of.ts';

/** From data sheets of pumps, presses, cranes, ovens, engines and switchgear. Calculated as in `notations.test.ts`. */
const notations: [text: string, shown?: Shown][] = [
  ['5 short tons', { metric: '4.54 t', json: '5 STN short tons' }],
  ['5 US tons', { metric: '4.54 t', json: '5 STN US tons' }],
  ['5 long tons', { metric: '5.08 t', imperial: '5.6 US ton', json: '5 LTN long tons' }],
  ['5 metric tons', { imperial: '5.51 US ton', json: '5 TNE metric tons' }],
  ['5 imp gal', { metric: '22.7 l', imperial: '6 US gal', json: '5 GLI imp gal' }],
  ['5 UK gallons', { metric: '22.7 l', imperial: '6 US gal', json: '5 GLI UK gallons' }],
  ['5 US gallons', { metric: '18.9 l', json: '5 GLL US gallons' }],
  ['2 US gal./min', { metric: '7.57 l/min', json: '2 US gal./min' }],
  ['10 US tons per hour', { metric: '9.07 t/h', json: '10 US tons per hour' }],
  ['25 cu. ft.', { metric: '0.708 m³', json: '25 cu. ft.' }],
  ['25 cu yd', { metric: '19.1 m³', json: '25 YDQ cu yd' }],
  ['30 lbs/ft3', { metric: '481 kg/m³', json: '30 lbs/ft3' }],
  ['8 oz', { metric: '227 g', json: '8 oz' }],
  ['25 mph', { metric: '40.2 km/h', json: '25 mph' }],
  ['100,000 lbf', { metric: '445,000 N', json: '100000 lbf' }],
  ['1–1/2 in', { metric: '38.1 mm', json: '1.5 INH in' }],
  ['0–3/8"', { metric: '0–9.53 mm', json: '0..0.375 INH "' }],
  ['500/1000 kg', { imperial: '1100/2200 lb' }],
  ['1–1/4 to 2 in', { metric: '31.8 to 50.8 mm', json: '1.25..2 INH in' }],
  ['1-1/2–2-1/2 in', { metric: '38.1–63.5 mm', json: '1.5..2.5 INH in' }],
  ['38 mm (1–1/2")', { metric: '38 mm', imperial: '1–1/2 in', json: '38 MMT mm' }],
  ['60"W x 32"H', { given: '60" W × 32" H', metric: '1524 mm W × 813 mm H' }],
  ['24 x 36 in', { given: '24 × 36 in', metric: '610 × 914 mm' }],
  ['2 x 3 x 4 m', { given: '2 × 3 × 4 m', imperial: '6.56 × 9.84 × 13.12 ft' }],
  ['2 ft x 4 ft', { given: '2 ft × 4 ft', metric: '0.61 m × 1.219 m' }],
  ['2 × 75 kW + 11 kW', { imperial: '2 × 102 HP + 15 HP' }],
  ['8–10 bar (g)', { imperial: '116–145 psi (g)', json: '8..10 BAR bar' }],
  ['6 bar (ü)', { imperial: '87 psi (ü)', json: '6 BAR bar' }],
  ['10 bar abs', { imperial: '145 psi abs', json: '10 BAR bar' }],
  ['10 barg', { json: '10 barg' }],
  ['3000 PSIG', { json: '3000 PSIG' }],
  ['760 mmHg', { json: '760 HN mmHg' }],
  ['10 mmWC', { json: '10 mmWC' }],
  ['10 mbar', { json: '10 MBR mbar' }],
  ['10^-3 mbar', { json: '0.001 MBR mbar' }],
  ['1·10⁻³ mbar', { json: '0.001 MBR mbar' }],
  ['1e-3 mbar', { json: '0.001 MBR mbar' }],
  ['1 x 10-3 mbar', { json: '0.001 MBR mbar' }],
  ['−80 kPa', { imperial: '−11.6 psi', json: '-80 KPA kPa' }],
  ['0.2 mg/Nm³', { json: '0.2 mg/Nm³' }],
  ['100 Ah', { json: '100 Ah' }],
  ['10 kA', { json: '10 B22 kA' }],
  ['868 MHz', { json: '868 MHZ MHz' }],
  ['200 mT', { json: '200 C29 mT' }],
  ['5 mPa', { json: '5 mPa' }],
  ['400 nm', { json: '400 nm' }],
  ['58–60 HRC', { json: '58..60 HRC' }],
  ['46 cSt', { json: '46 cSt' }],
  ['5 kWp', { json: '5 kWp' }],
  ['2500 daN', { json: '2500 daN' }],
  ['0-40 ºC', { given: '0–40 ºC', imperial: '32–104 °F', json: '0..40 CEL ºC' }],
  ['20 ˚C', { imperial: '68 °F', json: '20 CEL ˚C' }],
  ['-20…+60°C', { given: '-20 – +60 °C', imperial: '-4 – +140 °F', json: '-20..60 CEL °C' }],
  ['300 °C ± 1 K', { imperial: '572 °F ± 1.8 °F' }],
  ['±1 °C @ 100 °C', { imperial: '±1.8 °F @ 212 °F' }],
  ['≥ 99,5 %', { given: '≥ 99,5%', json: '99.5.. P1 %' }],
  ['>= 99.5 %', { given: '>= 99.5%', json: '99.5.. P1 %' }],
  ['< 85 dB(A) @ 1 m', { imperial: '< 85 dB(A) @ 3.28 ft' }],
  ['0–10 VDC', { json: '0..10 VLT VDC' }],
  ['400VAC, 3Ph, 50Hz', { given: '400 VAC, 3 Ph, 50 Hz' }],
  ['220–240V, 50–60 Hz', { given: '220–240 V, 50–60 Hz' }],
  ['160 kW @ 50 Hz / 184 kW @ 60 Hz', { imperial: '218 HP @ 50 Hz / 250 HP @ 60 Hz' }],
  ['160/184 kW (50/60 Hz)', { imperial: '218/250 HP (50/60 Hz)' }],
  ['1:25'],
  ['12 m/10 s', { imperial: '39.4 ft/10 s' }],
  ['500 kg/1000 kg', { imperial: '1100 lb/2200 lb' }],
  ['16 MPa (160 kgf/cm²)', { metric: '16 MPa', imperial: '2320 psi (2280 psi)', json: '16 MPA MPa' }],
  ['10 t + 2 x 5 t', { given: '10 t + 2 × 5 t', imperial: '11 US ton + 2 × 5.51 US ton' }],
  ['5 t @ 12 m', { imperial: '5.51 US ton @ 39.4 ft' }],
  ['36 qm', { imperial: '388 ft²', json: '36 MTK qm' }],
  ['12½ tons', { imperial: '13.8 US ton', json: '12.5 TNE tons' }],
  ['Ø 250/180 x 1200 mm', { given: 'Ø 250/180 × 1200 mm', imperial: 'Ø 9.84/7.09 × 47.24 in' }],
  ['3.2 t (empty) / 5.0 t (loaded)', { imperial: '3.53 US ton (empty) / 5.51 US ton (loaded)' }],
  ['7.5 kW, electric', { imperial: '10.2 HP, electric', json: '7.5 KWT kW' }],
  ['8 ch', { json: '8 ch' }],
  // words and brackets between figures
  ['5 mm min / 10 mm max', { imperial: '0.197 in min / 0.394 in max' }],
  ['2000 mm (max.) x 1000 mm', { given: '2000 mm (max.) × 1000 mm', imperial: '78.7 in (max.) × 39.4 in' }],
  ['15 kW (18 kVA)', { imperial: '20.4 HP (18 kVA)' }],
  ['118" [3000 mm]', { metric: '3000 mm', imperial: '118 in', json: '118 INH "' }],
  ['75 kW (102 PS / 100 hp)', { metric: '75 kW (75 kW / 73.5 kW)', imperial: '102 HP (102 HP / 100 HP)' }],
  ['75 kW (100 HP @ 1500 rpm)', { metric: '75 kW (73.5 kW @ 1500 r/min)', imperial: '102 HP (100 HP @ 1500 r/min)' }],
  // nothing before the point
  ['.5 in', { metric: '12.7 mm', json: '0.5 INH in' }],
  ['-.5 bar', { imperial: '-7.25 psi', json: '-0.5 BAR bar' }],
  ['.5-.75 HP', { given: '.5–.75 HP', metric: '0.368–0.552 kW', json: '0.5..0.75 HJ HP' }],
  ['.020" x 4"', { given: '.020" × 4"', metric: '0.508 mm × 101.6 mm' }],
  ['up to .5 t', { imperial: 'up to 0.551 US ton', json: '..0.5 TNE t' }],
  ['10 ±.5 mm', { given: '10 ± .5 mm', imperial: '0.394 ± 0.0197 in' }],
  ['φ50×100L', { given: 'φ50 × 100L' }],
  ['316 L/min', { imperial: '83.5 US gal/min', json: '316 L2 L/min' }],
  ['15 cv', { metric: '11 kW', json: '15 HJ cv' }],
  ['10 kg/h per line', { imperial: '22 lb/h per line', json: '10 E93 kg/h' }],
];

it.each(notations)('%s', (text, shown = {}) => {
  expect(shownOf(text)).toEqual(shown);
});

const inLanguages: [language: string, text: string, shown: Shown][] = [
  ['es', '5 a 8 m³/h', { imperial: '2,94 a 4,71 ft³/min', json: '5..8 MQH m³/h' }],
  ['fr', '5,5 kW (7,5 ch)', { metric: '5,5 kW', imperial: '7,48 HP (7,5 ch)', json: '5.5 KWT kW' }],
  ['fr', 'env. 3,5 t', { imperial: 'env. 3,86 US ton', json: '3.5 TNE t' }],
  ['de', '650 / 800 / 1.000 mm', { imperial: '25,6 / 31,5 / 39,4 in' }],
  ['de', 'bis zu 2,5 t/h', { imperial: 'bis zu 2,76 US ton/h', json: '..2.5 E18 t/h' }],
  ['de', '–20 °C bis +60 °C', { imperial: '–4 °F bis +140 °F', json: '-20..60 CEL °C' }],
  ['de', '2 × 5,5 kW + 0,75 kW', { imperial: '2 × 7,48 HP + 1,02 HP' }],
];

it.each(inLanguages)('in %s: %s', (language, text, shown) => {
  expect(shownOf(text, 'Row', makeReader({ units: [], codes: [], drawn: [] }, language))).toEqual(shown);
});

const inRows: [label: string, text: string, shown: Shown][] = [
  ['Acceleration', '9.81 m/s²', { json: '9.81 m/s²' }],
  ['Vibration', '4.5 mm/s', { imperial: '0.177 in/s', json: '4.5 C16 mm/s' }],
  ['Vibrating feeder weight', '500 g', { imperial: '17.6 oz', json: '500 GRM g' }],
  ['Cycle time', '18 s', { json: '18 SEC s' }],
  ['Magnetic field', '12000 Gauss', { json: '12000 76 Gauss' }],
  ['Pressing force', '250 US tons', { metric: '2220 kN', json: '250 US tons' }],
  ['Pressing force', '500 lbs', { metric: '2220 N', json: '500 lbs' }],
  ['Overall size', '4 x 8 ft', { given: '4 × 8 ft', metric: '1.22 × 2.44 m' }],
  ['Overall size', '4 x 2 x 2 m', { given: '4 × 2 × 2 m', imperial: '13.12 × 6.56 × 6.56 ft' }],
  ['Resolution', '0.1 °C at 25 °C', { imperial: '0.18 °F at 77 °F' }],
  ['Accuracy', '±1 °C (0–100 °C)', { imperial: '±1.8 °F (32–212 °F)' }],
  ['Temperature rise', '60 K at 40 °C', { imperial: '60 K at 104 °F' }],
  ['Accuracy', '0.05 mm ± 0.01 mm', { imperial: '0.00197 in ± 0.00039 in' }],
  ['Oil', '45 L', { imperial: '11.9 US gal', json: '45 LTR L' }],
  ['Force (t)', '30', { json: '30 t' }],
  ['Length (L)', '5000', { json: '5000' }],
  ['Speed (n)', '1450', { json: '1450' }],
  ['Weight (t)', '4.5', { json: '4.5 TNE t' }],
  ['Time (s)', '15', { json: '15 SEC s' }],
];

it.each(inRows)('in a row %s: %s', (label, text, shown) => {
  expect(shownOf(text, label)).toEqual(shown);
});

it('says whether a voltage alternates', () => {
  expect(showFigure(englishReader.read('Voltage', '400VAC, 50Hz'), 'en').value).toBe('400 VAC, 50 Hz');
  expect(showFigure(englishReader.read('Voltage', '24vdc'), 'en').value).toBe('24 vdc');
});
