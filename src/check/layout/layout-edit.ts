import { replaceLines, type SourceText, lineText, positionAt } from '../../yaml/source-text.ts';
import type { Finding } from '../../yaml/finding.ts';
import type { CheckedEntry } from '../check-entry.ts';

/**
 * What an edit changes: moves lines; adds, repairs or removes a hyphen; adds a colon after a field name or `>-` for a
 * text over several lines; removes characters at the end of a line, or the whole line.
 */
export type EditKind =
  | 'move'
  | 'add-hyphen'
  | 'one-hyphen'
  | 'drop-hyphen'
  | 'colon'
  | 'open-text'
  | 'drop-sign'
  | 'delete';

/** A possible repair. `lines` are line numbers with their new text, in order. */
export interface LayoutEdit {
  kind: EditKind;
  lines: { line: number; text: string }[];
  /** Higher is less likely; decides between edits that fix the same number of errors. */
  cost: number;
  /** The line would be valid there under any field name, so its field may also be an unknown one. */
  isDoubtful?: boolean;
}

/** Returns the text with an edit applied. */
export function applyEdit(source: SourceText, { lines }: LayoutEdit): SourceText {
  return replaceLines(
    source,
    lines.map(({ line, text }) => [line, text]),
  );
}

/** A possibly repaired text and all errors found in it. */
export interface LayoutReading extends CheckedEntry {
  text: SourceText;
  errors: Finding[];
}

/** Reads a text again; with `isExpected`, stops at the first error that is not expected. */
export type ReadAgain = (text: SourceText, isExpected?: (rule: string, line: number) => boolean) => LayoutReading;

/** The lines where a field or list entry starts. A text below `- >-` counts at its first line. */
export function linesOfNames({ entry: { places, source } }: LayoutReading): Set<number> {
  const lines = new Set<number>();
  for (const { key, value } of [...places.entries()].map(([, place]) => place)) {
    const { line } = positionAt(source, (key ?? value).start);
    lines.add(line);
    if (!key && /- +[|>][+-]?\d?$/.test(lineText(source, line - 1).trimEnd())) lines.add(line - 1);
  }
  return lines;
}
