import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import type { DataFolder } from '../../../scripts/data/read-data.ts';
import type { Validators } from '../../../src/check/schema/kind-schemas.ts';
import { makeCorpus } from './corpus.ts';
import { examine } from './examine.ts';
import { makeMutant, type Mutant } from './mutate.ts';
import type { Oracle } from './oracle.ts';
import { examineWhole } from './whole.ts';

/**
 * Makes `count` mutants of a seed, beginning with number `from`. Tests the fixes of every `fixes`th, and every
 * `whole`th in the whole catalogue.
 */
export interface MutantRun {
  seed: number;
  from: number;
  count: number;
  fixes: number;
  whole: number;
}

/** A meaningful run has mutants of all three sorts. */
export interface MutantResult {
  failures: string[];
  broken: number;
  /** Valid, with the original's values. */
  kept: number;
  /** Valid, with other values. */
  changed: number;
  /** Wall-clock milliseconds. */
  time: number;
  /** The mutant whose check took longest, in milliseconds of processor time. */
  slowest: { time: number; name: string };
}

/** On this day all fairs of the fixture are upcoming. */
const today = '2025-01-01';
/** Stops after so many failures. */
const enough = 20;

/** Makes and tests mutants; writes the bytes of failing ones to .cache/fuzz/. */
export function runMutants(run: MutantRun, folder: DataFolder, validators: Validators, oracle: Oracle): MutantResult {
  const start = performance.now();
  const corpus = makeCorpus(folder.files);
  const result: MutantResult = {
    failures: [],
    broken: 0,
    kept: 0,
    changed: 0,
    time: 0,
    slowest: { time: 0, name: '' },
  };
  for (let index = run.from; index < run.from + run.count && result.failures.length < enough; index++) {
    const mutant = makeMutant(corpus, run.seed, index);
    const name = `seed ${run.seed}, mutant ${index} of ${mutant.original.file} (${mutant.steps.join(', ')})`;
    try {
      const { problems, verdict, isRefused, time } = examine(mutant, oracle, validators, index % run.fixes === 0);
      const isMissed = verdict.kind === 'broken' && !isRefused;
      if (isMissed || index % run.whole === 0) {
        const whole = examineWhole(mutant, { ...folder, validators, today });
        problems.push(...whole.problems);
        if (isMissed && !whole.isRefused) problems.push(`a broken file is accepted: ${verdict.why}`);
      }
      if (problems.length > 0) fail(mutant, name, problems);
      if (verdict.kind === 'broken') result.broken++;
      else if (mutant.keeps) result.kept++;
      else result.changed++;
      if (time > result.slowest.time) result.slowest = { time, name };
    } catch (error) {
      fail(mutant, name, [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    }
  }
  result.time = performance.now() - start;
  return result;

  function fail(mutant: Mutant, name: string, problems: readonly string[]): void {
    const file = path.join(
      projectDir,
      '.cache/fuzz',
      `${name.replace(/\W+/g, '-').slice(0, 80)}${path.extname(mutant.file)}`,
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, mutant.bytes);
    result.failures.push(`${name}, in ${path.relative(projectDir, file)}:\n  ${problems.slice(0, 3).join('\n  ')}`);
  }
}
