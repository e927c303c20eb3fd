import { lineText, type SourceText } from '../source-text.ts';
import {
  findBullet,
  findMissingDashSpace,
  findCommaBehindQuote,
  findLoneSign,
  findReservedStart,
  findTextBehindMark,
} from './signs.ts';
import {
  findColonInContinuation,
  findInlineList,
  findMissingColon,
  findMissingSpace,
  findOddColon,
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
import { findNamelessList, findOddSpace, findTab, findWrongIndent } from './spaces.ts';

const inLine: FindMistake[] = [
  findTab,
  findOddSpace,
  findOddColon,
  findBullet,
  findLoneSign,
  findTextBehindMark,
  findReservedStart,
  findInlineList,
  findBackslash,
  findTextAfterQuote,
  findCommaBehindQuote,
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
  if (source.file.toLowerCase().endsWith('.json')) return explainJson(source, line, reason);
  return (
    findOpenedAbove(source, line) ??
    firstMistake(source, [line, line - 1, line - 2], inLine) ??
    firstMistake(source, [line - 1, line], [findMissingSpace, findMissingDashSpace]) ??
    firstMistake(source, [line], [findColonInContinuation, findWrongIndent, findNamelessList]) ??
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

/** Explains a syntax error in a JSON file. */
function explainJson(source: SourceText, line: number, reason: string): Mistake {
  return (
    firstMistake(source, [line, line - 1], [findOddQuote]) ??
    firstMistake(source, [line - 1], [findMissingComma]) ??
    unknownMistake(source, line, reason)
  );
}

/** A line with an odd number of quotes. */
const findOddQuote: FindMistake = (text) => {
  const quotes = text.replace(/\\./g, '  ').match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0) return undefined;
  const start = text.lastIndexOf('"');
  const end = text.trimEnd();
  const repaired = end.endsWith(',') ? `${end.slice(0, -1)}",` : `${end}"`;
  return {
    at: start,
    length: Math.max(1, end.length - start),
    rule: 'text/unclosed-quote',
    message: 'The quotes (") in this line are not in pairs.',
    fix: `write \`${repaired.trim()}\``,
    repaired,
  };
};

/** A line without a comma at its end. */
const findMissingComma: FindMistake = (text) => {
  if (!/[\w"\]}]\s*$/.test(text)) return undefined;
  const repaired = `${text.trimEnd()},`;
  return {
    at: repaired.length - 2,
    rule: 'text/missing-comma',
    message: 'There must be a comma between two fields or entries.',
    fix: `write \`${repaired.trim()}\``,
    repaired,
  };
};
