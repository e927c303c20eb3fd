/** One name in several spellings: letters composed or decomposed, capitals, spaces, hyphens. */
import { expect, it } from 'vitest';
import { alignTables } from '../../src/features/compare/make-comparison.ts';
import { enquiryFormOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { enquirySubjects } from '../../src/enquiry/contract/enquiry-form.ts';
import { figuresOfModel } from '../../src/catalogue/link/tables-of.ts';
import { makeFinder } from '../../src/features/find/groups.ts';
import { normalizeName } from '../../src/text/names.ts';
import { resolveEnquiry } from '../../src/enquiry/contract/resolve-enquiry.ts';
import { linked } from './support.ts';

const composed = 'Schüttgröße'.normalize('NFC');
const decomposed = composed.normalize('NFD');

it.each([
  [' Side–Wall  Remover-', 'sidewallremover'],
  ['Bale  weight', 'baleweight'],
  [decomposed, composed.toLowerCase()],
  ['RST 4000-2', 'rst4000-2'],
  ['RST-4000 – 2', 'rst4000-2'],
  ['Zone 11', 'zone11'],
  // Dimensions are not a mass.
  ['Maße', 'maße'],
  ['SHT 6000', 'sht6000'],
])('%j is normalized to %j', (name, wanted) => {
  expect(composed).not.toBe(decomposed);
  expect(normalizeName(name)).toBe(wanted);
});

it('rows of one name are one row of a comparison', () => {
  const table = (rows: Record<string, string>) => [
    { title: 'A', rows: Object.entries(rows).map(([label, value]) => ({ label, value })) },
  ];
  const sections = alignTables([
    table({ [composed]: '40 mm', 'Bale weight': '900 kg' }),
    table({ 'Bale  weight': '950 kg', [decomposed]: '40 mm' }),
  ]);
  const rows = sections.flatMap((section) => section.rows);
  expect(rows.map(({ label, values, differs }) => [label, differs, ...values.map((one) => one?.value)])).toEqual([
    [composed, false, '40 mm', '40 mm'],
    ['Bale weight', true, '900 kg', '950 kg'],
  ]);
});

it('a change of a shared sheet replaces the row and the table of its name', () => {
  const catalogue = linked({
    'sheets/sht2000.yaml': (text) => text.replace('Blade diameter:', `${composed}: 40 mm, Blade diameter:`),
    'models/tcpcr100.yaml': (text) =>
      `${text}sheetChanges:\n  cutting section:\n    ${decomposed}: 50 mm\n    Blade-Diameter: 450 mm\n`,
  });
  const tables = catalogue.models.find(({ id }) => id === 'tcpcr100')?.tables ?? [];
  expect(tables.map(({ title, rows }) => [title, ...rows.map(({ label, text }) => `${label}: ${text}`)])).toEqual([
    ['Cutting Section', `${decomposed}: 50 mm`, 'Blade-Diameter: 450 mm'],
  ]);
});

it('rows that units.yaml, the finder and a category name are found in any spelling', () => {
  const addRow = (label: string, figure: string) => (text: string) =>
    text.includes('Motor: 20 HP + 2 HP')
      ? text.replace('Motor: 20 HP + 2 HP', `Motor: 20 HP + 2 HP\n    ${label}: ${figure}`)
      : text.replace('Weight: 11000 kg', `Weight: 11000 kg, ${label}: ${figure}`);
  const catalogue = linked({
    'models/blt150.yaml': addRow(composed, '40 mm'),
    'models/blt250.yaml': addRow(decomposed, '400 mm'),
    'units.yaml': `drawn: [{ row: ${decomposed}, as: Length }]\n`,
    'categories/tyrescrapbaler.yaml': (text) => `${text}keyFigures: [${decomposed}, Weight, Motor]\n`,
    'pages/find.yaml': (text) => `${text}facets:\n  - { id: grain, label: Grain, unit: mm, rows: [${decomposed}] }\n`,
  });
  const grains = catalogue.models.flatMap(figuresOfModel).filter(({ label }) => [composed, decomposed].includes(label));
  expect(grains.map(({ role }) => role)).toEqual(['Length', 'Length']);
  const models = catalogue.models.filter(({ category }) => category.id === 'tyrescrapbaler');
  expect(models.map(({ comparedFigures }) => comparedFigures[0]?.text)).toEqual(['40 mm', '400 mm']);
  expect(makeFinder(catalogue).groups.find(({ id }) => id === 'grain')?.choices).toHaveLength(3);
});

it('a link to the form names a machine and a machinery in any spelling', () => {
  const catalogue = linked({
    'models/blt300.yaml': `name: ${composed} 300\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nsheet: sht2000\n`,
  });
  const open = (machinery: string, model: string) =>
    resolveEnquiry({ machinery, model }, enquiryFormOf(catalogue).options, enquirySubjects(catalogue));
  expect(open('', `${decomposed}-300`).subject?.label).toBe(`${composed} 300`);
  expect(open('Other Equipment', '').machinery).toBe('other-equipment');
});
