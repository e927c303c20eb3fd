import { repairSource, type SourceText, lineText, positionAt } from '../../read/source-text.ts';
import type { Finding } from '../../finding.ts';
import type { CheckedEntry } from '../check-entry.ts';

/**
 * What an edit does: it moves lines, adds, repairs or takes away a hyphen, puts the colon behind a field's name or the
 * sign for a text over several lines, takes away signs at the end of a line, or the whole line.
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

/** Lines as they might have been meant. `lines` are their numbers with the new text, in their order. */
export interface LayoutEdit {
  kind: EditKind;
  lines: { line: number; text: string }[];
  /** How unlikely it is, beside others that put as much right. */
  cost: number;
  /**
   * Set when the line would be right there whatever its field is called: it may as well be a field that does not exist.
   */
  isDoubtful?: boolean;
}

/** The text with an edit, repaired in memory. */
export function applyEdit(source: SourceText, { lines }: LayoutEdit): SourceText {
  const { starts, text } = source;
  let repaired = '';
  let from = 0;
  for (const { line, text: wanted } of lines) {
    const start = starts[line - 1] ?? text.length;
    const next = starts[line] ?? text.length;
    const lineBreak = /[\r\n]*$/.exec(text.slice(Math.max(start, next - 2), next))?.[0] ?? '';
    repaired += text.slice(from, start) + wanted + lineBreak;
    from = next;
  }
  return repairSource(source, repaired + text.slice(from));
}

/** A text as it might have been meant, and all errors that are found in it. */
export interface Reading extends CheckedEntry {
  text: SourceText;
  errors: Finding[];
}

/** Reads a text; with `isExpected` only for as long as all its errors are such. */
export type ReadAgain = (text: SourceText, isExpected?: (rule: string, line: number) => boolean) => Reading;

/** The lines in which a field or a point starts. The place of a text below `- >-` is that of its first line. */
export function linesOfNames({ entry: { places, source } }: Reading): Set<number> {
  const lines = new Set<number>();
  for (const { key, value } of [...places.entries()].map(([, place]) => place)) {
    const { line } = positionAt(source, (key ?? value).start);
    lines.add(line);
    if (!key && /- +[|>][+-]?\d?$/.test(lineText(source, line - 1).trimEnd())) lines.add(line - 1);
  }
  return lines;
}
