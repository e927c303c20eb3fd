import type { Finding } from '../finding.ts';

/** A stretch of a text by its offsets; `end` is behind the last character. */
export interface Span {
  start: number;
  end: number;
}

/** The text of a file with the offsets at which its lines start. */
export interface SourceText {
  file: string;
  text: string;
  starts: number[];
}

/** Prepares a text for questions about lines and columns. */
export function makeSourceText(file: string, text: string): SourceText {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { file, text, starts };
}

/** Line and column of an offset, both counted from 1. */
export function positionAt(source: SourceText, offset: number): { line: number; column: number } {
  let low = 0;
  let high = source.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (source.starts[low] ?? 0) + 1 };
}

/** A line without its line break; line 1 is the first. Empty behind the end. */
export function lineText(source: SourceText, line: number): string {
  const start = source.starts[line - 1];
  if (start === undefined) return '';
  return source.text.slice(start, source.starts[line] ?? source.text.length).replace(/\r?\n$/, '');
}

/** The same text with one line replaced; line breaks stay as they are. */
export function replaceLine(source: SourceText, line: number, replacement: string): SourceText {
  const start = source.starts[line - 1] ?? source.text.length;
  const end = start + lineText(source, line).length;
  return makeSourceText(source.file, source.text.slice(0, start) + replacement + source.text.slice(end));
}

/** What a finding says, apart from its place. */
export interface Words {
  rule: string;
  message: string;
  fix?: string | undefined;
  severity?: Finding['severity'];
}

/** A finding at a stretch of the text; it never reaches beyond the line on which it starts. */
export function findingAt(source: SourceText, span: Span, { rule, message, fix, severity = 'error' }: Words): Finding {
  const { line, column } = positionAt(source, span.start);
  const text = lineText(source, line);
  const length = Math.max(1, Math.min(span.end - span.start, text.length - column + 1));
  return {
    file: source.file,
    line,
    column,
    endColumn: column + length,
    severity,
    rule,
    message,
    ...(fix ? { fix } : {}),
    text,
  };
}
