import { lineText, type SourceText } from '../source-text.ts';
import { unknownSlip, type FindSlip, type Slip } from './slip.ts';

/** Says what is wrong in a JSON file where the parser gave up. */
export function explainJson(source: SourceText, line: number, reason: string): Slip {
  for (const at of [line, line - 1]) {
    const slip = findOddQuote(source, at);
    if (slip) return slip;
  }
  return findMissingComma(source, line) ?? unknownSlip(source, line, reason);
}

/** A line whose quotes do not come in pairs. */
const findOddQuote: FindSlip = (source, line) => {
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
    message: 'The quotes " of this line do not come in pairs.',
    fix: `write \`${repaired.trim()}\``,
    repaired,
  };
};

/** Two fields without the comma between them; it is missing at the end of the line above. */
const findMissingComma: FindSlip = (source, line) => {
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
