import { expect, it } from 'vitest';
import { keepUnits } from '../../src/text/keep-units.ts';
import { givenText } from '../../src/figures/show.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const catalogue = await loadFrozen();
const rows = [
  ...catalogue.models.flatMap(({ highlights }) => highlights),
  ...[...catalogue.models, ...catalogue.sheets].flatMap(({ tables }) => tables.flatMap((table) => table.rows)),
  ...catalogue.equipment.flatMap(({ overview }) => overview),
];
const figures = [...new Map(rows.map((figure) => [figure.text, figure])).values()].filter(({ text }) =>
  /\d/.test(text),
);

it('the catalogue has figures', () => {
  expect(figures.length).toBeGreaterThan(60);
});

/** What has other words than those about figures is shown as written. The highlight `feature` is running text. */
const asWritten = [keepUnits('42 rotating and 6 static blades, screen 28 mm'), 'MCC panel for 415V 3-phase 50Hz'];

it.each(asWritten)('%s is words', (written) => {
  const figure = figures.find(({ text }) => text === written);
  expect(figure?.reading).toEqual({ kind: 'words' });
  expect(figure && givenText(figure)).toBe(written);
});

it.each(figures.filter(({ text }) => !asWritten.includes(text)))(
  '$text is a quantity whose unit is known, and is shown in the same letters',
  (figure) => {
    const { text, reading } = figure;
    expect(reading.kind).toBe('quantity');
    if (reading.kind !== 'quantity') return;
    for (const { unit } of reading.parts) if (unit) expect(unit.kind).toBeDefined();
    const letters = (value: string) => value.replace(/[\s\-–x×]/g, '');
    expect(letters(givenText(figure))).toBe(letters(text));
  },
);
