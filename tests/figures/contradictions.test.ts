import { expect, it } from 'vitest';
import { contradictionIn } from '../../src/figures/contradictions.ts';
import { englishReader } from './english-reader.ts';

const found = (text: string, label = 'Row') => contradictionIn(englishReader.read(label, text));

it.each([
  ['250-400 HP (250-400 kW)', '250–400 HP', '184–294 kW'],
  ['55 kW (55 HP)', '55 kW', '74.8 HP'],
  ['37/45 kW (50/90 HP)', '45 kW', '61.2 HP'],
  ['approx. 45 kW (75 HP)', '45 kW', '61.2 HP'],
  ['45 kW (approx. 75 HP)', '45 kW', '61.2 HP'],
  ['up to 45 kW (75 HP)', '45 kW', '61.2 HP'],
  ['45 kW / 90 HP', '45 kW', '61.2 HP'],
  ['45 kW, 90 HP', '45 kW', '61.2 HP'],
  ['4500 kg, 4500 lb', '4500 kg', '9920 lb'],
  ['3 in (60 mm)', '3 in', '76.2 mm'],
  ['45 kW (90 HP) main', '45 kW', '61.2 HP'],
  ['2 x 45 kW (2 x 90 HP)', '45 kW', '61.2 HP'],
  ['2 x 45 kW (90 HP)', '90 kW', '122 HP'],
  ['45 kW + 15 kW (60 HP + 40 HP)', '15 kW', '20.4 HP'],
  ['1000 x 600 mm (39.4 x 33.6 in)', '600 mm', '23.6 in'],
  ['180 °C (256 °F)', '180 °C', '356 °F'],
  ['4500 kg / 9200 lb (net)', '4500 kg', '9920 lb'],
  ['4500 kg (9200 lb)', '4500 kg', '9920 lb'],
  ['4500 kg, 9200 lb (net)', '4500 kg', '9920 lb'],
  ['250 bar / 362 psi', '250 bar', '3630 psi'],
  ['90 m³/h / 330 gpm', '90 m³/h', '396 gpm'],
  ['-20 to 40 °C (-4 to 140 °F)', '-20 to 40 °C', '-4–104 °F'],
])('in %s, %s is %s', (text, said, is) => {
  expect(found(text)).toMatchObject({ said, is });
});

it.each([
  ['75 + 15 kW = 100 kW', '90 kW'],
  ['60 kW (30 kW + 15 kW)', '45 kW'],
  ['60 kW (30 kW main + 15 kW pump)', '45 kW'],
  ['2 x 30 kW (90 kW)', '60 kW'],
  ['4 × 15 kW = 45 kW', '60 kW'],
  ['90 kW (3 motors of 22 kW)', '66 kW'],
  ['30 kW + 15 kW, total 90 kW', '45 kW'],
  ['9 t (6 t + 6 t)', '12 t'],
  ['90 kW total: 75 kW + 30 kW', '105 kW'],
])('the terms of %s make %s', (text, is) => {
  expect(found(text)).toEqual({ is, fixes: [] });
});

it.each([
  '250-400 HP (184-294 kW)',
  '55 kW (75 HP)',
  '7.5/11 kW (10/15 HP)',
  'up to 5 t (11,000 lb)',
  '2 x 45 kW (60 HP)',
  '2 x 45 kW (122 HP)',
  '45 + 15 kW (20 HP)',
  '45 + 15 kW (82 HP)',
  '45 kW (60 HP) + 15 kW (20 HP)',
  '1000 x 600 mm (39.4 x 23.6 in)',
  '180 °C (356 °F)',
  '-20 to 40 °C (-4 to 104 °F)',
  'ΔT 10 K (18 °F)',
  '100 kVA (80 kW)',
  '500 l (0.4 m³ net)',
  '5 t (6500 kg loaded)',
  '5 t (loaded 6500 kg)',
  '45 kW, 60 HP',
  '45 kW, 10 HP',
  '20 mm, 1 in',
  '45 kW, 60 HP, 1500 rpm',
  '45 kW main, 90 HP',
  '4500 kg, 5 t',
  '1/8 in (6 mm)',
  '1/4" (8 mm)',
  '1/2 in (15 mm)',
  '15 mm (1/2 in)',
  '3/4 in (20 mm)',
  '1 1/2 in (40 mm)',
  '1/2-2 in (15-50 mm)',
  '45 kW (max. 90 HP)',
  '75 + 15 kW = 90 kW',
  '4 × 15 kW = 60 kW',
  '90 kW (2 x 45 kW)',
  '90 kW (main 75 kW)',
  '90 kW (incl. 2 x 5.5 kW)',
  '90 kW (75 kW + 2 x 15 kW standby)',
  '300 ton (272 t)',
  '4500 kg / 9920 lb (net)',
  '4500 kg (9900 lb)',
  '5.5 kW (7 HP)',
  '90 kW (125 HP)',
  '1/2 in (12 mm)',
  '50 kg (100 lb)',
  '900 kg (1 US ton)',
  '45 kW / 10 HP',
  '415 V, 50 Hz, 30 kW (40 HP)',
])('%s may be true', (text) => {
  expect(found(text)).toBeUndefined();
});

it.each(['Motors', 'Main / pump', 'Pump and fan', 'Powers'])('45 kW and 90 HP may be two things of %s', (label) => {
  expect(found('45 kW, 90 HP', label)).toBeUndefined();
});
