import type { TextMember, TextNode } from '../../catalogue/read/text-tree.ts';

/** A text as lines without their breaks; `isEnded` when the last one has a break, too. */
export interface Lines {
  lines: string[];
  lineBreak: string;
  isEnded: boolean;
}

/** Splits a text; one that mixes line breaks gets those of its first line. */
export function splitLines(text: string): Lines {
  const lineBreak = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r\n|\r|\n/);
  const isEnded = lines.at(-1) === '';
  return { lines: isEnded ? lines.slice(0, -1) : lines, lineBreak, isEnded };
}

export function joinLines({ lines, lineBreak, isEnded }: Lines): string {
  return lines.join(lineBreak) + (isEnded && lines.length > 0 ? lineBreak : '');
}

/** Number of the line, from 0, on which an offset stands. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length - 1;
}

/** Where a member stands: the lines of its remarks, its own first line, its last one. */
export interface Stretch {
  remarks: number;
  first: number;
  last: number;
  indent: number;
}

/**
 * The stretch of a member of a list or block that is not in brackets. Remarks right above it, at its own indentation,
 * are its own.
 */
export function stretchOf(text: string, lines: readonly string[], { start, nameEnd, node }: TextMember): Stretch {
  const first = lineOf(text, start);
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const indent = start - lineStart;
  let last = lineOf(text, Math.max(endOf(node), nameEnd) - 1);
  while (last > first && (lines[last] ?? '').trim() === '') last--;
  let remarks = first;
  while (remarks > 0 && isRemark(lines[remarks - 1] ?? '', indent)) remarks--;
  return { remarks, first, last, indent };
}

function endOf(node: TextNode): number {
  const inner = node.members.at(-1);
  return inner && node.style === 'block' ? Math.max(endOf(inner.node), inner.nameEnd) : node.end;
}

function isRemark(line: string, indent: number): boolean {
  return line.trimStart().startsWith('#') && line.length - line.trimStart().length === indent;
}
