import type { Finding, LineEdit } from '../../../src/yaml/finding.ts';
import { applyLineEdits } from '../../../src/check/autofix.ts';
import type { PlacedFile } from '../../../src/check/place-files.ts';
import { makeBudget } from '../../../src/check/layout/repair-layout.ts';
import { checkFile } from '../../../src/check/run-checks.ts';
import type { Validators } from '../../../src/check/schema/kind-schemas.ts';

/** Each pass reveals mistakes that the previous ones hid; real files need two or three passes. */
const maxPasses = 500;
/** Limit for characters parsed while trying fixes: some seconds. Entries normally need a hundredth of it. */
const maxRead = 20_000_000;

/** A finding with an autofix of its line. */
interface Fixable {
  finding: Finding;
  edits: LineEdit[];
}

/** Result of checking a text: its findings, whether it could be parsed, and whether it matches its schema. */
interface Checked {
  findings: Finding[];
  isRead: boolean;
  isValid: boolean;
}

/**
 * Applies all unambiguous autofixes to the text of a file. Each is verified by checking the result and discarded when
 * it causes another problem. Comments, layout and line endings stay. `text` and the result have no byte order mark.
 */
export function fixFile(file: PlacedFile, text: string, validators: Validators): string {
  let hasRead = 0;
  const check = (candidate: string): Checked => {
    const bytes = new TextEncoder().encode(candidate);
    const budget = makeBudget();
    const start = budget.characters;
    const { entry, findings } = checkFile({ ...file, bytes }, validators, Number.POSITIVE_INFINITY, budget);
    // Long texts have more findings, so checking them takes longer still.
    hasRead += 4 * candidate.length + start - budget.characters;
    return { findings, isRead: entry.value !== undefined, isValid: entry.valid };
  };
  const refused = new Set<string>();
  let fixed = text;
  /** The text in which every remaining autofix was refused. */
  let settled: string | undefined;
  let before = check(fixed);
  for (let pass = 0; pass < maxPasses; pass++) {
    if (hasRead > maxRead) break;
    const all = fixable(before.findings).filter(({ finding }) => !refused.has(keyOf(finding)));
    if (all.length > 0) fixGroup(withoutOverlaps(all));
    // Retry refused fixes after the others: a second run must find nothing more to fix.
    else if (refused.size === 0 || fixed === settled) break;
    else {
      settled = fixed;
      refused.clear();
    }
  }
  return fixed;

  /** Applies several fixes at once, the common case. If the result is worse, splits them to find the harmful one. */
  function fixGroup(fixes: readonly Fixable[]): void {
    if (hasRead > maxRead) return;
    // The first half may have resolved findings of the second.
    const open = new Set(before.findings.map(keyOf));
    const group = fixes.filter(({ finding }) => open.has(keyOf(finding)));
    if (group.length === 0) return;
    const next = applyLineEdits(
      fixed,
      group.flatMap(({ edits }) => edits),
    );
    const after = check(next);
    if (next !== fixed && isValid(before, after, group)) {
      fixed = next;
      before = after;
    } else if (group.length === 1) {
      for (const { finding } of group) refused.add(keyOf(finding));
    } else {
      const middle = group.length >> 1;
      fixGroup(group.slice(0, middle));
      fixGroup(group.slice(middle));
    }
  }
}

function keyOf({ rule, line, column }: Finding): string {
  return `${rule} ${line}:${column}`;
}

/** The findings that can be fixed by an edit. */
function fixable(findings: readonly Finding[]): Fixable[] {
  return findings.flatMap((finding) =>
    finding.autofix && 'edits' in finding.autofix ? [{ finding, edits: finding.autofix.edits }] : [],
  );
}

/** Keeps one autofix per line. The others follow in the next pass, when their columns are known. */
function withoutOverlaps(fixes: readonly Fixable[]): Fixable[] {
  return [...new Map(fixes.toReversed().map((fix) => [fix.finding.line, fix])).values()].toReversed();
}

function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** Whether the fixes worked: their findings are gone, and there are no new ones on other lines. */
function isValid(before: Checked, after: Checked, fixes: readonly Fixable[]): boolean {
  const gone = new Set(fixes.map(({ finding }) => keyOf(finding)));
  if (after.findings.some((finding) => gone.has(keyOf(finding)))) return false;
  const lines = new Set(fixes.map(({ finding }) => finding.line));
  const known = new Set(before.findings.map(({ rule, line }) => `${rule} ${line}`));
  // Quoting `order: 70 #note` makes it a string: the fixed value must fit its field or have another autofix.
  const isMisfit = (finding: Finding) =>
    finding.rule.startsWith('schema/') && lines.has(finding.line) && !known.has(`${finding.rule} ${finding.line}`);
  if (after.findings.some((finding) => isMisfit(finding) && !finding.autofix)) return false;
  // Misspelled references to other entries are found only by a rule that needs all files, so check validity too.
  if (before.isValid && !after.isValid) return false;
  // If the old text could not be parsed to its end, new findings may be old problems.
  if (!before.isRead) return true;
  if (countErrors(after.findings) > countErrors(before.findings)) return false;
  // Repeated mistakes are reported only for the first few lines, so more of the same rule may appear now.
  const rules = new Set(fixes.map(({ finding }) => finding.rule));
  return (
    after.isRead &&
    after.findings.every(({ rule, line }) => lines.has(line) || rules.has(rule) || known.has(`${rule} ${line}`))
  );
}
