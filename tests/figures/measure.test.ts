import { expect, it } from 'vitest';
import { englishReader } from './english-reader.ts';
import { lengthsOf, sidesOf, sizeOf, spanOf } from '../../src/figures/measure.ts';

const read = (text: string) => englishReader.read('Row', text);

it.each([
  // a sum counts all its motors
  ['3 × 55 kW + 2 × 7.5 kW', 'kW', 180, 180],
  ['11 kW + 2 x 75 kW', 'kW', 161, 161],
  ['2 × 75 kW + 11 kW', 'kW', 161, 161],
  ['10 t + 2 x 5 t', 't', 20, 20],
  ['15 kW (main) + 7.5 kW (pump)', 'kW', 22.5, 22.5],
  ['15 kW main + 2 × 1.5 kW auxiliary', 'kW', 18, 18],
  ['4 × 15 kW = 60 kW', 'kW', 60, 60],
  // a total with its terms counts once
  ['90 kW (75 + 15 kW)', 'kW', 90, 90],
  ['90 kW total: 75 kW + 15 kW', 'kW', 90, 90],
  ['37 HP (30 + 5 + 2 HP)', 'HP', 37, 37],
  ['9 t (6 t + 3 t)', 't', 9, 9],
  ['75 + 15 kW = 90 kW', 'kW', 90, 90],
  ['90 kW (2 x 45 kW)', 'kW', 90, 90],
  // counts multiply wherever they stand
  ['7.5 HP x 2 Nos', 'HP', 15, 15],
  ['2 nos. 75 kW', 'kW', 150, 150],
  ['2 motors of 75 kW', 'kW', 150, 150],
  ['75 kW, 2 nos.', 'kW', 150, 150],
  ['75 kW x 2', 'kW', 150, 150],
  ['75 kW x 3 + 7.5 kW', 'kW', 232.5, 232.5],
  ['3 × 250 kW + 1 × 90 kW', 'kW', 840, 840],
  ['2 pcs x 4500 kg', 'kg', 9000, 9000],
  ['3 x 2 x 5.5 kW', 'kW', 33, 33],
  ['2 x 75/90 kW', 'kW', 150, 180],
  ['2 × 37 or 45 kW', 'kW', 74, 90],
  ['4 x 5.5/7.5 kW', 'kW', 22, 30],
  ['4 motors with 7.5 kW', 'kW', 30, 30],
  ['24 knives at 12 kg each', 'kg', 288, 288],
  ['45 kW each, 2 motors', 'kW', 90, 90],
  ['45 kW (3 phase)', 'kW', 45, 45],
  // the classes of a motor say nothing about its power
  ['2 x 45 kW, IE3, IP55', 'kW', 90, 90],
  ['45 kW (IP 55) + 5.5 kW (IP 55)', 'kW', 50.5, 50.5],
  // three are a list to choose from
  ['55 kW, 75 kW, 90 kW', 'kW', 55, 90],
  // but not the sides of a size
  ['600x400mm, 16 pcs', 'mm', 600, 600],
  ['10 HP and 5 HP', 'HP', 15, 15],
  ['30 HP & 40 HP', 'HP', 70, 70],
  ['75 kW plus 7.5 kW', 'kW', 82.5, 82.5],
  ['min. 90 kW', 'kW', 90, Infinity],
  ['5 mm min / 10 mm max', 'mm', 5, 10],
  // each amount counts once, in the wanted unit if it is given
  ['180 HP (132 kW)', 'kW', 132, 132],
  ['10 HP (7.5 kW) + 5 HP (3.7 kW)', 'kW', 11.2, 11.2],
  ['10 HP + 10 HP (15 kW)', 'kW', 15, 15],
  ['15 kW (20 HP) / 18.5 kW (25 HP)', 'kW', 15, 18.5],
  ['7.5/11 kW (10/15 HP)', 'HP', 10, 15],
  ['2 x 15 kW (20 HP)', 'kW', 30, 30],
  ['2 x 60 HP (2 x 45 kW)', 'kW', 90, 90],
  ['2 x 60 HP (90 kW)', 'kW', 90, 90],
  // the limit is that of the second
  ['7.5 kW (max. 11 kW)', 'kW', 7.5, 7.5],
  ['20 HP + 2 HP', 'HP', 22, 22],
  ['180 HP (132 kW)', 'HP', 180, 180],
  ['120-160 HP', 'kW', 88.2599, 117.68],
  ['1200x750 mm', 'mm', 1200, 1200],
  ['Up to 5 t/h', 't/h', 0, 5],
  ['2000-3000 Kg/hr', 't/h', 2, 3],
  ['about 15500 Kg', 'kg', 15500, 15500],
  ['20 HP 960 RPM 50Hz', 'HP', 20, 20],
  ['212 °F', '°C', 100, 100],
])('%s is %s from %d to %d', (text, sign, low, high) => {
  expect(spanOf(read(text), sign, englishReader)).toEqual({ low, high });
});

it.each([
  ['40–120 tyres per hour', 't/h'],
  ['On request', 'kW'],
  // which of these are a part is not known
  ['75 kW (main), 7.5 kW (pump)', 'kW'],
  ['90 kW, 55 kW', 'kW'],
  ['3 t/h (tyres), 5 t/h (cable)', 't/h'],
  ['45 kW (2 nos)', 'kW'],
  ['15 kW (2 motors)', 'kW'],
  ['30 kW each', 'kW'],
  ['415 V ±10%', '%'],
])('%s is nothing in %s', (text, sign) => {
  expect(spanOf(read(text), sign, englishReader)).toBeUndefined();
});

it.each([
  ['3000 x 1500 x 2000 mm (118 x 59 x 79 in)', [3000, 1500, 2000]],
  ['118" x 59" x 79" (3000 x 1500 x 2000 mm)', [3000, 1500, 2000]],
  ['2000H x 1500W x 3000L mm (79H x 59W x 118L in)', [3000, 1500, 2000]],
  ['3000 x 1500 x 2000 mm / 118 x 59 x 79 in', [3000, 1500, 2000]],
  ['90.6" (2300 mm)', [2300]],
  ['5 m (16.4 ft)', [5000]],
])('drawings take from %s the millimetres once', (text, lengths) => {
  expect(lengthsOf(read(text))).toEqual(lengths);
});

it('puts machines in the order of all that they have', () => {
  const texts = ['2 x 45 kW', '75 kW', '11 kW + 2 x 75 kW', 'up to 200 kW'];
  expect(texts.map((text) => sizeOf(read(text)))).toEqual([90_000, 75_000, 161_000, 200_000]);
});

it.each([
  ['5000 x 1540 x 4555 mm', ['5000 mm', '1540 mm', '4555 mm']],
  ['118" x 59" x 79" (3000 x 1500 x 2000 mm)', ['118 " (3000 mm)', '59 " (1500 mm)', '79 " (2000 mm)']],
  ['5000 x 1540 mm', undefined],
  ['5000 x 1540 mm (197 in)', undefined],
])('comparisons have the sides of %s', (text, sides) => {
  expect(sidesOf(read(text), englishReader, ['L', 'W', 'H'])?.map((side) => side.text)).toEqual(sides);
});
