import { describe, expect, it, test } from 'vitest';
import { readAsked } from '../../src/figures/asked-figures.ts';
import { commonKinds } from '../../src/figures/units/table.ts';
import { linked } from '../catalogue/support.ts';
import { found, rename } from '../catalogue/support-rules.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { kind as modelKind } from '../../src/features/machine/model-kind.ts';
import { englishReader } from './english-reader.ts';

/** The first sign of each kind that a figure can be written in, and a spelling of it. */
const signs = commonKinds.flatMap(([kind, { is, units }]) => {
  const [sign = '', , , spellings = ''] = units.find((unit) => unit[3] !== '') ?? [];
  return sign ? [{ kind, is, sign, spelling: spellings.split(' ')[0]?.replace('=', '') }] : [];
});

describe('a kind of unit is known by its entry in the table', () => {
  it.each(signs)('to the search: $kind in $spelling', ({ kind, spelling }) => {
    const asked = readAsked(`5 ${spelling}`, new Map()).asked.flat();
    expect(asked.map((figure) => figure.kind)).toContain(kind);
  });

  it.each(signs)('to the check: $kind in $sign', ({ is, sign }) => {
    const row = rename(/^specifications:\n {2}(.*)\n/m, `$&    Xyz: -5 ${sign}\n`);
    const negative = found({ 'models/blt150.yaml': row }, 'quantity/negative');
    expect(negative.length).toBe(is.some((trait) => trait === 'positive') ? 1 : 0);
  });
});

test('what a machine makes of a kilogram is read, asked for, and published with its code', () => {
  const catalogue = linked({
    'models/blt150.yaml': rename(/^specifications:\n {2}(.*)\n/m, '$&    Energy: 31 MJ/kg\n'),
  });
  expect(englishReader.read('Energy', '31 MJ/kg').reading).toMatchObject({
    parts: [{ value: 31, unit: { factor: 1e6 } }],
  });
  const [, low, high] = makeSearchFile(catalogue).figures['specificEnergy'] ?? [];
  expect([low, high]).toEqual([31e6, 31e6]);
  const model = catalogue.models.find(({ id }) => id === 'blt150');
  expect(JSON.stringify(model && modelKind.structuredData?.(catalogue, model))).toContain('"unitCode":"JK"');
});
