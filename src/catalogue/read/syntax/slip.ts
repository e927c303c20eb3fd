import { lineText, type SourceText, type Words } from '../source-text.ts';

/** A mistake in writing on one line, with the line as it should be: so reading goes on and finds what else is wrong. */
export interface Slip extends Words {
  line: number;
  /** Column from 1, and length of what is marked. */
  column: number;
  length: number;
  repaired: string;
}

/** Looks at one line for one kind of slip. */
export type FindSlip = (source: SourceText, line: number) => Slip | undefined;

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
  const match = /^(\s*(?:- +)?([^\s:#"'{}[\],-][^:#]*?):\s+)(\S.*)$/.exec(text) ?? /^(\s*-\s+)()(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, head = '', name = '', value = ''] = match;
  return { head, name, value: value.trimEnd(), column: head.length + 1 };
}

/** A value in double quotes, without the quotes that it had at its ends. */
export function quoted(value: string): string {
  return JSON.stringify(value.trim().replace(/^["']|["']$/g, ''));
}

/** The line as an editor is told to write it. */
export function asField(field: FieldLine, value: string): string {
  return field.name ? `${field.name}: ${value}` : `- ${value}`;
}

/** Number of spaces at the start. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
