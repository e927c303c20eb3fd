import { isDeepStrictEqual } from 'node:util';
import { fixFile } from '../../../scripts/check/fix/fix-file.ts';
import { checkFile } from '../../../src/catalogue/check/run-checks.ts';
import type { Validators } from '../../../src/catalogue/check/schema/kind-schemas.ts';
import type { Finding } from '../../../src/catalogue/finding.ts';
import { autofixOf } from '../../../src/catalogue/check/autofix.ts';
import type { Mutant } from './mutate.ts';
import type { Oracle, Verdict } from './oracle.ts';
import { timeBelow } from './processor-time.ts';
import { faultsOf } from './well-formed.ts';
import { textOf } from './whole.ts';

/**
 * The classes that are outside the oracle: what YAML and the schemas accept and the check refuses all the same, since
 * words would be lost or changed in silence. By rule, with what the text must hold for it; the mistakes in
 * tests/fixtures/mistakes hold the check to them. Outside are also references, quantities, duplicate addresses, media
 * and all other rules that look at more than one value: whether they are right depends on other files and on the
 * field's sense, which neither parser nor schema knows. These rules are run over the whole catalogue (see whole.ts),
 * where crashes and the findings' form are judged.
 */
const silentLoss: Record<string, RegExp> = {
  // Points with other signs, glued to the text above them.
  'text/bullet': /^\s*(- )?[–—−•‣◦·●▪*]/mu,
  'text/space-after-dash': /^\s*-\p{L}/mu,
  'text/space-after-colon': /^\s*(- +)*[A-Za-z][\w-]*:[^\s/]/m,
  'text/smart-quotes': /[“”„‟«»‘’‚‛]/,
  // Numbers that two people would read in two ways.
  'text/thousands': /\d\.\d{3}/,
  'text/decimal-comma': /\d,\d/,
  'text/big-number': /[\d.]{16}/,
};

/** Those of the classes that keep every value: mistakes in remarks, which a copied line carries on. */
const inRemarks: Record<string, RegExp> = {
  'text/odd-space': /[\u00a0\u00ad\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/,
  // As itself, or as an escape between double quotes.
  'text/control-character': /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]|\\[0abvfexuU]/u,
  'text/lost-letter': /\ufffd/,
  // A hash glued to a word behind a space: the rest of the line may have been meant.
  'text/comment': /[ \t]#[^\s#!]/,
};

/**
 * A field that stands too far to the right below a text, and a point below another, are a part of it for YAML. The
 * check says where they may belong, and then what is wrong with the lines as they were meant.
 */
const swallowed = /(^|\s)([a-z]\w*:(\s|$)|- \S)/;
const rulesOfLayout =
  /^text\/(swallowed-field|indent|colon|no-colon|tab|hyphens|no-hyphen|stray-sign|space-after-dash)$/;

/** Milliseconds of processor time that the check of a file may take. */
export const limit = 1000;

/** The errors of a valid file that are of no class of which the oracle has no opinion. */
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
 * Everything that is wrong with how the check, and
 * `withFixes` the fixes, take a mutant: one short text each. Whether a broken one is refused by itself is left to the caller, since the name of another entry in a wrong form is refused by a rule. `time`
 * is that of the check in milliseconds of the processor.
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
  if (text !== undefined && withFixes && findings.some((finding) => autofixOf(finding)))
    problems.push(...examineFixes(text));
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
    // What was not read to its end has problems that nobody could count.
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
