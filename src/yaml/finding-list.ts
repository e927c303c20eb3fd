import type { Finding } from './finding.ts';
import { findingAt, positionAt, type SourceText, type Span, type FindingText } from './source-text.ts';

/** Findings of one rule shown per file; the others are only counted. */
const maxRepeats = 5;

/** Collects the findings of a file: the first few of each rule, and the number of the others. */
export interface FindingList {
  report(source: SourceText, span: Span, words: FindingText): void;
  add(finding: Finding): void;
  /** Counts a finding if its rule has reached the limit; returns false if there is still room for it. */
  countOnly(rule: string): boolean;
  /** Replaces each finding by the result of `change`, which must keep its rule. */
  change(change: (finding: Finding) => Finding): void;
  /** Whether a line already has an error; further checks skip such lines. */
  hasErrorAt(line: number): boolean;
  hasErrors(): boolean;
  /** Whether an unexpected error was added, so that the other findings do not matter. */
  isRefused(): boolean;
  /** The findings; the last one of each rule says how many more there are. */
  list(): Finding[];
}

/**
 * `limit` is how many findings of a rule are kept. Further ones are cheap, so that a file that repeats one mistake is
 * read quickly. `isExpected` is for trial repairs: every other error rejects the text.
 */
export function makeFindingList(limit = maxRepeats, isExpected?: (rule: string, line: number) => boolean): FindingList {
  const byRule = new Map<string, { shown: Finding[]; count: number }>();
  const errorLines = new Set<number>();
  let refused = false;

  function noteError(rule: string, line: number): void {
    errorLines.add(line);
    refused ||= isExpected?.(rule, line) === false;
  }

  /** Counts a finding of a rule; returns the list to add it to, if there is room. */
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
