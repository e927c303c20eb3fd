import path from 'node:path';
import type { Finding } from '../../src/yaml/finding.ts';

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
export function formatFinding(finding: Finding, folder: string, { inColour = false } = {}): string {
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

/** `1 machine`, `2 machines`. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Counts the findings: `2 errors, 1 warning`. */
export function countFindings(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity']) =>
    counted(findings.filter((finding) => finding.severity === severity).length, severity);
  return `${count('error')}, ${count('warning')}`;
}

/** Warnings about what is not shown or not found. All others are about what visitors would read wrong. */
const aboutMissing =
  /^(?:media\/|category\/no-|sheet\/no-|reference\/|key-figures\/|facets\/|hero\/|description\/long|office\/flag)/;

/** What a finding is about, most harmful first: errors, wrong statements, missing ones, samples of this catalogue. */
const concerns = ['error', 'wrong', 'missing', 'sample'] as const;
type Concern = (typeof concerns)[number];

function concernOf({ severity, rule }: Finding): Concern {
  if (severity === 'error') return 'error';
  return rule === 'sample' ? 'sample' : aboutMissing.test(rule) ? 'missing' : 'wrong';
}

/** A finding's place among the others; the most harmful are 0. */
export const weightOf = (finding: Finding): number => concerns.indexOf(concernOf(finding));

const titles: Record<Concern, string> = {
  error: 'Errors',
  wrong: 'Warnings: visitors would read something wrong',
  missing: 'Warnings: visitors would miss something',
  sample: 'Samples',
};

/** Formats warnings by what they are about, then errors, then their counts. `folder` is prepended to the files. */
export function listFindings(findings: readonly Finding[], folder: string, { inColour = false } = {}): string {
  const byConcern = Map.groupBy(findings, concernOf);
  const parts = (['wrong', 'missing', 'sample', 'error'] as const).flatMap((concern) => {
    const some = byConcern.get(concern) ?? [];
    if (some.length === 0) return [];
    if (concern === 'sample') return [titles.sample, gatherSamples(some, folder)];
    return [titles[concern], ...some.map((finding) => formatFinding(finding, folder, { inColour }))];
  });
  return [...parts, countFindings(findings)].join('\n\n');
}

/** Samples stay until the company sends real data, so they take one line. */
function gatherSamples(samples: readonly Finding[], folder: string): string {
  const places = [...Map.groupBy(samples, ({ file }) => file)].map(
    ([file, some]) =>
      `${path.posix.join(folder.split(path.sep).join('/'), file)}:${some.map(({ line }) => line).join(',')}`,
  );
  return `${samples.length} ${samples.length === 1 ? 'line marks a sample' : 'lines mark samples'} to be replaced: ${places.join(' ')}`;
}

/** Whether the output is a terminal with colours (https://no-color.org). */
export function showsColours(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}

/** Prints warnings, then errors, then their counts. Uses colours on a terminal only. */
export function printFindings(findings: readonly Finding[], dataDir: string): void {
  console.log(listFindings(findings, path.relative(process.cwd(), dataDir) || '.', { inColour: showsColours() }));
}
