import { expect, it } from 'vitest';
import { makeReader } from '../../src/figures/reader.ts';
import { spanOf } from '../../src/figures/measure.ts';
import { valueKey } from '../../src/figures/value-key.ts';
import { englishReader } from './english-reader.ts';
import { shownOf, testNotations } from './shown-of.ts';

/** Notations that were misread or not read, with values worked out by hand: 25.4 mm, 0.73549875 kW, 4.4029 gpm. */
testNotations([
  // a number before a comma is no value of the unit behind it
  ['2, 75 kW each', {}, { row: 'Motors' }],
  ['24, 45 mm thick', {}, { row: 'Blades' }],
  ['2, 150 Ton each', {}, { row: 'Cylinders' }],
  ['5, 180-250 °C', {}, { row: 'Zones' }],
  ['8, 1200 kg each', {}, { row: 'Wheels' }],
  ['15, 500 Kg', {}, { row: 'Weight' }],
  ['3, 000 PSI', {}, { row: 'Pressure' }],
  ['20, 28, 35 mm', { imperial: '0.79, 1.1, 1.38 in' }, { row: 'Screen' }],
  ['2 motors, 75 kW each', { imperial: '2 motors, 102 HP each' }, { row: 'Motors' }],
  // torques
  ['450 N·m', { imperial: '332 lbf·ft', json: '450 NU N·m' }, { row: 'Torque' }],
  ['2.5 kN·m', { imperial: '1840 lbf·ft', json: '2.5 B48 kN·m' }, { row: 'Torque' }],
  ['330 lbf·ft', { metric: '447 Nm', json: '330 lbf·ft' }, { row: 'Torque' }],
  // fractions of horsepower
  ['1/2 HP', { metric: '0.368 kW', json: '0.5 HJ HP' }, { row: 'Power' }],
  ['3/4 HP', { metric: '0.552 kW', json: '0.75 HJ HP' }, { row: 'Power' }],
  ['1 1/2 HP', { metric: '1.1 kW', json: '1.5 HJ HP' }, { row: 'Power' }],
  ['3/4 HP (0.55 kW)', { metric: '0.55 kW', imperial: '3/4 HP', json: '0.75 HJ HP' }, { row: 'Power' }],
  ['3/4 kW', {}, { row: 'Power' }],
  // feet and inches
  [`19'-8"`, { metric: '5994 mm', json: '236 INH in' }, { row: 'Length' }],
  ['19 ft 8 in', { metric: '5994 mm', json: '236 INH in' }, { row: 'Length' }],
  [`5'-6 1/2"`, { metric: '1689 mm', json: '66.5 INH in' }, { row: 'Height' }],
  [`16'5" x 5'1" x 14'11"`, { given: `16'5" × 5'1" × 14'11"`, metric: '5004 × 1549 × 4547 mm' }, { row: 'Size' }],
  [`3' 20"`, {}, { row: 'Cycle time' }],
  // the order of sides, diameters
  [
    'L x W x H: 5000 x 1540 x 4555 mm',
    { given: 'L x W x H: 5000 × 1540 × 4555 mm', imperial: 'L x W x H: 196.9 × 60.6 × 179.3 in' },
    { row: 'Size' },
  ],
  ['ø 400', { imperial: 'ø 15.7 in', json: '400 MMT mm' }, { row: 'Shaft' }],
  ['400 mm Ø', { imperial: '15.7 in Ø', json: '400 MMT mm' }, { row: 'Shaft' }],
  // the unit first
  ['kW 30', { imperial: 'HP 40.8', json: '30 KWT kW' }, { row: 'Power' }],
  ['HP 40', { metric: 'kW 29.4', json: '40 HJ HP' }, { row: 'Power' }],
  ['kg 3500', { imperial: 'lb 7720', json: '3500 KGM kg' }, { row: 'Weight' }],
  ['HP 46', {}, { row: 'Oil' }],
  // ranges in words
  ['between 90 and 132 kW', { imperial: 'between 122 and 179 HP', json: '90..132 KWT kW' }, { row: 'Power' }],
  ['von 90 bis 132 kW', { imperial: 'von 122 bis 179 HP', json: '90..132 KWT kW' }, { row: 'P', language: 'de' }],
  ['da 90 a 132 kW', { imperial: 'da 122 a 179 HP', json: '90..132 KWT kW' }, { row: 'P', language: 'it' }],
  ['da 90 a 132 kW', { imperial: 'da 122 a 179 HP', json: '90..132 KWT kW' }, { row: 'Power' }],
  ['between 90 kW', {}, { row: 'Power' }],
  // per day, per second, above the air's pressure, liquids and air
  ['24 t/day', { imperial: '26.5 US ton/d', json: '24 t/day' }, { row: 'Capacity' }],
  ['3 l/s', { imperial: '47.6 US gal/min', json: '3 G51 l/s' }, { row: 'Flow' }],
  ['10 barg', { imperial: '145 psig', json: '10 barg' }, { row: 'Pressure' }],
  ['90 m³/h', { imperial: '396 US gal/min', json: '90 MQH m³/h' }, { row: 'Flow of a pump' }],
  ['90 m³/h', { imperial: '396 US gal/min', json: '90 MQH m³/h' }, { row: 'Flow' }],
  ['90 m³/h', { imperial: '53 ft³/min', json: '90 MQH m³/h' }, { row: 'Air flow' }],
  // one amount in two units that are both converted
  ['150 Ton (1470 kN)', { metric: '1470 kN', imperial: '165 US tonf', json: '150 Ton' }, { row: 'Force' }],
  // commas of thousands, where the language's country has them
  ['15,500 kg', { imperial: '34,200 lb', json: '15500 KGM kg' }, { row: 'Weight', language: 'en-IN' }],
  ['15,500 kg', { imperial: '34,200 lb', json: '15500 KGM kg' }, { row: 'Weight', language: 'en-US' }],
  ['15,500 kg', {}, { row: 'Weight' }],
  // names and words
  ['up to 24.00-35', {}, { row: 'Tyre size' }],
  ['2 a side', {}, { row: 'Stations' }],
  ['Ø 98 × 890 mm', { imperial: 'Ø 3,86 × 35,04 in' }, { row: 'Abmessungen', language: 'de' }],
]);

it('reads commas of thousands where site.yaml says so', () => {
  const reader = makeReader({ units: [], codes: [], drawn: [] }, 'en', ',');
  expect(shownOf('15,500 kg', 'Weight', reader).imperial).toBe('34,200 lb');
  expect(reader.read('Weight', '500,650,800 kg').reading.kind).toBe('unclear');
});

it('counts motors beside their power', () => {
  const span = spanOf(englishReader.read('Motors', '2 motors, 75 kW each'), 'kW', englishReader);
  expect(span).toEqual({ low: 150, high: 150 });
});

it.each([
  ['L 2000 x W 1000 mm', 'L 2 x W 1 m', true],
  ['L 2000 x W 1000 mm', 'W 1000 x L 2000 mm', true],
  ['L 2000 x W 1000 mm', 'W 2000 x L 1000 mm', false],
  ['2000 x 1000 mm', '1000 x 2000 mm', false],
  ['90 kW (75 + 15 kW)', '90 kW', true],
  ['2 x 45 kW', '45 kW x 2', true],
  ['2 x 45 kW', '90 kW', false],
  ['30 kW each', '30 kW', false],
  ['2 x 30 kW each', '2 x 30 kW', true],
  ['7.5 HP x 2 Nos', '2 nos. 7.5 HP', true],
  ['180 HP (132 kW)', '180 HP', true],
  ['24 t/day', '1 t/h', false],
  ['415 V 50 Hz', '50 Hz, 415 V', true],
  ['15/18.5 kW', '15–18.5 kW', false],
  ['180 HP, hydraulic', '180 HP, electric', false],
])('%s and %s are equal: %s', (one, other, isEqual) => {
  const [first, second] = [one, other].map((text) => valueKey(englishReader.read('Row', text)));
  expect(first === second).toBe(isEqual);
});
