import type { Span, FindingText } from './source-text.ts';
import { alwaysQuoted } from './syntax/mistake.ts';

/** An unquoted value. */
interface PlainValue {
  span: Span;
  /** The field name; undefined for a list entry. */
  name: string | undefined;
  /** Where the field name ends, if the value is empty. */
  nameEnd: number | undefined;
}

/**
 * Reports unquoted text that YAML accepts but reads differently than intended: a `#` that starts a comment, and lines
 * that look like list entries or fields but continue the text above.
 */
export function checkPlainLines(
  text: string,
  value: PlainValue,
  report: (span: Span, words: FindingText) => void,
): void {
  checkComment(text, value, report);
  const { start, end } = value.span;
  const startsLine = startsItsLine(text, start);
  const firstEnd = text.indexOf('\n', start);
  if (!startsLine && (firstEnd < 0 || firstEnd >= end)) return;
  let lineStart = start;
  for (const line of text.slice(start, end).split('\n')) {
    const indent = line.length - line.trimStart().length;
    const mistake = startsLine || lineStart > start ? checkLine(line.trim(), lineStart > start) : undefined;
    const at = lineStart + indent;
    const isDash = mistake?.rule === 'text/space-after-dash';
    const edit = isDash ? { start: at, end: at + 1, text: '- ' } : undefined;
    if (mistake) report({ start: at, end: at + 1 }, { ...mistake, edit });
    lineStart += line.length + 1;
  }
}

function startsItsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text.charCodeAt(at) === 32) at--;
  return at < 0 || /[\r\n]/.test(text.charAt(at));
}

/** Checks a line of a value that does not start on the line of its field name. */
function checkLine(line: string, isContinuation: boolean): FindingText | undefined {
  if (/^-\p{L}/u.test(line)) {
    return {
      rule: 'text/space-after-dash',
      message: 'There must be a space after the hyphen of a point.',
      fix: `write \`- ${line.slice(1)}\``,
    };
  }
  if (!isContinuation || !/^- \S/.test(line)) return undefined;
  return {
    rule: 'text/indent',
    message: 'This point is indented deeper than the one above it, so YAML joins it to that one.',
    fix: `put it in the same column as the other points: \`${line}\``,
  };
}

/** ` #` starts a comment. `# ` is taken as intended, but `Type #30` would lose its number. */
function checkComment(
  text: string,
  { span, name, nameEnd }: PlainValue,
  report: (span: Span, words: FindingText) => void,
) {
  const from = nameEnd ?? span.end;
  if (!text.startsWith(' ', from) && !text.startsWith(':', from) && !text.startsWith('\t', from)) return;
  const rest = text.slice(from, lineEnd(text, from));
  const match = (nameEnd === undefined ? /^[ \t]+#(?=[^\s#!])/ : /^\s*:[ \t]+#(?=[^\s#!])/).exec(rest);
  if (!match) return;
  const at = from + match[0].length - 1;
  const kept = nameEnd === undefined ? text.slice(span.start, span.end) : '';
  const end = lineEnd(text, at);
  const start = kept ? span.start : at;
  const whole = alwaysQuoted(text.slice(start, end).trimEnd());
  report(
    { start: at, end },
    {
      edit: { start, end, text: whole },
      rule: 'text/comment',
      message: 'A space and `#` start a comment: the rest of the line is lost.',
      fix: kept.includes('\n')
        ? 'put the whole text in quotes; if it is a comment, write a space after the #'
        : `put the text in quotes: \`${name === undefined ? '- ' : `${name}: `}${whole}\`; if it is a comment, write a space after the #`,
    },
  );
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from, from + 2000).search(/[\r\n]/);
  return end < 0 ? Math.min(text.length, from + 2000) : from + end;
}
