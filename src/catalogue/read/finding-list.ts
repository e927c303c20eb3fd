import type { Finding } from '../finding.ts';
import { findingAt, positionAt, type SourceText, type Span, type Words } from './source-text.ts';

/** The same mistake in line after line is shown a few times, then counted. */
const maxRepeats = 5;

/** The findings of one file while they are collected: of each rule the first few, of the others the number only. */
export interface FindingList {
  /** Adds a finding at a stretch of the text. */
  report(source: SourceText, span: Span, words: Words): void;
  /** Adds a finding that is made already. */
  add(finding: Finding): void;
  /** Counts a finding of a rule of which there are enough already; false when there is room for it. */
  countOnly(rule: string): boolean;
  /** Whether there is a finding of one of some rules. */
  has(rules: ReadonlySet<string>): boolean;
  /** Puts what `change` makes of each finding in its place; its rule stays. */
  change(change: (finding: Finding) => Finding): void;
  /** Whether a line has an error already: what it seems to hold beyond that is not judged. */
  hasErrorAt(line: number): boolean;
  /** Whether there is any error. */
  hasErrors(): boolean;
  /** Whether an error came that was not expected: what else there is does not matter then. */
  isRefused(): boolean;
  /** The findings, the last of a rule saying how many there are more. */
  list(): Finding[];
}

/**
 * An empty list;
 * `limit` is how many of a rule it keeps. Findings beyond the limit cost next to nothing, so that a file of one mistake repeated is read quickly. `isExpected`
 * is for a text that is only tried: with the first other error it is refused.
 */
export function makeFindingList(limit = maxRepeats, isExpected?: (rule: string, line: number) => boolean): FindingList {
  const byRule = new Map<string, { shown: Finding[]; count: number }>();
  const errorLines = new Set<number>();
  let refused = false;

  function noteError(rule: string, line: number): void {
    errorLines.add(line);
    refused ||= isExpected?.(rule, line) === false;
  }

  /** Counts a finding of a rule. Returns the list to which it may be added, if there is room. */
  function room(rule: string): Finding[] | undefined {
    const group = byRule.get(rule) ?? { shown: [], count: 0 };
    byRule.set(rule, group);
    group.count++;
    return group.count <= limit ? group.shown : undefined;
  }

  return {
    report(source, span, words) {
      if (words.severity !== 'warning') noteError(words.rule, positionAt(source, span.start).line);
      room(words.rule)?.push(findingAt(source, span, words));
    },
    add(finding) {
      if (finding.severity === 'error') noteError(finding.rule, finding.line);
      room(finding.rule)?.push(finding);
    },
    countOnly(rule) {
      const group = byRule.get(rule);
      if (!group || group.count < limit) return false;
      group.count++;
      return true;
    },
    has: (rules) => [...rules].some((rule) => byRule.has(rule)),
    change(change) {
      for (const group of byRule.values()) group.shown = group.shown.map(change);
    },
    hasErrorAt: (line) => errorLines.has(line),
    hasErrors: () => errorLines.size > 0,
    isRefused: () => refused,
    list: () =>
      [...byRule.values()].flatMap(({ shown, count }) => {
        const last = shown.at(-1);
        if (!last || count <= limit) return shown;
        return [
          ...shown.slice(0, -1),
          { ...last, message: `${last.message} (And ${count - limit} more of this kind in the file.)` },
        ];
      }),
  };
}
