import { expect, it } from 'vitest';
import { measureWhenAsked } from '../../scripts/build/machines/measure-machines.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { makeComparison } from '../../src/features/compare/make-comparison.ts';
import { list as equipmentPages } from '../../src/features/machine/equipment-page.ts';
import { list as modelPages } from '../../src/features/machine/model-page.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked } from './support.ts';

const unmeasured = await loadFrozen();
const catalogue: Catalogue = { ...unmeasured, ...measureWhenAsked(unmeasured) };

const pageOf = (id: string, of = catalogue) => {
  const listed = modelPages(of).find(({ path }) => path === `/${id}`);
  if (!listed) throw new Error(`There is no ${id}`);
  return listed.page();
};
const textsOf = (rows: readonly { label: string; value: string }[] = []) =>
  rows.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`);

const sizes = [
  'Size of the machine, L×W×H: 5000 × 1540 × 4555 mm',
  'Size as installed, L×W×H, indicative: 5250 × 4735 × 4555 mm',
  'Transport: in a 40 ft high-cube container',
];

it('a page gives the size as installed beside that of the machine', () => {
  expect(textsOf(pageOf('sht6000').sizes?.rows)).toEqual(sizes);
});

const supply = '415 V, 3-phase, 50 Hz, others on request';
const open = ['Floor as drawn, indicative: 3.4 × 1.5 m', 'Transport: not stated', 'Electrical supply: not stated'];

it('a page gives no size that the tables do not state, and none before machines are measured', () => {
  expect(pageOf('blt150').sizes).toBeUndefined();
  expect(textsOf(pageOf('sht6000', unmeasured).sizes?.rows)).toEqual(sizes.slice(2));
  expect(textsOf(pageOf('blt150', unmeasured).open?.figures)).toEqual(open.slice(1));
});

it('a page without stated sizes gives the floor as drawn, says that the transport is not stated, and how to ask', () => {
  expect(textsOf(pageOf('blt150').open?.figures)).toEqual(open);
  expect(pageOf('blt150').open?.ask).toContain('Ask us');
  expect(textsOf(pageOf('sht6000').open?.figures)).toEqual(open.slice(2));
  expect(textsOf(pageOf('tcpcr100').open?.figures).join()).not.toContain('supply');
});

it('the page of an equipment item says it, too', () => {
  const item = equipmentPages(catalogue).find(({ path }) => path === '/block-cutter');
  const data = item?.page();
  expect(textsOf(data?.overview)).toEqual(expect.arrayContaining(['Floor as drawn, indicative: 2.8 × 1.5 m', open[1]]));
  expect(data?.ask).toContain('Ask us');
});

it('the floor of a machine that is not drawn is not stated', () => {
  const item = equipmentPages(catalogue).find(({ path }) => path === '/sidewall-remover');
  expect(textsOf(item?.page().overview)).toEqual(expect.arrayContaining(['Floor area: not stated', open[1]]));
});

it('a comparison has no row that is stated for none of the machines', () => {
  const { sections } = makeComparison([pageOf('blt150'), pageOf('blt250')], '');
  expect(sections.map(({ title }) => title)).not.toContain('Floor, transport and supply');
});

it('the sheet has the same sizes in a table', () => {
  const sheet = listSheets(catalogue).find(({ path }) => path === '/sht6000.pdf');
  expect(sheet?.content.tables.flatMap(({ rows }) => textsOf(rows))).toEqual(expect.arrayContaining(sizes));
});

it('a sheet that several machines share has the size as installed with each', () => {
  const sheet = listSheets(catalogue).find(({ path }) => path === '/sht2000.pdf');
  const folder = sheet?.content.models.find(({ name }) => name === 'TFPCR100');
  expect(textsOf(folder?.figures)).toContain('Size as installed, L×W×H, indicative: 3115 × 1200 × 2700 mm');
});

it('a comparison puts the sizes as installed side by side', () => {
  const { sections } = makeComparison([pageOf('sht6000'), pageOf('sht8000')], '');
  const rows = sections.find(({ title }) => title === 'Floor, transport and supply')?.rows ?? [];
  expect(rows.map(({ label, values }) => [label, ...values.map((figure) => figure?.value)])).toEqual([
    ['Size of the machine, L×W×H', '5000 × 1540 × 4555 mm', '6000 × 2200 × 4855 mm'],
    ['Size as installed, L×W×H, indicative', '5250 × 4735 × 4555 mm', '6000 × 5240 × 4855 mm'],
    ['Transport', 'in a 40 ft high-cube container', 'on a 40 ft flat rack, over height (2700 mm)'],
  ]);
});

it('a size as installed, which is indicative, is no difference where the machines are equally large', () => {
  const { sections } = makeComparison([pageOf('tcpcr100'), pageOf('tctb100')], '');
  const rows = sections.find(({ title }) => title === 'Floor, transport and supply')?.rows ?? [];
  expect(rows.map(({ values, differs }) => [...values.map((figure) => figure?.value), differs])).toEqual([
    ['1530 × 1200 × 2700 mm', '1530 × 1200 × 2700 mm', false],
    [supply, supply, false],
  ]);
});

it('a comparison takes no side of a size for another one than the drawing does', () => {
  const { sections } = makeComparison([pageOf('sht8000'), pageOf('tcpcr100')], 'In brief');
  const rows = sections.find(({ title }) => title === 'In brief')?.rows ?? [];
  expect(rows.map(({ label, values }) => [label, values[1]?.value])).toContainEqual(['Size', '1530 × 2700 × 1200 mm']);
  const sides = sections.flatMap((section) => section.rows.filter(({ label }) => /^(?:Width|Height)$/.test(label)));
  expect(sides.map(({ values }) => values[1]?.value)).toEqual([undefined, undefined]);
});

it('of a machine that people carry, nobody asks on what floor it stands and how it travels', () => {
  const rowsWith = (weight: string) => {
    const made = linked({ 'models/blt150.yaml': (text) => text.replaceAll('9000 kg', weight) });
    const { sizes: own, open: missing } = pageOf('blt150', { ...made, ...measureWhenAsked(made) });
    return [...textsOf(own?.rows), ...textsOf(missing?.figures)];
  };
  expect(rowsWith('48 kg')).toEqual([]);
  expect(rowsWith('52 kg')).toEqual(open);
});
