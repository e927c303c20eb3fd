import { lineText, type SourceText } from '../source-text.ts';
import { findBullet, findLoneSign, findReservedStart, findTextBehindMark } from './signs.ts';
import {
  findColonInContinuation,
  findInlineList,
  findMissingColon,
  findMissingSpace,
  findUnquotedColon,
} from './colons.ts';
import {
  findBackslash,
  findOpenedAbove,
  findTextAfterBracket,
  findTextAfterQuote,
  findUnclosedBracket,
  findUnclosedQuote,
} from './quotes.ts';
import { unknownMistake, type FindMistake, type Mistake } from './mistake.ts';
import { findNamelessList, findTab } from './spaces.ts';

const inLine: FindMistake[] = [
  findTab,
  findBullet,
  findLoneSign,
  findTextBehindMark,
  findReservedStart,
  findInlineList,
  findBackslash,
  findTextAfterQuote,
  findTextAfterBracket,
  findUnclosedQuote,
  findUnclosedBracket,
  findUnquotedColon,
];

/**
 * Explains a syntax error and how the line should read. The parser often reports it a line or two late, so the lines
 * above are checked too.
 */
export function explainSyntax(source: SourceText, line: number, reason: string): Mistake {
  if (source.file.toLowerCase().endsWith('.json')) return unknownMistake(source, line, reason);
  return (
    findOpenedAbove(source, line) ??
    firstMistake(source, [line, line - 1, line - 2], inLine) ??
    firstMistake(source, [line - 1, line], [findMissingSpace]) ??
    firstMistake(source, [line], [findColonInContinuation, findNamelessList]) ??
    firstMistake(source, [line - 1, line], [findMissingColon]) ??
    unknownMistake(source, line, reason)
  );
}

function firstMistake(source: SourceText, lines: number[], finders: FindMistake[]): Mistake | undefined {
  for (const line of lines) {
    const text = line > 0 ? lineText(source, line) : '';
    if (!text.trim() || /^\s*#/.test(text)) continue;
    for (const find of finders) {
      const mistake = find(text, source, line);
      if (mistake && mistake.repaired !== text) return { ...mistake, line };
    }
  }
  return undefined;
}
