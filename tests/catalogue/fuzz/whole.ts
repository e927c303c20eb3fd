import type { CheckInput } from '../../../src/catalogue/check/run-checks.ts';
import { loadCatalogue } from '../../../src/catalogue/load-catalogue.ts';
import { listPages } from '../../../src/catalogue/pages/list-pages.ts';
import type { Mutant } from './mutate.ts';
import { faultsOf } from './well-formed.ts';

/**
 * What is wrong in the whole catalogue with a mutant, and whether it is refused there. Puts a mutant in the place of
 * its original and loads the whole catalogue: no rule may stumble over its values, the findings of all files must be
 * well formed, and of a catalogue that is accepted every page must come out.
 */
export function examineWhole(mutant: Mutant, input: CheckInput): { problems: string[]; isRefused: boolean } {
  const files = input.files
    .filter(({ file }) => file !== mutant.original.file)
    .concat({ file: mutant.file, bytes: mutant.bytes });
  const { findings, catalogue } = loadCatalogue({ ...input, files });
  for (const { page } of catalogue ? listPages(catalogue) : []) page();
  const texts = new Map(files.map(({ file, bytes }) => [file, textOf(bytes)]));
  return {
    problems: findings.flatMap((finding) => faultsOf(finding, texts.get(finding.file))),
    isRefused: findings.some(({ file, severity }) => file === mutant.file && severity === 'error'),
  };
}

/** The text of a file; undefined when its bytes are no UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
