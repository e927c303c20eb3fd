import type { Finding } from './finding.ts';
import { findingAt, positionAt, type SourceText, type Span, type FindingText } from './source-text.ts';

/** Findings of one rule shown per file; the others are only counted. */
const maxRepeats = 5;

/** Collects the findings of a file: the first few of each rule, and the number of the others. */
export class FindingList {
  private readonly byRule = new Map<string, { shown: Finding[]; count: number }>();
  private readonly errorLines = new Set<number>();
  private readonly limit: number;
  private readonly isExpected: ((rule: string, line: number) => boolean) | undefined;
  /** Whether an unexpected error was added, so that the other findings do not matter. */
  isRefused = false;

  /**
   * `limit` is how many findings of a rule are kept. Further ones are cheap, so that a file that repeats one mistake is
   * read quickly. `isExpected` is for trial repairs: every other error rejects the text.
   */
  constructor(limit = maxRepeats, isExpected?: (rule: string, line: number) => boolean) {
    this.limit = limit;
    this.isExpected = isExpected;
  }

  report(source: SourceText, span: Span, words: FindingText): void {
    const { rule, severity = 'error' } = words;
    this.count({ rule, severity, line: positionAt(source, span.start).line }, () => findingAt(source, span, words));
  }

  add(finding: Finding): void {
    this.count(finding, () => finding);
  }

  private count({ rule, severity, line }: Pick<Finding, 'rule' | 'severity' | 'line'>, make: () => Finding): void {
    if (severity === 'error') {
      this.errorLines.add(line);
      this.isRefused ||= this.isExpected?.(rule, line) === false;
    }
    const group = this.byRule.get(rule) ?? { shown: [], count: 0 };
    this.byRule.set(rule, group);
    group.count++;
    if (group.count <= this.limit) group.shown.push(make());
  }

  /** Counts a finding if its rule has reached the limit; returns false if there is still room for it. */
  countOnly(rule: string): boolean {
    const group = this.byRule.get(rule);
    if (!group || group.count < this.limit) return false;
    group.count++;
    return true;
  }

  /** Replaces each finding by the result of `change`, which must keep its rule. */
  change(change: (finding: Finding) => Finding): void {
    for (const group of this.byRule.values()) group.shown = group.shown.map(change);
  }

  /** Whether a line already has an error; further checks skip such lines. */
  hasErrorAt(line: number): boolean {
    return this.errorLines.has(line);
  }

  hasErrors(): boolean {
    return this.errorLines.size > 0;
  }

  /** The findings; the last one of each rule says how many more there are. */
  list(): Finding[] {
    return [...this.byRule.values()].flatMap(({ shown, count }) => {
      const more = count - this.limit;
      return shown.map((finding, at) =>
        more > 0 && at === shown.length - 1
          ? { ...finding, message: `${finding.message} (And ${more} more of this kind in the file.)` }
          : finding,
      );
    });
  }
}
