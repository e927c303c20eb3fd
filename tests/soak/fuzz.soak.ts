/**
 * Reads: schemas/. Writes: .cache/fuzz/ (failures). Run by: npm run soak -- fuzz.
 * FUZZ_SEED (1), FUZZ_COUNT (10000) and FUZZ_FROM (0) select the mutants. A failure names its seed and number; repeat
 * it with FUZZ_SEED=<seed> FUZZ_FROM=<number> FUZZ_COUNT=1.
 */
import { expect, test } from 'vitest';
import { loadValidators } from '../../scripts/data/load-validators.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { readSchemas } from '../../scripts/data/read-schemas.ts';
import { limit } from '../catalogue/fuzz/examine.ts';
import { examineHostile } from '../catalogue/fuzz/examine-hostile.ts';
import { hostileInputs } from '../catalogue/fuzz/hostile.ts';
import { makeOracle } from '../catalogue/fuzz/oracle.ts';
import { timeBelow } from '../catalogue/fuzz/processor-time.ts';
import { places, slowTexts } from '../catalogue/fuzz/slow-texts.ts';
import { runMutants } from '../catalogue/fuzz/run-mutants.ts';
import { load } from '../catalogue/support.ts';
import { frozenDir } from '../frozen-catalogue.ts';

const numberFrom = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const [seed, from, count] = [numberFrom('FUZZ_SEED', 1), numberFrom('FUZZ_FROM', 0), numberFrom('FUZZ_COUNT', 10_000)];
const minutes = 60_000;

const oracle = makeOracle(await readSchemas());

test(
  'mutants of real files: no crash, no broken file accepted, no valid one refused, no fix that does harm',
  async () => {
    const folder = await readData(frozenDir);
    if (!folder) throw new Error('There is no data');
    console.log(`${count} mutants from number ${from} of seed ${seed}`);
    const result = runMutants({ seed, from, count, fixes: 1, whole: 10 }, folder, await loadValidators(), oracle);
    const { broken, kept, changed, time, slowest } = result;
    const perSecond = Math.round((1000 * (broken + kept + changed)) / time);
    console.log(
      `${broken} broken, ${kept} the same in another form, ${changed} with other values; ${perSecond} a second`,
    );
    console.log(`the slowest check: ${slowest.time.toFixed(0)} ms of processor time, ${slowest.name}`);
    expect(result.failures).toEqual([]);
    // A run with only one sort of mutants would prove nothing.
    if (count >= 1000) expect(Math.min(broken, kept, changed)).toBeGreaterThan(count / 10);
  },
  20 * minutes,
);

test(
  'hostile files: less than a second of processor time each, and judged rightly',
  () => {
    const times = hostileInputs.flatMap((input) =>
      ['yaml', 'json'].map((ending) => {
        const file = `models/blt300.${ending}`;
        let loaded = load();
        const time = timeBelow(limit, () => (loaded = load({ [file]: input.bytes })));
        expect(examineHostile(file, input, loaded, oracle), `${input.name} as ${ending}`).toEqual([]);
        return { name: `${input.name} as ${ending}`, time };
      }),
    );
    const slowest = times.toSorted((a, b) => b.time - a.time);
    console.log(`${times.length} hostile files; the slowest in milliseconds of processor time:`);
    for (const { name, time } of slowest.slice(0, 5)) console.log(`  ${time.toFixed(0)}  ${name}`);
    expect(slowest.filter(({ time }) => time >= limit)).toEqual([]);
  },
  20 * minutes,
);

test(
  'texts of 60,000 characters that make patterns go back: the check of each takes less than a second',
  () => {
    load();
    const slow = Object.entries(places).flatMap(([place, put]) =>
      slowTexts.flatMap(({ name, make }) => {
        const time = timeBelow(1000, () => load(put(make(60_000))));
        return time < 1000 ? [] : `${place}: ${name}, ${time.toFixed(0)} ms`;
      }),
    );
    expect(slow).toEqual([]);
  },
  20 * minutes,
);
