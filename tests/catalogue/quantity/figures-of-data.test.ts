import { expect, it } from 'vitest';
import { readFigure, showQuantity } from '../../../src/catalogue/quantity.ts';
import { loadFrozen } from '../../frozen-catalogue.ts';

const catalogue = await loadFrozen();
const rows = [
  ...catalogue.models.flatMap(({ highlights }) => highlights.map(({ value }) => value)),
  ...[...catalogue.models, ...catalogue.sheets].flatMap(({ tables }) =>
    tables.flatMap((table) => table.rows.map(({ value }) => value)),
  ),
  ...catalogue.equipment.flatMap(({ overview }) => Object.values(overview ?? {}).map(String)),
];
const figures = [...new Set(rows)].filter((value) => /\d/.test(value));

it('the catalogue has figures', () => {
  expect(figures.length).toBeGreaterThan(60);
});

it.each(figures)('%s is a quantity whose unit is known, and is shown in the same letters', (text) => {
  const figure = readFigure(text);
  expect(figure.kind).toBe('quantity');
  if (figure.kind !== 'quantity') return;
  for (const { unit } of figure.parts) if (unit) expect(unit.kind).toBeDefined();
  const letters = (value: string) => value.replace(/[\s\-–x×]/g, '');
  expect(letters(showQuantity(text))).toBe(letters(text));
});
