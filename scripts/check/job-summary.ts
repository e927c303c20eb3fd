import type { Finding } from '../../src/yaml/finding.ts';
import { fixedLine } from '../../src/check/autofix.ts';
import { countFindings } from '../lib/print-findings.ts';
import { codeBlock, inCode } from '../../src/features/report/markdown-text.ts';
import type { CheckResult } from './formats.ts';

/** GitHub refuses a summary of more than 1 MiB. */
const maxLength = 900_000;

/** All findings as Markdown for a job summary: grouped by file, each with its line and the replacement to paste. */
export function formatJobSummary({ findings }: CheckResult): string {
  const parts = [`## Check of the data: ${countFindings(findings)}`];
  if (findings.length === 0) parts.push('Nothing to fix.');
  let length = 0;
  let shown = 0;
  for (const severity of ['error', 'warning'] as const) {
    const some = findings.filter((finding) => finding.severity === severity);
    if (some.length > 0) parts.push(severity === 'error' ? '### Errors' : '### Warnings');
    for (const finding of some) {
      const part = section(finding);
      length += Buffer.byteLength(part) + 2;
      if (length > maxLength) {
        return `${[...parts, `… and ${findings.length - shown} more: run \`npm run check\`.`].join('\n\n')}\n`;
      }
      parts.push(part);
      shown++;
    }
  }
  return `${parts.join('\n\n')}\n`;
}

function section(finding: Finding): string {
  const { file, line, column, endColumn, message, fix, text } = finding;
  const carets = `${' '.repeat(column - 1)}${'^'.repeat(Math.max(1, endColumn - column))}`;
  const paste = fixedLine(finding);
  return [
    `**${inCode(`${file}:${line}:${column}`)}** ${markdown(message)}`,
    ...(text ? [codeBlock([text.replaceAll('\t', ' '), carets], 'text')] : []),
    ...(fix ? [formatFix(fix)] : []),
    ...(paste === undefined ? [] : [`The whole line, ready to paste:\n\n${codeBlock([paste], 'yaml')}`]),
  ].join('\n\n');
}

/** The instruction, with the lines to paste as a code block below it. */
function formatFix(fix: string): string {
  const [sentence = '', ...lines] = fix.split('\n');
  const words = `Fix: ${markdown(sentence)}`;
  return lines.length === 0 ? words : `${words}\n\n${codeBlock(lines, 'yaml')}`;
}

/** Escapes a finding's sentence for Markdown and HTML; `code` stays code. */
function markdown(sentence: string): string {
  return sentence
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_[\]<>#|&~`]/g, '\\$&')))
    .join('')
    .replace(/\r?\n/g, ' ');
}
