import type { Finding, Mend } from '../finding.ts';
import { editLine, editOfLine } from './edit-text.ts';
import { lineMends } from './line-mends.ts';

/**
 * The one sure way to put a finding right: the one that it carries, else its rule's. `below` is the line after its own.
 */
export function mendOf(finding: Finding, below = ''): Mend | undefined {
  if (finding.mend) return finding.mend;
  const { rule, line, text, column, endColumn } = finding;
  const wanted = lineMends[rule]?.({ text, column, endColumn, below });
  const edit = wanted === undefined ? undefined : editOfLine(line, text, wanted);
  return edit && { edits: [edit] };
}

/** The finding's line as it should read, where there is one sure way to mend it; undefined for all others. */
export function mendedLine(finding: Finding): string | undefined {
  const mend = mendOf(finding);
  if (!mend || 'rename' in mend || mend.edits.some((edit) => edit.line !== finding.line)) return undefined;
  return editLine(finding.text, mend.edits);
}
