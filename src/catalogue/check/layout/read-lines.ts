import { indentOf } from '../../read/syntax/slip.ts';
import { lineText, type SourceText } from '../../read/source-text.ts';

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
