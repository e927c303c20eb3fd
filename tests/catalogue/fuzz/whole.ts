import type { CheckInput } from '../../../src/check/run-checks.ts';
import { loadCatalogue } from '../../../src/check/load-catalogue.ts';
import { listPages } from '../../../src/features/page/list-pages.ts';
import type { Mutant } from './mutate.ts';
import { faultsOf } from './well-formed.ts';

/**
 * Loads the whole catalogue with a mutant in place of its original, and returns what is wrong and whether it was
 * refused. No rule may throw, all findings must be well-formed, and every page of an accepted catalogue must be made.
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

/** Undefined for invalid UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
