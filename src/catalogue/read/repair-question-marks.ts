import { lineText, repairSource, type SourceText, type Span, type Words } from './source-text.ts';

/** A question mark with a space behind it, at the start of a value: for YAML what follows is a name. A list as a name has a finding of its own. */
const form = /^(\s*(?:- +)*)\?\s+([^\s[{].*)$/;

/** Reports texts that start with a question mark, and puts them in quotes in memory. */
export function repairQuestionMarks(original: SourceText, report: (span: Span, words: Words) => void): SourceText {
  if (!/^\s*(?:- +)*\?\s/m.test(original.text)) return original;
  const lines = original.starts.map((start, index) => {
    const end = original.starts[index + 1] ?? original.text.length;
    const line = original.text.slice(start, end);
    const [, head = '', text = ''] = form.exec(line.replace(/\r?\n$/, '')) ?? [];
    if (text === '' || isInText(original, index + 1, head.length)) return line;
    const at = start + head.length;
    const isPoint = head.includes('-');
    report(
      { start: at, end: at + 1 },
      {
        rule: 'text/reserved-start',
        message: 'A text cannot start with `? `: for YAML that is a sign of its own.',
        fix: isPoint
          ? `write \`${head.trimStart()}${text}\`, or put it in quotes: \`"? ${text}"\``
          : `write \`${text}\``,
      },
    );
    return `${head}${isPoint ? text : `${text}${text.includes(':') ? '' : ':'}`}${line.slice(line.trimEnd().length)}`;
  });
  return repairSource(original, lines.join(''));
}

/** Whether a line belongs to a text that goes on over several lines (`>-`), which may hold anything. */
function isInText(source: SourceText, line: number, indent: number): boolean {
  for (let above = line - 1; above > 0; above--) {
    const text = lineText(source, above);
    if (text.trim() === '' || text.length - text.trimStart().length >= indent) continue;
    return /[>|][+-]?\d?\s*$/.test(text);
  }
  return false;
}
