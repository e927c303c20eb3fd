import { lineText, type SourceText } from '../source-text.ts';
import { indentOf } from './mistake.ts';

/** The kind of a line by its first characters: empty (or a comment), list entry, field, or anything else. */
export type LineClass = 'empty' | 'point' | 'field' | 'text';

/** `number` starts at 1. */
export interface Line {
  number: number;
  text: string;
  /** Leading spaces and tabs. */
  indent: number;
  kind: LineClass;
}

/** A field name, quoted or not, at the start of a line, and its colon. */
const field = /^(?:"[^"]*"|'[^']*'|[^\s#"'[\]{},&*!|>%@`-][^#]*?|-[^\s#][^#]*?):(?:\s|$)/;
/** The end of a line with a block text below it. */
const opensText = /(?:^|[\s:-])[|>][+-]?\d?$/;

/** The lines that are not empty. Lines indented below `>-` are text, whatever they look like. */
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

/** The kind of a line by its first characters. */
export function classOf(text: string): LineClass {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return 'empty';
  if (/^-(\s|$)/.test(trimmed)) return 'point';
  return field.test(trimmed) ? 'field' : 'text';
}

/** Whether a line starts a block text: `description: >-`. */
export function opensBelow({ text }: Line): boolean {
  return opensText.test(text.trimEnd());
}
