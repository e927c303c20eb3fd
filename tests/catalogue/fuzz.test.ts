import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../scripts/data/read-schemas.ts';
import { limit } from './fuzz/examine.ts';
import { examineHostile } from './fuzz/examine-hostile.ts';
import { hostileInputs } from './fuzz/hostile.ts';
import { makeOracle } from './fuzz/oracle.ts';
import { timeBelow } from './fuzz/processor-time.ts';
import { runMutants } from './fuzz/run-mutants.ts';
import { fixtureFolder, load, validators } from './support.ts';

const oracle = makeOracle(await readSchemas());

/** The long run has thousands (tests/soak/fuzz.soak.ts). */
describe('files that were changed at random', () => {
  it('never crash the check; broken files are refused, valid ones accepted, and fixes do no harm', () => {
    const result = runMutants({ seed: 1, from: 0, count: 120, fixes: 2, whole: 12 }, fixtureFolder, validators, oracle);
    expect(result.failures).toEqual([]);
    expect(result.broken).toBeGreaterThan(40);
    expect(result.kept).toBeGreaterThan(20);
    expect(result.changed).toBeGreaterThan(10);
  });
});

/** One of each sort; the long run has all (tests/soak/fuzz.soak.ts). */
const sample = [
  '"[" over and over',
  '"&a " over and over',
  '"- " over and over',
  '"\\"" over and over',
  '"\\\\\\"" over and over in a value',
  'nothing',
  'remarks only',
  'a byte order mark only',
  'one line of 250 kB',
  'a name of 250 kB',
  '50 000 tabs',
  'the same name 25 000 times',
  'a mistake in each of 5 000 lines',
  'a billion laughs',
  'one figure of 240 kB',
  'one figure of 80 000 signs',
  'one figure of 20 000 separators',
  'one figure of digits',
  'a list with old Mac line ends',
  'noise',
  '5 MB',
];

describe('a file that is made to keep the check busy', () => {
  it.each(sample)('is read in less than a second, and judged rightly: %s', (name) => {
    const input = hostileInputs.find((hostile) => hostile.name === name);
    if (!input) throw new Error('There is no such file');
    const file = 'models/blt300.yaml';
    let loaded = load();
    expect(timeBelow(limit, () => (loaded = load({ [file]: input.bytes })))).toBeLessThan(limit);
    expect(examineHostile(file, input, loaded, oracle)).toEqual([]);
  });
});
