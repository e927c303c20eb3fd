/** Mends: from the place where a slip is found to the text without it. Line breaks and all other characters stay as they are. */
import type { Finding, LineEdit, Mend } from './finding.ts';

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

/** The mend that puts another line in the place of one. */
export function mendOfLine(line: number, old: string, wanted: string): Mend | undefined {
  const edit = editOfLine(line, old, wanted);
  return edit && { edits: [edit] };
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

/** The finding's line as it should read, where there is one sure way to mend it; undefined for all others. */
export function mendedLine({ mend, line, text }: Finding): string | undefined {
  if (!mend || 'rename' in mend || mend.edits.some((edit) => edit.line !== line)) return undefined;
  return editLine(text, mend.edits);
}
