import { replaceLines, type SourceText, lineText, positionAt } from '../../read/source-text.ts';
import type { Finding } from '../../finding.ts';
import type { CheckedEntry } from '../check-entry.ts';
import { indentOf } from '../../read/syntax/slip.ts';

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
  return replaceLines(
    source,
    lines.map(({ line, text }) => [line, text]),
  );
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

/** What a line is by its first characters: empty (or a comment), a point of a list, a field, or anything else. */
export type LineClass = 'empty' | 'point' | 'field' | 'text';

/** A line of a text; `number` counts from 1. */
export interface Line {
  number: number;
  text: string;
  /** Spaces and tabs before it. */
  indent: number;
  kind: LineClass;
}

/** A field's name at the start of a line, in quotes or without, and its colon. */
const field = /^(?:"[^"]*"|'[^']*'|[^\s#"'[\]{},&*!|>%@`-][^#]*?|-[^\s#][^#]*?):(?:\s|$)/;
/** The end of a line whose text stands below it. */
const opensText = /(?:^|[\s:-])[|>][+-]?\d?$/;

/** The lines that hold something. What stands deeper below `>-` is text, whatever it looks like. */
export function readLines(source: SourceText): Line[] {
  let textBelow = Number.POSITIVE_INFINITY;
  return source.starts.flatMap((_start, index) => {
    const text = lineText(source, index + 1);
    const indent = indentOf(text);
    const isText = indent > textBelow;
    const kind = isText && text.trim() !== '' ? 'text' : classOf(text);
    if (kind === 'empty') return [];
    if (!isText) textBelow = opensText.test(text.trimEnd()) ? indent : Number.POSITIVE_INFINITY;
    return [{ number: index + 1, text, indent, kind }];
  });
}

/** What a line is by its first characters. */
export function classOf(text: string): LineClass {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return 'empty';
  if (/^-(\s|$)/.test(trimmed)) return 'point';
  return field.test(trimmed) ? 'field' : 'text';
}

/** Whether the text of a line stands below it: `description: >-`. */
export function opensBelow({ text }: Line): boolean {
  return opensText.test(text.trimEnd());
}
