import { describeOddCharacter, findOddCharacter, oddCharacters } from '../repair-characters.ts';
import type { SourceText } from '../source-text.ts';
import { countSpaces, indentOf, type FindMistake } from './mistake.ts';
import { classOf, readLines } from './read-lines.ts';

/** A tab in the indentation. */
export const findTab: FindMistake = (text) => {
  const start = /^ *(?:- +)?\t[ \t]*/.exec(text)?.[0];
  if (start === undefined) return undefined;
  const repaired = start.replaceAll('\t', '  ') + text.slice(start.length);
  return {
    at: start.indexOf('\t'),
    length: start.length - start.indexOf('\t'),
    rule: 'text/tab',
    message: 'This line is indented with a tab character; YAML only accepts spaces.',
    fix: 'replace each tab by two spaces',
    repaired,
  };
};

/** An unusual space character before the value. */
export const findOddSpace: FindMistake = (text) => {
  const before = /^\s*(?:- )?[^\s:#]*:?/.exec(text)?.[0] ?? '';
  const odd = findOddCharacter(text.slice(0, before.length + 1));
  if (odd === undefined) return undefined;
  return {
    at: text.indexOf(odd),
    rule: 'text/odd-space',
    message: `The line contains ${describeOddCharacter(odd)}.`,
    fix: 'delete it and type an ordinary space',
    repaired: text.slice(0, before.length + 1).replace(oddCharacters, ' ') + text.slice(before.length + 1),
  };
};

/** List entries below a field that already has a value: their field name is missing. */
export const findNamelessList: FindMistake = (text, source, line) => {
  if (!/^\s*-(\s|$)/.test(text)) return undefined;
  const { blocks, above, awaitsValue } = surroundingsOf(source, line);
  if (above === 0 || awaitsValue || blocks.some(({ kind }) => kind === 'list')) return undefined;
  return {
    at: indentOf(text),
    rule: 'text/no-list',
    message: 'A list starts here, but the line above with the name of its field is missing.',
    fix: 'write the name of the field and a colon on its own line above it, such as `features:`',
  };
};

/** A field or list entry with an indentation that matches no open block. */
export const findWrongIndent: FindMistake = (text, source, line) => {
  const trimmed = text.trim();
  const isItem = /^-(\s|$)/.test(trimmed);
  if (!isItem && !/^[^\s#[\]{},][^#]*?:(\s|$)/.test(trimmed)) return undefined;
  const indent = indentOf(text);
  const { blocks, above, awaitsValue } = surroundingsOf(source, line);
  if (above === 0) return undefined;
  const inner = blocks.at(-1);
  if (awaitsValue && inner && indent > inner.column) return undefined;
  const fitting = blocks.filter(({ kind }) => (kind === 'list') === isItem).map(({ column }) => column);
  const [wanted] = fitting.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a);
  if (wanted === undefined || wanted === indent) return undefined;
  const aboveHasValue = indent > (inner?.column ?? 0) && !awaitsValue;
  return {
    at: 0,
    length: Math.max(1, indent),
    rule: 'text/indent',
    message: aboveHasValue
      ? `This line is indented by ${countSpaces(indent)}, but the line above it already has its value.`
      : `This line is indented by ${countSpaces(indent)}, which does not fit any of the blocks above it.`,
    fix: `put ${countSpaces(wanted)} before it, like the other lines of its block`,
    repaired: ' '.repeat(wanted) + text.trimStart(),
  };
};

/** An open block or list; `column` (from 0) is where its lines start. */
interface OpenBlock {
  column: number;
  kind: 'fields' | 'list';
}

/** The open blocks at the end of the previous line, outermost first. */
interface Surroundings {
  blocks: OpenBlock[];
  /** The nearest line above with content; 0 when there is none. */
  above: number;
  awaitsValue: boolean;
}

/** Reads the structure above a line from the indentation alone, since the parser failed. */
export function surroundingsOf(source: SourceText, line: number): Surroundings {
  const lines = readLines(source).filter(({ number }) => number < line);
  const blocks: OpenBlock[] = [];
  for (const { text, indent, kind } of lines) {
    const [, hyphen = '', point = ''] = /^(-\s+)(.*)$/.exec(text.trim()) ?? [];
    const starts: OpenBlock[] = [];
    if (kind === 'point') starts.push({ column: indent, kind: 'list' });
    if (kind === 'field') starts.push({ column: indent, kind: 'fields' });
    if (kind === 'point' && classOf(point) === 'field') {
      starts.push({ column: indent + hyphen.length, kind: 'fields' });
    }
    for (const start of starts) {
      // A list may start in the column of its field.
      const isOver = (block: OpenBlock) =>
        block.column > start.column ||
        (block.column === start.column && block.kind === 'list' && start.kind === 'fields');
      while (blocks.some(isOver)) blocks.pop();
      const last = blocks.at(-1);
      if (last?.column !== start.column || last.kind !== start.kind) blocks.push(start);
    }
  }
  const above = lines.at(-1);
  const awaitsValue = above !== undefined && above.kind !== 'text' && /(?:^\s*-|:)\s*(?:#.*)?$/.test(above.text);
  return { blocks, above: above?.number ?? 0, awaitsValue };
}
