import { expect, test } from 'vitest';
import { keepUnits } from '../../src/text/keep-units.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked } from './support.ts';

/** With `_` for no-break spaces. */
const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

test.each([
  ['blades 35 mm thick', 'blades 35_mm thick'],
  ['800 to 1200 kg of scrap', '800_to 1200_kg of scrap'],
  ['with 12000–12500 kg/h', 'with 12000–12500_kg/h'],
  ['a chamber of 1200 × 750 mm', 'a chamber of 1200_× 750_mm'],
  ['20 HP 960 RPM 50 Hz', '20_HP 960_RPM 50_Hz'],
  ['up to 10,000 Gauss', 'up to 10,000_Gauss'],
  ['the BLT150 and the BLT250', 'the BLT150 and the BLT250'],
  ['Tyre chips, ≤ 28 mm', 'Tyre chips, ≤_28_mm'],
  ['in 2024, at 5.', 'in 2024, at 5.'],
])('no unit is parted from its number: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('in the texts of the entries, not in names and rows', () => {
  const { models } = linked({
    'models/blt150.yaml': (text) => text.replace(/^description: .*$/m, 'description: Presses with 150 Ton at 20 HP.'),
  });
  const model = models.find(({ id }) => id === 'blt150');
  expect(model?.description).toBe('Presses with 150\u00a0Ton at 20\u00a0HP.');
  expect(
    model?.tables
      .flatMap(({ rows }) => rows)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('\u00a0');
});

test('in hints, promises and the notes of a line', async () => {
  const { pages, lines } = await loadFrozen();
  const { details, promise } = pages.enquire.words;
  expect(details?.throughput.hint).toBe('For example 5\u00a0t/h, or 40\u00a0t in a shift of 8\u00a0hours');
  expect(promise).toBe('We reply within 48\u00a0hours.');
  const notes = lines.flatMap(({ stations }) => stations.map((station) => station.notes));
  expect(notes).toContain('Cuts to 28\u00a0mm and frees the wire');
});
