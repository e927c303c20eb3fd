import { lineText, type SourceText, type FindingText } from '../source-text.ts';

/** A mistake in a line, with the corrected line, so that parsing can continue and find further mistakes. */
export interface LineMistake extends FindingText {
  /** Offset of the marked text in the line, and its length, usually 1. */
  at: number;
  length?: number;
  /** Without it, the line is removed. */
  repaired?: string;
  /** Whether the corrected line is certain enough to be written without asking. */
  isSure?: boolean;
}

export interface Mistake extends LineMistake {
  line: number;
}

/** Checks one line, of the text `source`, for one kind of mistake. */
export type FindMistake = (text: string, source: SourceText, line: number) => LineMistake | undefined;

/** A line as `name: value` or `- value`. */
interface FieldLine {
  /** Everything before the value. */
  head: string;
  /** Empty for a list entry. */
  name: string;
  value: string;
  /** The comment after the value, with the spaces before it; empty after quotes and brackets. */
  comment: string;
}

/**
 * Splits a line at its first colon or its hyphen; undefined when it has neither. Only a hash between two spaces starts
 * a comment: in `Baler #2` it belongs to the text, although YAML reads a comment there too.
 */
export function splitField(text: string): FieldLine | undefined {
  const match =
    /^(\s*(?:- +)*([^\s:#"'{}[\],-][^:#]*?|"[^"]*"):\s+)(\S.*)$/.exec(text) ?? /^(\s*(?:-\s+)+)()(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', name = '', rest = ''] = match;
  const comment = /^["'[{#]/.test(rest) ? '' : (/(?<!\s)\s+#(?:\s.*)?$/.exec(rest)?.[0] ?? '');
  return { head, name, value: rest.slice(0, rest.length - comment.length).trimEnd(), comment };
}

/** A mistake in a value: its offset there, and the corrected value. */
interface ValueMistake extends FindingText {
  at?: number;
  length?: number;
  value: string;
  isSure?: boolean;
}

/** Creates a check for the value of a field or list entry. */
export function inValue(
  find: (field: FieldLine, source: SourceText, line: number) => ValueMistake | undefined,
): FindMistake {
  return (text, source, line) => {
    const field = splitField(text);
    const mistake = field && find(field, source, line);
    if (!mistake) return undefined;
    const { at = 0, value, isSure = false, ...words } = mistake;
    // The closing quote of a text that continues on the next line belongs there.
    const below = lineText(source.original ?? source, line + 1);
    const goesOn = below.trim() !== '' && !/^\s*#/.test(below) && indentOf(below) > indentOf(text);
    const repaired = field.head + value + field.comment;
    return { ...words, at: field.head.length + at, repaired, isSure: isSure && !goesOn };
  };
}

/** A value in straight quotes, which replace typographic ones around it. */
export function inStraightQuotes(value: string): string {
  const text = value.trim();
  return alwaysQuoted(/^[“„‟«‘‚‛]([^“”„‟«»"]*)[”“»’‘]$/.exec(text)?.[1] ?? text);
}

/** A text in quotes; in single quotes if it contains double ones, for readability. */
export function alwaysQuoted(text: string): string {
  return text.includes('"') && !/['\\]/.test(text) ? `'${text}'` : JSON.stringify(text);
}

/** The line as the editor should write it. */
export function asField(field: FieldLine, value: string): string {
  return field.name ? `${field.name}: ${value}` : `- ${value}`;
}

/** Number of leading white-space characters. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** `no spaces`, `1 space` or `4 spaces`. */
export function countSpaces(count: number): string {
  return count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`;
}

/** For an unknown cause: the parser's message. The line is removed so that the others can be read. */
export function unknownMistake(source: SourceText, line: number, reason: string): Mistake {
  const text = lineText(source, line);
  return {
    line,
    at: indentOf(text),
    length: Math.max(1, text.trim().length),
    rule: 'text/syntax',
    message: `This line does not fit the lines above it (the YAML reader says: ${reason}).`,
    fix: source.file.toLowerCase().endsWith('.json')
      ? 'check the quotes, commas and brackets of this line and the one above'
      : 'check that the fields of one block start in the same column, and put a text that contains punctuation in "double quotes"',
  };
}
