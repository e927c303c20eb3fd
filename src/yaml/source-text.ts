import { fixOf, sayFix, type Autofix, type Finding, type Fix } from './finding.ts';

/** Offsets in a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A file's text and the offsets of its lines. `original` is the file's own text if this one was repaired in memory. */
export interface SourceText {
  file: string;
  text: string;
  readonly starts: number[];
  original?: SourceText;
}

/** Wraps a text for line and column lookups. A repaired text must have as many lines as its original. */
export function makeSourceText(file: string, text: string, original?: SourceText): SourceText {
  let starts: number[] | undefined;
  return {
    file,
    text,
    // Computed on first use: only findings need it, and most files have none.
    get starts() {
      return (starts ??= lineStarts(text));
    },
    ...(original ? { original } : {}),
  };
}

/** Lines end with LF, CR LF or CR, as in YAML. */
function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)];
}

/** Line and column of an offset, from 1. */
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

/** A line (from 1) without its line break; empty after the last line. */
export function lineText(source: SourceText, line: number): string {
  const start = source.starts[line - 1];
  if (start === undefined) return '';
  let end = source.starts[line] ?? source.text.length;
  // Not a regular expression, which would scan the whole line: up to 250 kB.
  if (end > start && source.text.charCodeAt(end - 1) === 10) end--;
  if (end > start && source.text.charCodeAt(end - 1) === 13) end--;
  return source.text.slice(start, end);
}

/** Wraps a repaired text; findings still show the file's own text. */
export function repairSource(source: SourceText, text: string): SourceText {
  return makeSourceText(source.file, text, source.original ?? source);
}

/** Replaces lines by number and keeps their line breaks. */
export function replaceLines(source: SourceText, lines: Iterable<readonly [line: number, text: string]>): SourceText {
  const { text, starts } = source;
  let repaired = '';
  let from = 0;
  for (const [line, wanted] of [...lines].sort(([a], [b]) => a - b)) {
    const start = starts[line - 1] ?? text.length;
    repaired += text.slice(from, start) + wanted;
    from = start + lineText(source, line).length;
  }
  return repairSource(source, repaired + text.slice(from));
}

/** A finding without its position. */
export interface FindingText {
  rule: string;
  message: string;
  fix?: Fix | undefined;
  severity?: Finding['severity'];
  /** The edit that makes the fix, if it needs no decision. */
  edit?: TextEdit | undefined;
}

/** Replaces a span with a text. */
export interface TextEdit extends Span {
  text: string;
}

/**
 * A finding at a span, limited to the line where it starts. For a repaired text, it has the line and column of the
 * original file.
 */
export function findingAt(
  source: SourceText,
  span: Span,
  { rule, message, fix, severity = 'error', edit }: FindingText,
): Finding {
  const { line, column: from } = positionAt(source, span.start);
  const read = lineText(source, line);
  const to = from + Math.max(1, Math.min(span.end - span.start, read.length - from + 1));
  const text = source.original ? lineText(source.original, line) : read;
  const column = ownColumn(read, text, from);
  const endColumn = Math.max(column + 1, ownColumn(read, text, to));
  const words = {
    message: onOneLine(shorten(message, maxMessage)),
    ...(fix ? { ...fixOf(fix), fix: shorten(sayFix(fix), maxFix) } : {}),
  };
  const autofix = edit && text === read ? autofixOf(source, edit) : undefined;
  return {
    file: source.file,
    line,
    column,
    endColumn,
    severity,
    rule,
    ...words,
    text,
    ...(autofix ? { autofix } : {}),
  };
}

/** Undefined when the edit crosses a line end. */
function autofixOf(source: SourceText, { start, end, text }: TextEdit): Autofix | undefined {
  const { line, column } = positionAt(source, start);
  const endColumn = column + end - start;
  return endColumn > lineText(source, line).length + 1 ? undefined : { edits: [{ line, column, endColumn, text }] };
}

/** In characters. Messages and pasted lines are shorter; a quoted word of 250 kB helps nobody. */
const maxMessage = 600;
const maxFix = 3000;

/** Removes control characters, which a terminal would obey, and the middle of a text that is too long. */
function shorten(words: string, most: number): string {
  const shown = words.length > most ? `${words.slice(0, most - 200)} … ${words.slice(-150)}` : words;
  return shown.replace(/(?!\n)\p{Cc}/gu, (sign) => (sign === '\r' ? '' : '\ufffd'));
}

function onOneLine(words: string): string {
  return words.replaceAll('\n', '⏎');
}

/** Maps a column of the repaired line to the original line, assuming that their common start and end did not move. */
function ownColumn(repaired: string, original: string, at: number): number {
  if (repaired === original) return at;
  // In an empty line, the column is one after its end.
  const column = Math.min(at, repaired.length + 1);
  const { start, end } = commonEnds(repaired, original);
  if (column - 1 <= start) return column;
  const behind = repaired.length - column + 1;
  return behind <= end ? original.length - behind + 1 : Math.min(start + 1, original.length + 1);
}

/** How many items two texts or lists share at their start, and how many of the others at their end. */
export function commonEnds<Item>(
  a: ArrayLike<Item>,
  b: ArrayLike<Item>,
  isSame: (a: Item | undefined, b: Item | undefined) => boolean = Object.is,
): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && isSame(a[start], b[start])) start++;
  let end = 0;
  while (end < most - start && isSame(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  return { start, end };
}
