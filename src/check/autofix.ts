import type { Finding, LineEdit } from '../yaml/finding.ts';
import { commonEnds } from '../yaml/source-text.ts';

/** The finding's line after its autofix; undefined when there is none. */
export function fixedLine({ autofix, line, text }: Finding): string | undefined {
  if (!autofix || 'rename' in autofix || autofix.edits.some((edit) => edit.line !== line)) return undefined;
  return editLine(text, autofix.edits);
}

/** The smallest edit that turns one line into another; undefined when they are equal. */
export function editOfLine(line: number, old: string, wanted: string): LineEdit | undefined {
  if (old === wanted) return undefined;
  const { start, end } = commonEnds(old, wanted);
  return { line, column: start + 1, endColumn: old.length - end + 1, text: wanted.slice(start, wanted.length - end) };
}

function editLine(text: string, edits: readonly LineEdit[]): string {
  return edits
    .toSorted((a, b) => b.column - a.column)
    .reduce((line, edit) => line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1), text);
}

/** Applies edits to a text. Line ends (\n or \r\n) are kept. */
export function applyLineEdits(text: string, edits: readonly LineEdit[]): string {
  const byLine = Map.groupBy(edits, (edit) => edit.line);
  return text
    .split('\n')
    .map((line, index) => editLine(line, byLine.get(index + 1) ?? []))
    .join('\n');
}
