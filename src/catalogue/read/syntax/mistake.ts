import { lineText, type SourceText, type Words } from '../source-text.ts';

/** A mistake in writing on one line, with the line as it should be: so reading goes on and finds what else is wrong. */
export interface Mistake extends Words {
  line: number;
  /** Column from 1, and length of what is marked. */
  column: number;
  length: number;
  /** Without it the line is left out. */
  repaired?: string;
}

/** Looks at one line for one kind of mistake. */
export type FindMistake = (source: SourceText, line: number) => Mistake | undefined;

/** A line as `name: value` or `- value`, with the column of the value; undefined when it is neither. */
export interface FieldLine {
  /** All before the value. */
  head: string;
  /** The field's name; empty for an item of a list. */
  name: string;
  value: string;
  column: number;
}

/** Takes a line apart at its first colon or its dash. */
export function splitField(source: SourceText, line: number): FieldLine | undefined {
  const text = lineText(source, line);
  const match =
    /^(\s*(?:- +)*([^\s:#"'{}[\],-][^:#]*?|"[^"]*"):\s+)(\S.*)$/.exec(text) ?? /^(\s*(?:-\s+)+)()(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', name = '', value = ''] = match;
  return { head, name, value: value.trimEnd(), column: head.length + 1 };
}

/** What is wrong with the value of a line: where in it that stands (from 0), and what the value should be. */
interface ValueSlip extends Words {
  at?: number;
  length?: number;
  value: string;
}

/** Looks at the value of a field or an item for one kind of mistake. */
export function inValue(
  find: (field: FieldLine, source: SourceText, line: number) => ValueSlip | undefined,
): FindMistake {
  return (source, line) => {
    const field = splitField(source, line);
    const found = field && find(field, source, line);
    if (!found) return undefined;
    const { at = 0, length = 1, value, ...words } = found;
    return { line, column: field.column + at, length, ...words, repaired: field.head + value };
  };
}

/**
 * A value in double quotes, without the quotes that it had at its ends. Quotes that were typographic at the end are
 * taken for straight ones.
 */
export function quoted(value: string): string {
  const text = value.trim();
  return quote(withoutPair(text) ?? text.replace(/^["']|["'”“’]$/g, ''));
}

/** The words between two typographic quotes that stand around the whole value; undefined where there are none. */
export function withoutPair(value: string): string | undefined {
  return /^[“„‟«‘‚‛]([^“”„‟«»"]*)[”“»’‘]$/.exec(value)?.[1];
}

/** A text in quotes, as easy to read as can be: in single ones where it holds double ones. */
export function quote(text: string): string {
  return text.includes('"') && !/['\\]/.test(text) ? `'${text}'` : JSON.stringify(text);
}

/** The line as an editor is told to write it. */
export function asField(field: FieldLine, value: string): string {
  return field.name ? `${field.name}: ${value}` : `- ${value}`;
}

/** Number of spaces at the start. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/**
 * What is said where no cause is known: the parser's own words, with the line left out so that the others can be read.
 */
export function unknownMistake(source: SourceText, line: number, reason: string): Mistake {
  const text = lineText(source, line);
  return {
    line,
    column: indentOf(text) + 1,
    length: Math.max(1, text.trim().length),
    rule: 'text/syntax',
    message: `This line does not fit the lines above it (the YAML reader says: ${reason}).`,
    fix: source.file.toLowerCase().endsWith('.json')
      ? 'check the quotes, commas and brackets of this line and the one above'
      : 'check that the fields of one block start in the same column, and put a text with signs in it in "double quotes"',
  };
}
