import { isDeepStrictEqual } from 'node:util';
import { fixFile } from '../../../scripts/check/fix/fix-file.ts';
import { checkFile } from '../../../src/check/run-checks.ts';
import type { Validators } from '../../../src/check/schema/kind-schemas.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import type { Mutant } from './mutate.ts';
import type { Oracle, Verdict } from './oracle.ts';
import { timeBelow } from './processor-time.ts';
import { faultsOf } from './well-formed.ts';
import { textOf } from './whole.ts';

/**
 * What the oracle ignores: YAML and the schemas accept it, but the check refuses it, because text would be lost or
 * changed silently. By rule, with a pattern that the text must match; tests/fixtures/mistakes covers these rules.
 * The oracle also ignores rules about more than one value (references, quantities, duplicate paths, media). They run
 * over the whole catalogue (see whole.ts), which tests for exceptions and well-formed findings.
 */
const silentLoss: Record<string, RegExp> = {
  // Other bullet characters, attached to the text above.
  'text/bullet': /^\s*(- )?[–—−•‣◦·●▪*]/mu,
  'text/space-after-dash': /^\s*-\p{L}/mu,
  'text/space-after-colon': /^\s*(- +)*[A-Za-z][\w-]*:[^\s/]/m,
  'text/smart-quotes': /[“”„‟«»‘’‚‛]/,
  // Numbers that can be read in two ways.
  'text/thousands': /\d\.\d{3}/,
  'text/decimal-comma': /\d,\d/,
  'text/big-number': /[\d.]{16}/,
};

/** Rules of that sort that keep every value: mistakes in comments, which a copied line may contain. */
const inRemarks: Record<string, RegExp> = {
  'text/odd-space': /[\u00a0\u00ad\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/,
  // Literally, or as an escape in double quotes.
  'text/control-character': /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]|\\[0abvfexuU]/u,
  'text/lost-letter': /\ufffd/,
  // A hash without a following space: the rest of the line may be meant as text.
  'text/comment': /[ \t]#[^\s#!]/,
};

/**
 * YAML reads a field that is indented too far, and a list item below a text, as part of that text. The check reports
 * where they may belong, and then what is wrong with those lines.
 */
const swallowed = /(^|\s)([a-z]\w*:(\s|$)|- \S)/;
const rulesOfLayout =
  /^text\/(swallowed-field|indent|colon|no-colon|tab|hyphens|no-hyphen|stray-sign|space-after-dash)$/;

/** Maximum processor time for checking one file (milliseconds). */
export const limit = 1000;

/** Removes the errors that the oracle ignores. */
function withoutOutside(errors: readonly Finding[], text: string, value: unknown, isSame: boolean): Finding[] {
  const isOfLayout =
    errors.some(({ rule }) => rulesOfLayout.test(rule)) && textsIn(value).some((inner) => swallowed.test(inner));
  if (!isSame && isOfLayout) return [];
  const classes = isSame ? inRemarks : { ...inRemarks, ...silentLoss };
  return errors.filter(({ rule }) => classes[rule]?.test(text) !== true);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Everything that is wrong with how the check handles a mutant and, `withFixes`, with the fixes. The caller decides
 * whether a broken mutant must be refused by itself, because malformed references are only refused in the whole
 * catalogue. `time` is the check's processor time in milliseconds.
 */
export function examine(
  mutant: Mutant,
  oracle: Oracle,
  validators: Validators,
  withFixes = true,
): { problems: string[]; verdict: Verdict; isRefused: boolean; time: number } {
  const { original, bytes } = mutant;
  const place = { kind: original.kind, id: original.id, file: mutant.file, bytes };
  const verdict = oracle(original.kind, bytes);
  let findings: Finding[] = [];
  const time = timeBelow(limit, () => ({ findings } = checkFile(place, validators)));
  const text = textOf(bytes);
  const problems = findings.flatMap((finding) => faultsOf(finding, text));
  if (time >= limit) problems.push(`the check takes ${Math.round(time)} ms`);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (verdict.kind === 'valid') {
    const isSame = isDeepStrictEqual(verdict.value, original.value);
    if (mutant.keeps && !isSame) problems.push(`the mutation ${mutant.steps.join(', ')} did not keep the values`);
    const refusals = mutant.keeps ? errors : withoutOutside(errors, text ?? '', verdict.value, isSame);
    problems.push(...refusals.map(refusal));
  }
  if (verdict.kind === 'broken' && mutant.keeps) problems.push(`a mutation that keeps broke the file: ${verdict.why}`);
  if (text !== undefined && withFixes && findings.some(({ autofix }) => autofix)) problems.push(...examineFixes(text));
  return { problems, verdict, isRefused: errors.length > 0, time };

  /** Fixes must never make a file worse, and leave nothing to fix. */
  function examineFixes(before: string): string[] {
    const fix = (old: string) => fixFile(place, old, validators);
    const fixed = fix(before);
    if (fixed === before) return [];
    const found: string[] = [];
    if (fix(fixed) !== fixed) found.push('the fixes are not stable');
    const all = (candidate: string) => {
      const read = checkFile(
        { ...place, bytes: new TextEncoder().encode(candidate) },
        validators,
        Number.POSITIVE_INFINITY,
      );
      return { count: read.findings.filter(({ severity }) => severity === 'error').length, value: read.entry.value };
    };
    const [then, now] = [all(before), all(fixed)];
    // Errors can only be counted in a file that was read to its end.
    if (then.value !== undefined && now.count > then.count) {
      found.push(`the fixes make ${now.count} errors of ${then.count}: ${JSON.stringify(changes(before, fixed))}`);
    }
    if (then.value !== undefined && now.value === undefined) found.push('the fixed file cannot be read any more');
    if (verdict.kind === 'valid' && oracle(original.kind, new TextEncoder().encode(fixed)).kind === 'broken') {
      found.push('the fixes broke a valid file');
    }
    return found;
  }
}

function refusal({ rule, line, message }: Finding): string {
  return `a valid file is refused: ${rule} in line ${line}: ${message}`;
}

function changes(before: string, after: string): string[][] {
  const now = after.split('\n');
  return before.split('\n').flatMap((line, index) => (line === now[index] ? [] : [[line, now[index] ?? '']]));
}
