import { describeOddCharacter, findOddCharacter, oddCharacters } from '../odd-characters.ts';
import { lineText } from '../source-text.ts';
import { surroundingsOf } from './open-blocks.ts';
import { indentOf, type FindSlip } from './slip.ts';

/** A tab at the start of the line. */
export const findTab: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const start = /^ *(?:- +)?\t[ \t]*/.exec(text)?.[0];
  if (start === undefined) return undefined;
  const repaired = start.replaceAll('\t', '  ') + text.slice(start.length);
  return {
    line,
    column: start.indexOf('\t') + 1,
    length: start.length - start.indexOf('\t'),
    rule: 'text/tab',
    message: 'This line is indented with a tab character; YAML only accepts spaces.',
    fix: 'replace each tab by two spaces',
    repaired,
  };
};

/** A space that is none, before the value. */
export const findOddSpace: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const before = /^\s*(?:- )?[^\s:#]*:?/.exec(text)?.[0] ?? '';
  const odd = findOddCharacter(text.slice(0, before.length + 1));
  if (odd === undefined) return undefined;
  return {
    line,
    column: text.indexOf(odd) + 1,
    length: 1,
    rule: 'text/odd-space',
    message: `The line contains ${describeOddCharacter(odd)}.`,
    fix: 'delete it and type an ordinary space',
    repaired: text.slice(0, before.length + 1).replace(oddCharacters, ' ') + text.slice(before.length + 1),
  };
};

/** Points below a line that has its value already: the line with the name of their field is missing. */
export const findNamelessList: FindSlip = (source, line) => {
  const text = lineText(source, line);
  if (!/^\s*-(\s|$)/.test(text)) return undefined;
  const { blocks, above, awaitsValue } = surroundingsOf(source, line);
  if (above === 0 || awaitsValue || blocks.some(({ kind }) => kind === 'list')) return undefined;
  return {
    line,
    column: indentOf(text) + 1,
    length: 1,
    rule: 'text/no-list',
    message: 'Here a list starts, but the line with the name of its field is missing above it.',
    fix: 'write the name of the field and a colon on a line of its own above it, such as `features:`',
  };
};

/** A field or an item that starts in a column in which nothing can start. */
export const findWrongIndent: FindSlip = (source, line) => {
  const text = lineText(source, line);
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
  const spaces = (count: number) => (count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`);
  return {
    line,
    column: 1,
    length: Math.max(1, indent),
    rule: 'text/indent',
    message: aboveHasValue
      ? `This line is indented by ${spaces(indent)}, but the line above it already has its value.`
      : `This line is indented by ${spaces(indent)}, which fits none of the blocks above it.`,
    fix: `put ${spaces(wanted)} before it, like the other lines of its block`,
    repaired: ' '.repeat(wanted) + text.trimStart(),
  };
};
