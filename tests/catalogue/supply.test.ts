import { expect, it } from 'vitest';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { supplyRows, supplyWords } from '../../src/catalogue/machine/site-needs.ts';
import { makeComparison } from '../../src/features/compare/make-comparison.ts';
import { applyChoices } from '../../src/features/find/choices.ts';
import { makeFinder } from '../../src/features/find/groups.ts';
import { listDocuments } from '../../src/features/search/list-documents.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { asText, linked, load, pageAt } from './support.ts';

const frozen = await loadFrozen();
const shared = '415 V, 3-phase, 50 Hz, others on request';

const rowsOf = (rows: readonly { label: string; value: string }[] = []) =>
  rows.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`);
const modelRows = (id: string, of: Catalogue = frozen) => {
  const { sizes, open } = pageAt(of, `/${id}`, 'model');
  return rowsOf([...(sizes?.rows ?? []), ...(open?.figures ?? [])]);
};

it('a machine has the supply of its shared sheet, unless it states its own', () => {
  expect(modelRows('tctb100')).toContain(`Electrical supply: ${shared}`);
  const own = linked({
    'sheets/sht2000.yaml': (text) => `${text}\nsupply: { voltage: 415 V }\n`,
    'models/tcpcr100.yaml': (text) => `${text}\nsupply: { voltage: 380-480 V, frequency: 50/60 Hz }\n`,
  });
  expect(modelRows('tcpcr100', own)).toContain('Electrical supply: 380–480 V, 50/60 Hz');
});

it('a page without a stated supply says so once, and how to ask', () => {
  const { open } = pageAt(frozen, '/blt150', 'model');
  expect(rowsOf(open?.figures).filter((row) => row.startsWith('Electrical'))).toEqual([
    'Electrical supply: not stated',
  ]);
  expect(open?.ask).toContain('Ask us');
  const { overview, ask } = pageAt(frozen, '/strip-cutter', 'equipment');
  expect(rowsOf(overview)).toContain('Electrical supply: not stated');
  expect(ask).toContain('Ask us');
});

it('an equipment item has its supply in its overview', () => {
  expect(rowsOf(pageAt(frozen, '/magnetic-steel-separators', 'equipment').overview)).toContain(
    'Electrical supply: 230 V, 50 Hz',
  );
});

it('supplies are compared', () => {
  const machines = ['tctb100', 'blt150'].map((id) => pageAt(frozen, `/${id}`, 'model'));
  const rows = makeComparison(machines, '').sections.flatMap((section) => section.rows);
  const supply = rows.find(({ label }) => label === 'Electrical supply');
  expect(supply?.values.map((figure) => figure?.value)).toEqual([expect.stringContaining('3-phase'), undefined]);
});

it('the sheet that several machines share states it', () => {
  const sheet = listSheets(frozen).find(({ path }) => path === '/sht2000.pdf');
  expect(sheet?.content.tables.flatMap(({ rows }) => rowsOf(rows))).toContain(`Electrical supply: ${shared}`);
});

it('the finder finds machines by their supply', () => {
  const { groups, masks, machines } = makeFinder(frozen);
  const found = (key: string) =>
    applyChoices(new Map([['supply', [key]]]), groups, masks).fitting.map((at) => machines[at]?.member.entry.id);
  expect(found('230-v')).toEqual(['magnetic-steel-separators']);
  expect(found('others').toSorted()).toEqual(['tcotr100', 'tcpcr100', 'tctb100', 'tfpcr100', 'tftbr100']);
});

it('each voltage, frequency and number of phases is a word of the finder', () => {
  expect(supplyWords({ voltage: '230/400 V', phases: 3, frequency: '50/60 Hz' })).toEqual(
    ['230-v', '400-v', '3-phase', '50-hz', '60-hz'], // no others
  );
  expect(supplyRows(frozen, undefined)).toEqual([]);
});

it('the search finds a machine by its supply', () => {
  const document = listDocuments(frozen).find(({ path }) => path === '/tctb100');
  expect(document?.texts).toContain(shared);
});

it('a voltage without its unit is an error that says what to write', () => {
  const text = asText(load({ 'models/rasper.yaml': (yaml) => `${yaml}\nsupply: { voltage: '400' }\n` }));
  expect(text).toContain('write the voltage with V, for example 400 V');
});
