import path from 'node:path';
import type { Finding } from '../../src/catalogue/finding.ts';

/** Longest part of a line that is shown. */
const maxWidth = 100;

type Paint = (text: string) => string;

/** ANSI colours (ECMA-48); texts stay unchanged without a terminal. */
export function paints(inColour: boolean): Record<'error' | 'warning' | 'good' | 'muted' | 'strong', Paint> {
  const paint =
    (code: number): Paint =>
    (text) =>
      inColour ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { error: paint(31), warning: paint(33), good: paint(32), muted: paint(2), strong: paint(1) };
}

/** Makes tabs and unusual spaces visible, one column each. */
export function showInvisible(text: string): string {
  return text.replace(/\t/g, '→').replace(/[\u00a0\u2000-\u200d\u202f\u3000]/g, '·');
}

/** Formats a finding: position, sentence, the line with carets, the fix. `folder` is prepended to the file. */
export function formatFinding(finding: Finding, folder: string, inColour = false): string {
  const paint = paints(inColour);
  const { severity, line, column, endColumn, message, fix } = finding;
  const file = path.posix.join(folder.split(path.sep).join('/'), finding.file);
  const head = `${paint.strong(`${file}:${line}:${column}`)}  ${paint[severity](severity)}: ${message}`;
  const from = Math.max(0, column - 60);
  const shown = showInvisible(finding.text.slice(from, from + maxWidth));
  const number = String(line);
  const width = Math.max(1, Math.min(endColumn - column, maxWidth));
  const carets = `${' '.repeat(column - 1 - from)}${paint[severity]('^'.repeat(width))}`;
  const frame = finding.text
    ? [paint.muted(`  ${number} | ${shown}`), `${paint.muted(`  ${' '.repeat(number.length)} | `)}${carets}`]
    : [];
  return [head, ...frame, ...(fix ? [`  fix: ${fix}`] : [])].join('\n');
}

/** Counts the findings: `2 errors, 1 warning`. */
export function countFindings(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity']) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  return `${count('error')}, ${count('warning')}`;
}

/** Formats warnings, then errors, then their counts. `folder` is prepended to the files. */
export function listFindings(findings: readonly Finding[], folder: string, inColour = false): string {
  const parts = (['warning', 'error'] as const).flatMap((severity) => {
    const some = findings.filter((finding) => finding.severity === severity);
    if (some.length === 0) return [];
    const title = severity === 'error' ? 'Errors' : 'Warnings';
    return [title, ...some.map((finding) => formatFinding(finding, folder, inColour))];
  });
  return [...parts, countFindings(findings)].join('\n\n');
}

/** Whether the output is a terminal with colours (https://no-color.org). */
export function showsColours(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}

/** Prints warnings, then errors, then their counts. Uses colours on a terminal only. */
export function printFindings(findings: readonly Finding[], dataDir: string): void {
  console.log(listFindings(findings, path.relative(process.cwd(), dataDir) || '.', showsColours()));
}
