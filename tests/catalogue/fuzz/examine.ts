import { isDeepStrictEqual } from 'node:util';
import { mendFile } from '../../../scripts/check/fix/mend-file.ts';
import { checkFile } from '../../../src/catalogue/check/run-checks.ts';
import type { Validators } from '../../../src/catalogue/check/schema/kind-schemas.ts';
import type { Finding } from '../../../src/catalogue/finding.ts';
import type { Mutant } from './mutate.ts';
import type { Oracle, Verdict } from './oracle.ts';
import { faultsOf } from './well-formed.ts';
import { textOf } from './whole.ts';

/**
 * What a sound file may be refused for, by its text: classes of which the oracle has no opinion, since YAML and the schemas
 * accept them. Each is a slip of a person that would change or lose words in silence; the mistakes in tests/fixtures/mistakes
 * hold the check to them. References, quantities, duplicate addresses and all other rules that look at several files are
 * outside as well: they are run on the whole catalogue (see whole.ts), where only crashes and the findings' form are judged.
 */
const silentLoss: Record<string, RegExp> = {
  // Characters that nobody sees or that look like a space: also in remarks, since a copied line carries them on.
  'text/odd-space': /[\u00a0\u00ad\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/,
  // The parser takes them in remarks.
  'text/control-character': /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u,
  'text/lost-letter': /\ufffd/,
  // A hash glued to a word behind a space: the rest of the line would be lost.
  'text/comment': /[ \t]#[^\s#!]/,
  // Points with other signs, glued to the text above them.
  'text/bullet': /^\s*(- )?[–—−•‣◦·●▪*]/mu,
  'text/space-after-dash': /^\s*-\p{L}/mu,
  'text/indent': /^\s+- /m,
  'text/space-after-colon': /^\s*(- +)*[A-Za-z][\w-]*:[^\s/]/m,
  'text/smart-quotes': /[“”„‟«»‘’‚‛]/,
  // Numbers that two people would read in two ways.
  'text/thousands': /\d\.\d{3}/,
  'text/decimal-comma': /\d,\d/,
  'text/big-number': /[\d.]{16}/,
};

/** Everything that is wrong with how the check and the mends take a mutant: one short text each. */
export function examine(
  mutant: Mutant,
  oracle: Oracle,
  validators: Validators,
): { faults: string[]; verdict: Verdict } {
  const { original, bytes } = mutant;
  const place = { kind: original.kind, id: original.id, file: mutant.file, bytes };
  const verdict = oracle(original.kind, bytes);
  const { findings } = checkFile(place, validators);
  const text = textOf(bytes);
  const faults = findings.flatMap((finding) => faultsOf(finding, text));
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (verdict.kind === 'broken') {
    if (errors.length === 0) faults.push(`a broken file is accepted: ${verdict.why}`);
  } else {
    const isSame = isDeepStrictEqual(verdict.value, original.value);
    if (mutant.keeps && !isSame) faults.push(`the mutation ${mutant.steps.join(', ')} did not keep the values`);
    faults.push(...errors.filter((error) => mutant.keeps || !silentLoss[error.rule]?.test(text ?? '')).map(refusal));
  }
  if (verdict.kind === 'broken' && mutant.keeps) faults.push(`a mutation that keeps broke the file: ${verdict.why}`);
  if (text !== undefined) faults.push(...examineMends(text));
  return { faults, verdict };

  /** Mends must never make a file worse, and leave nothing to mend. */
  function examineMends(before: string): string[] {
    const mend = (old: string) => mendFile(place, old, validators);
    const mended = mend(before);
    if (mended === before) return [];
    const found: string[] = [];
    if (mend(mended) !== mended) found.push('the mends are not stable');
    const all = (candidate: string) => {
      const read = checkFile(
        { ...place, bytes: new TextEncoder().encode(candidate) },
        validators,
        Number.POSITIVE_INFINITY,
      );
      return { count: read.findings.filter(({ severity }) => severity === 'error').length, value: read.entry.value };
    };
    const [then, now] = [all(before), all(mended)];
    // What was not read to its end has faults that nobody could count.
    if (then.value !== undefined && now.count > then.count) {
      found.push(`the mends make ${now.count} errors of ${then.count}: ${JSON.stringify(changes(before, mended))}`);
    }
    if (then.value !== undefined && now.value === undefined) found.push('the mended file cannot be read any more');
    if (verdict.kind === 'sound' && oracle(original.kind, new TextEncoder().encode(mended)).kind === 'broken') {
      found.push('the mends broke a sound file');
    }
    return found;
  }
}

function refusal({ rule, line, message }: Finding): string {
  return `a sound file is refused: ${rule} in line ${line}: ${message}`;
}

function changes(before: string, after: string): string[][] {
  const now = after.split('\n');
  return before.split('\n').flatMap((line, index) => (line === now[index] ? [] : [[line, now[index] ?? '']]));
}
