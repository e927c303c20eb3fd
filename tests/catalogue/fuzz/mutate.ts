import type { DataFile } from '../../../src/check/place-files.ts';
import { byteMutations } from './byte-mutations.ts';
import { characterMutations } from './character-mutations.ts';
import type { Original } from './corpus.ts';
import { keepingMutations } from './keeping-mutations.ts';
import { lineMutations } from './line-mutations.ts';
import { makeRandom, seedOf, type Random } from './random.ts';

/** A mutated file. `steps` names its mutations; if `keeps` is set, its values are the original's. */
export interface Mutant extends DataFile {
  original: Original;
  steps: string[];
  keeps: boolean;
}

/** Mutant `index` of the run with a seed. Deterministic for the same files. */
export function makeMutant(corpus: readonly Original[], seed: number, index: number): Mutant {
  const random = makeRandom(seedOf(seed, index));
  const original = random.pick(corpus);
  const steps: string[] = [];
  let { file, text } = original;
  const keeps = random.chance(0.25);
  if (keeps || random.chance(0.15)) {
    const { name, write } = random.pick(keepingMutations);
    const written = write(original, random);
    file = written.file ?? file;
    text = written.text;
    steps.push(name);
  }
  const times = keeps ? 0 : random.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 6]);
  for (let time = 0; time < times; time++) text = mutateText(text, corpus, random, steps);
  let bytes: Uint8Array = new TextEncoder().encode(text);
  if (!keeps && random.chance(0.08)) {
    const { name, mutate } = random.pick(byteMutations);
    bytes = mutate(bytes, random);
    steps.push(name);
  }
  return { file, bytes, original, steps, keeps };
}

function mutateText(text: string, corpus: readonly Original[], random: Random, steps: string[]): string {
  if (random.chance(0.06)) {
    steps.push('splice with another file');
    const other = random.pick(corpus).text;
    return text.slice(0, random.integer(text.length + 1)) + other.slice(random.integer(other.length + 1));
  }
  const { name, mutate } = random.pick(random.chance(0.5) ? characterMutations : lineMutations);
  steps.push(name);
  return mutate(text, random);
}
