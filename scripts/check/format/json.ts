import type { Finding } from '../../../src/catalogue/finding.ts';
import type { Report } from '../report.ts';

/** A finding as other programs read it; `fix` is null where there is nothing to paste. */
export interface JsonFinding extends Pick<
  Finding,
  'file' | 'line' | 'column' | 'endColumn' | 'severity' | 'rule' | 'message'
> {
  fix: string | null;
}

/** One array of findings; an empty one when all is well. */
export function formatJson({ findings }: Report): string {
  const list = findings.map(({ file, line, column, endColumn, severity, rule, message, fix }): JsonFinding => ({
    file,
    line,
    column,
    endColumn,
    severity,
    rule,
    message,
    fix: fix ?? null,
  }));
  return JSON.stringify(list, null, 2);
}
