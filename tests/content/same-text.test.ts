import { expect, test } from 'vitest';
import { holds, holdsRow } from './same-text.ts';

const sheet = 'Power 120–160 HP\nCutting chamber 1200 × 750 mm\nWeight about 15,500 kg\nTies 5\n2400 mm';

test('words are the same however they are broken and spaced', () => {
  expect(holds('CUTTING\nCHAMBER', 'Cutting chamber')).toBe(true);
  expect(holds('CUTTING\nCHAMBER', 'Discharge chamber')).toBe(false);
});

test.each([
  ['Power', '120-160 HP'],
  ['Cutting chamber', '1200x750 mm'],
  ['Weight', 'about 15500 Kg'],
  ['Ties', 5],
])('a sheet holds the row %s: %s as it sets it', (label, figure) => {
  expect(holdsRow(sheet, label, figure)).toBe(true);
});

test.each([
  ['Power', '120-170 HP'],
  ['Power', '20-160 HP'],
  ['Weight', '1550 Kg'],
  ['Ties', 52],
  ['Capacity', '120-160 HP'],
])('a sheet without the row %s: %s does not hold it', (label, figure) => {
  expect(holdsRow(sheet, label, figure)).toBe(false);
});

test('searches for the figure if the row’s name is in a script with joined letters', () => {
  expect(holdsRow('ن خوالز 38 kg', 'الوزن', '38 kg')).toBe(true);
  expect(holdsRow('ن خوالز 380 kg', 'الوزن', '38 kg')).toBe(false);
});
