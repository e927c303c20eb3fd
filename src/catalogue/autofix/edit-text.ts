import type { LineEdit, Autofix } from '../finding.ts';
import { positionAt, lineText, type SourceText, type Span } from '../read/source-text.ts';

/** The smallest edit that makes one line of another; undefined when they are the same. */
export function editOfLine(line: number, old: string, wanted: string): LineEdit | undefined {
  if (old === wanted) return undefined;
  const shortest = Math.min(old.length, wanted.length);
  let start = 0;
  while (start < shortest && old[start] === wanted[start]) start++;
  let tail = 0;
  while (tail < shortest - start && old.at(-1 - tail) === wanted.at(-1 - tail)) tail++;
  return { line, column: start + 1, endColumn: old.length - tail + 1, text: wanted.slice(start, wanted.length - tail) };
}

/** The autofix that writes `text` in the place of a stretch; undefined when that reaches over the end of its line. */
export function autofixOfSpan(source: SourceText, span: Span, text: string): Autofix | undefined {
  const { line, column } = positionAt(source, span.start);
  const endColumn = column + span.end - span.start;
  if (endColumn > lineText(source, line).length + 1) return undefined;
  return { edits: [{ line, column, endColumn, text }] };
}

/** A line with its edits, which must not overlap. */
export function editLine(text: string, edits: readonly LineEdit[]): string {
  return edits
    .toSorted((a, b) => b.column - a.column)
    .reduce((line, edit) => line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1), text);
}

/** A text with its edits. Lines end with \n or \r\n, which no edit reaches. */
export function editText(text: string, edits: readonly LineEdit[]): string {
  const byLine = Map.groupBy(edits, (edit) => edit.line);
  return text
    .split('\n')
    .map((line, index) => editLine(line, byLine.get(index + 1) ?? []))
    .join('\n');
}
