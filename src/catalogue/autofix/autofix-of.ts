import type { Finding, Autofix } from '../finding.ts';
import { editLine, editOfLine } from './edit-text.ts';
import { lineFixes } from './line-fixes.ts';

/**
 * The one sure way to put a finding right: the one that it carries, else its rule's. `below` is the line after its own.
 */
export function autofixOf(finding: Finding, below = ''): Autofix | undefined {
  if (finding.autofix) return finding.autofix;
  const { rule, line, text, column, endColumn } = finding;
  const wanted = lineFixes[rule]?.({ text, column, endColumn, below });
  const edit = wanted === undefined ? undefined : editOfLine(line, text, wanted);
  return edit && { edits: [edit] };
}

/** The finding's line as it should read, where there is one sure way to fix it; undefined for all others. */
export function fixedLine(finding: Finding): string | undefined {
  const autofix = autofixOf(finding);
  if (!autofix || 'rename' in autofix || autofix.edits.some((edit) => edit.line !== finding.line)) return undefined;
  return editLine(finding.text, autofix.edits);
}
