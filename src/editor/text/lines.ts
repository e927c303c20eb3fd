import type { TextMember, TextNode } from '../../catalogue/read/text-tree.ts';

/** A text as lines without line breaks; `isEnded` if the last line has one too. */
export interface Lines {
  lines: string[];
  lineBreak: string;
  isEnded: boolean;
}

/** Splits a text. Mixed line breaks all become like the first one. */
export function splitLines(text: string): Lines {
  const lineBreak = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r\n|\r|\n/);
  const isEnded = lines.at(-1) === '';
  return { lines: isEnded ? lines.slice(0, -1) : lines, lineBreak, isEnded };
}

export function joinLines({ lines, lineBreak, isEnded }: Lines): string {
  return lines.join(lineBreak) + (isEnded && lines.length > 0 ? lineBreak : '');
}

/** The 0-based line of an offset. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length - 1;
}

/** Lines of a member: the start of its comments, its first and last line. */
export interface Stretch {
  remarks: number;
  first: number;
  last: number;
  indent: number;
}

/** The lines of a member in block style. Comments directly above it with the same indentation belong to it. */
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
