import { expect, it } from 'vitest';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import type { FigureTable } from '../../src/figures/figure.ts';
import { linked } from './support.ts';

const model = (id: string, changes = {}) => {
  const found = linked(changes).models.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no model ${id}`);
  return found;
};

const path = (list: readonly { id: string; path: string | undefined }[], id: string) =>
  list.find((entry) => entry.id === id)?.path;
const added = (name: string) =>
  `name: ${name}\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nsheet: sht2000\n`;

it('a path is the one that an entry names, else its id', () => {
  const { categories, models, pages, fairs } = linked();
  expect(path(models, 'blt150')).toBe('/blt150');
  expect(path(models, 'rasper')).toBe('/Rasper');
  expect(path(categories, 'secondaryshredder')).toBe('/secondaryShredder');
  expect(path(fairs, 'expo-2024')).toBe('/pastExpo');
  expect(path(fairs, 'expo-2025')).toBeUndefined();
  expect([pages.home.path, pages.about?.path, pages.tradefairs?.path]).toEqual(['/', '/about', '/Tradefairs']);
});

it('categories know their parents, children and models', () => {
  const [baler, secondary, other] = linked().categories;
  expect([baler?.id, secondary?.id, other?.id]).toEqual(['baler', 'secondaryshredder', 'other-equipment']);
  expect(baler?.children.map(({ id }) => id)).toEqual(['tyrescrapbaler', 'pcb']);
  expect(baler?.children[0]?.parent).toBe(baler);
  expect(baler?.children[0]?.models.map(({ id }) => id)).toEqual(['blt150', 'blt250']);
});

it('the drawing is the one of the nearest category that names one', () => {
  expect(model('rasper').machine).toBe('rasper');
  expect(model('blt150').machine).toBe('tyre-baler');
  expect(linked().categories.find(({ id }) => id === 'other-equipment')?.machine).toBe('generic');
});

it('enquiry links carry the value of the nearest category', () => {
  expect(model('blt150').enquiryLink).toMatchObject({ to: '/enquire', search: '?machinery=Baler&model=BLT150' });
  expect(model('tcpcr100').enquiryLink.search).toBe('?machinery=tyre-cutting&model=TCPCR100');
  expect(model('rasper').enquiryLink.search).toBe('?machinery=secondary-shredder&model=Rasper');
  expect(linked().equipment[1]?.enquiryLink.search).toBe('?machinery=other-equipment&model=Vibratory%20Feeders');
});

/** The texts of tables, by their titles and rows. */
const textsOf = (tables: readonly FigureTable[] = []) =>
  Object.fromEntries(
    tables.map(({ title, rows }) => [title, Object.fromEntries(rows.map(({ label, text }) => [label, text]))]),
  );

it('a shared sheet gives its tables, features and PDF to the models that name it', () => {
  const cutter = model('tcpcr100');
  expect(cutter.sheetPath).toBe('/sht2000.pdf');
  expect(cutter.features).toEqual(['Made for car tyres', 'Auto feeding']);
  expect(textsOf(cutter.tables)).toEqual({ 'Cutting Section': { 'Blade diameter': '400 mm' } });
  expect(cutter.sheet?.models.map(({ id }) => id)).toEqual(['tcpcr100']);
});

it('changes of a shared sheet give a model those rows and a PDF of its own', () => {
  const changes =
    'sheetChanges:\n  Cutting Section:\n    Blade diameter: 450 mm\n    Teeth: 12\n  Drive:\n    Motor: 5 kW\n';
  const catalogue = linked({ 'models/tcpcr100.yaml': (text) => text + changes });
  const cutter = catalogue.models.find(({ id }) => id === 'tcpcr100');
  expect(textsOf(cutter?.tables)).toEqual({
    'Cutting Section': { 'Blade diameter': '450 mm', Teeth: '12' },
    Drive: { Motor: '5 kW' },
  });
  expect(cutter?.features).toContain('Auto feeding');
  expect(cutter?.sheetPath).toBe('/tcpcr100.pdf');
  const sheet = catalogue.sheets.find(({ id }) => id === 'sht2000');
  expect(textsOf(sheet?.tables)).toEqual({ 'Cutting Section': { 'Blade diameter': '400 mm' } });
  const pdf = listSheets(catalogue).find((listed) => listed.path === '/tcpcr100.pdf');
  expect(JSON.stringify(pdf?.content.tables)).toContain('450\u00a0mm');
  expect(listSheets(catalogue).find((listed) => listed.path === '/sht2000.pdf')?.content.models).toEqual([]);
});

it('without a sheet a model has its own tables and PDF; numbers are shown as they are written', () => {
  const rasper = model('rasper');
  expect(rasper.sheetPath).toBe('/rasper.pdf');
  expect(rasper.tables[0]?.rows[0]).toMatchObject({ label: 'Rotating blades', text: '42' });
});

it('what has no order comes last, by name', () => {
  const { models } = linked({ 'models/blt1000.yaml': added('BLT1000'), 'models/blt300.yaml': added('BLT300') });
  const names = models.filter(({ category }) => category.id === 'tyrescrapbaler').map(({ name }) => name);
  expect(names).toEqual(['BLT150', 'BLT250', 'BLT300', 'BLT1000']);
});
