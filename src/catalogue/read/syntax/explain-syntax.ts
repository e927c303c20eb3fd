import { lineText, type SourceText } from '../source-text.ts';
import { findInlineList, findMissingColon, findMissingComma, findMissingSpace, findUnquotedColon } from './colons.ts';
import { findReservedStart, findTextAfterQuote, findUnclosedBracket, findUnclosedQuote } from './quotes.ts';
import { indentOf, type FindSlip, type Slip } from './slip.ts';
import { findOddSpace, findTab, findUnevenIndent, findWrongIndent } from './spaces.ts';

const inLine: FindSlip[] = [
  findTab,
  findOddSpace,
  findReservedStart,
  findInlineList,
  findTextAfterQuote,
  findUnclosedQuote,
  findUnclosedBracket,
  findUnquotedColon,
];

/**
 * Says in plain words what is wrong where the parser gave up, and how the line should read.
 * The parser often notices a line or two late, and an unclosed quote much later: the lines above are looked at too.
 */
export function explainSyntax(source: SourceText, line: number, reason: string): Slip {
  const inBrackets = source.file.endsWith('.json');
  if (inBrackets) return firstSlip(source, [line], [findMissingComma]) ?? unknownSlip(source, line, reason);
  return (
    firstSlip(source, [line, line - 1, line - 2], inLine) ??
    (/quoted|flow|end of the stream/.test(reason)
      ? firstSlip(source, countDown(line - 3), [findUnclosedQuote, findUnclosedBracket])
      : undefined) ??
    firstSlip(source, [line - 1, line], [findMissingSpace]) ??
    firstSlip(source, [line], [findWrongIndent]) ??
    firstSlip(source, [line - 1, line], [findMissingColon]) ??
    firstSlip(source, [line], [findUnevenIndent]) ??
    unknownSlip(source, line, reason)
  );
}

function firstSlip(source: SourceText, lines: number[], finders: FindSlip[]): Slip | undefined {
  for (const line of lines) {
    const text = line > 0 ? lineText(source, line) : '';
    if (!text.trim() || /^\s*#/.test(text)) continue;
    for (const find of finders) {
      const slip = find(source, line);
      if (slip && slip.repaired !== text) return slip;
    }
  }
  return undefined;
}

function countDown(from: number): number[] {
  return Array.from({ length: Math.max(0, from) }, (_, index) => from - index);
}

function unknownSlip(source: SourceText, line: number, reason: string): Slip {
  const text = lineText(source, line);
  return {
    line,
    column: indentOf(text) + 1,
    length: Math.max(1, text.trim().length),
    rule: 'text/syntax',
    message: `This line does not fit the lines above it (the YAML reader says: ${reason}).`,
    fix: source.file.endsWith('.json')
      ? 'check the quotes, commas and brackets of this line and the one above'
      : 'check that the fields of one block start in the same column',
    repaired: '',
  };
}
