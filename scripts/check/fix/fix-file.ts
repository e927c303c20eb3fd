import type { Finding, LineEdit } from '../../../src/catalogue/finding.ts';
import { editText, autofixOf } from '../../../src/catalogue/check/autofix.ts';
import type { PlacedFile } from '../../../src/catalogue/check/place-files.ts';
import { checkFile } from '../../../src/catalogue/check/run-checks.ts';
import type { Validators } from '../../../src/catalogue/check/schema/kind-schemas.ts';

/** Each pass brings to light what the last one's mistakes hid; a file of honest mistakes needs two or three. */
const maxPasses = 500;
/**
 * Characters that are read at most while fixes are tried, some seconds' work; an honest entry takes a hundredth. The
 * next run goes on.
 */
const maxRead = 20_000_000;
/** Of which so many at a time for lines in wrong columns: enough for eight of them in an entry of 2 kB. */
const maxTried = 200_000;

/** A finding that has an autofix of its line. */
interface Fixable {
  finding: Finding;
  edits: LineEdit[];
}

/** What is found in a text, whether it has a value, and whether that fits its schema. */
interface Checked {
  findings: Finding[];
  isRead: boolean;
  isValid: boolean;
}

/**
 * The text of a file with every sure autofix done, and each of them verified by reading the result: an autofix that would
 * bring in another problem is left out. All that is not fixed stays as it is: comments, layout, line ends. Without a
 * byte order mark.
 */
export function fixFile(file: PlacedFile, text: string, validators: Validators): string {
  let hasRead = 0;
  // Lines are put into their columns when nothing else is left: only then is a column sure.
  let triesLayout = false;
  const check = (candidate: string): Checked => {
    const bytes = new TextEncoder().encode(candidate);
    const start = triesLayout ? maxTried : 0;
    const budget = { characters: start };
    const { entry, findings } = checkFile({ ...file, bytes }, validators, Number.POSITIVE_INFINITY, budget);
    // Of a long text every reading takes longer still, since it has more findings.
    hasRead += 4 * candidate.length + start - budget.characters;
    return { findings, isRead: entry.value !== undefined, isValid: entry.valid };
  };
  const refused = new Set<string>();
  let fixed = text;
  /** The text in which every autofix that is left did harm. */
  let settled: string | undefined;
  let before = check(fixed);
  for (let pass = 0; pass < maxPasses; pass++) {
    if (hasRead > maxRead) break;
    const all = fixable(before.findings, fixed).filter(({ finding }) => !refused.has(keyOf(finding)));
    if (all.length > 0) fixGroup(withoutOverlaps(all));
    // What did harm at first may be right after the others: the second run must find nothing more to do.
    else if (refused.size === 0 || fixed === settled) {
      if (triesLayout) break;
      triesLayout = true;
      before = check(fixed);
    } else {
      settled = fixed;
      refused.clear();
    }
  }
  return fixed !== text && isWorse(text, fixed) ? text : fixed;

  /**
   * Whether a person is told of more errors than before. With all that a check may try, it sees more than these here.
   */
  function isWorse(old: string, wanted: string): boolean {
    const [then, now] = [old, wanted].map((candidate) => {
      const bytes = new TextEncoder().encode(candidate);
      const { entry, findings } = checkFile({ ...file, bytes }, validators, Number.POSITIVE_INFINITY);
      return { count: countErrors(findings), isRead: entry.value !== undefined };
    });
    return then !== undefined && now !== undefined && then.isRead && (!now.isRead || now.count > then.count);
  }

  /**
   * Does some fixes at once, which is the common case; if that does harm, each half of them, down to the one that does
   * it.
   */
  function fixGroup(fixes: readonly Fixable[]): void {
    if (hasRead > maxRead) return;
    // The first half may have put right what the second was for.
    const open = new Set(before.findings.map(keyOf));
    const group = fixes.filter(({ finding }) => open.has(keyOf(finding)));
    if (group.length === 0) return;
    const next = editText(
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

/**
 * The findings that can be fixed in this text. One on a line that was repaired to read on has columns of that repaired
 * line: it waits.
 */
function fixable(findings: readonly Finding[], text: string): Fixable[] {
  const lines = text.split('\n');
  const lineOf = (line: number) => (lines[line - 1] ?? '').replace(/\r$/, '');
  return findings.flatMap((finding) => {
    const { line } = finding;
    if (lineOf(line) !== finding.text) return [];
    const autofix = autofixOf(finding, lineOf(line + 1));
    if (!autofix || 'rename' in autofix) return [];
    return [{ finding, edits: autofix.edits }];
  });
}

/** One autofix a line: the others of the line have their turn in the next pass, when the columns are known again. */
function withoutOverlaps(fixes: readonly Fixable[]): Fixable[] {
  return [...new Map(fixes.toReversed().map((one) => [one.finding.line, one])).values()].toReversed();
}

function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** Whether the fixes did what they should: their findings are gone, and nothing new is found outside their lines. */
function isValid(before: Checked, after: Checked, fixes: readonly Fixable[]): boolean {
  const gone = new Set(fixes.map(({ finding }) => keyOf(finding)));
  if (after.findings.some((finding) => gone.has(keyOf(finding)))) return false;
  const lines = new Set(fixes.map(({ finding }) => finding.line));
  const known = new Set(before.findings.map(({ rule, line }) => `${rule} ${line}`));
  // `order: 70 #note` in quotes is no number any more: what an autofix makes must fit its field, or have an autofix in turn.
  const isMisfit = (finding: Finding) =>
    finding.rule.startsWith('schema/') && lines.has(finding.line) && !known.has(`${finding.rule} ${finding.line}`);
  if (after.findings.some((finding) => isMisfit(finding) && !autofixOf(finding))) return false;
  // The name of another entry in a wrong form is found by a rule that looks at all files.
  if (before.isValid && !after.isValid) return false;
  // While a file could not be read to its end, its other problems were not known.
  if (!before.isRead) return true;
  if (countErrors(after.findings) > countErrors(before.findings)) return false;
  // Of the same mistake in line after line only the first few are named; the next ones come to light now.
  const rules = new Set(fixes.map(({ finding }) => finding.rule));
  return (
    after.isRead &&
    after.findings.every(({ rule, line }) => lines.has(line) || rules.has(rule) || known.has(`${rule} ${line}`))
  );
}
