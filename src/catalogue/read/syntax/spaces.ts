import { findOddCharacter, oddCharacters, showOddCharacters } from '../odd-characters.ts';
import { lineText } from '../source-text.ts';
import { indentOf, type FindSlip } from './slip.ts';

/** A tab at the start of the line. */
export const findTab: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const start = /^ *\t[ \t]*/.exec(text)?.[0];
  if (start === undefined) return undefined;
  return {
    line,
    column: 1,
    length: start.length,
    rule: 'text/tab',
    message: 'This line is indented with a tab character; YAML only accepts spaces.',
    fix: 'replace each tab by two spaces',
    repaired: start.replaceAll('\t', '  ') + text.slice(start.length),
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
    message: `This line contains an invisible character (${showOddCharacters(odd)}) that looks like a space.`,
    fix: 'delete it and type an ordinary space',
    repaired: text.slice(0, before.length + 1).replace(oddCharacters, ' ') + text.slice(before.length + 1),
  };
};

/** A line that stands deeper than the one above, though that one has its value already. */
export const findWrongIndent: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const above = lineText(source, line - 1);
  const indent = indentOf(text);
  const wanted = indentOf(above);
  if (indent <= wanted || !/:\s+\S/.test(above)) return undefined;
  return {
    line,
    column: 1,
    length: indent,
    rule: 'text/indent',
    message: `This line is indented by ${indent} spaces, but the field above it already has a value.`,
    fix: `use ${wanted} spaces, like the line above`,
    repaired: ' '.repeat(wanted) + text.trimStart(),
  };
};

/** A line that stands between two levels: deeper than the block above, less deep than what is in it. */
export const findUnevenIndent: FindSlip = (source, line) => {
  const text = lineText(source, line);
  const indent = indentOf(text);
  for (let at = line - 1; at >= 1; at--) {
    const above = lineText(source, at);
    if (!above.trim() || above.trim().startsWith('#')) continue;
    const wanted = indentOf(above);
    if (wanted === indent || !/^\s*(- |[\w"'-][^:]*:(\s|$))/.test(above)) return undefined;
    if (!/^\s*(- |[\w"'-][^:]*:(\s|$))/.test(text)) return undefined;
    return {
      line,
      column: 1,
      length: Math.max(1, indent),
      rule: 'text/indent',
      message: `This line is indented by ${indent} spaces, which fits neither the line above (${wanted}) nor the block around it.`,
      fix: `use ${wanted} spaces, like the line above`,
      repaired: ' '.repeat(wanted) + text.trimStart(),
    };
  }
  return undefined;
};
