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
      const mistake = find(source, line);
      if (mistake && mistake.repaired !== text) return mistake;
    }
  }
  return undefined;
}

/** Explains a syntax error in a JSON file. */
function explainJson(source: SourceText, line: number, reason: string): Mistake {
  for (const at of [line, line - 1]) {
    const mistake = findOddQuote(source, at);
    if (mistake) return mistake;
  }
  return findMissingComma(source, line) ?? unknownMistake(source, line, reason);
}

/** A line with an odd number of quotes. */
const findOddQuote: FindMistake = (source, line) => {
  const text = lineText(source, line);
  const quotes = text.replace(/\\./g, '  ').match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0) return undefined;
  const start = text.lastIndexOf('"');
  const end = text.trimEnd();
  const repaired = end.endsWith(',') ? `${end.slice(0, -1)}",` : `${end}"`;
  return {
    line,
    column: start + 1,
    length: Math.max(1, text.trimEnd().length - start),
    rule: 'text/unclosed-quote',
    message: 'The quotes (") in this line are not in pairs.',
    fix: `write \`${repaired.trim()}\``,
    repaired,
  };
};

/** A missing comma at the end of the line above. */
const findMissingComma: FindMistake = (source, line) => {
  const above = lineText(source, line - 1);
  if (!/[\w"\]}]\s*$/.test(above)) return undefined;
  const repaired = `${above.trimEnd()},`;
  return {
    line: line - 1,
    column: above.trimEnd().length,
    length: 1,
    rule: 'text/missing-comma',
    message: 'There must be a comma between two fields or entries.',
    fix: `write \`${repaired.trim()}\``,
    repaired,
  };
};
