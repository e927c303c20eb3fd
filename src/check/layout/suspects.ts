import type { Finding } from '../../yaml/finding.ts';
import { nearest } from '../../text/nearest.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { readLines, type Line } from '../../yaml/syntax/read-lines.ts';
import type { SourceText } from '../../yaml/source-text.ts';
import type { CheckedEntry } from '../check-entry.ts';
import { proposeEdits, type LayoutEdit } from './propose-edits.ts';

/** A possibly repaired text and all errors found in it. */
export interface LayoutReading extends CheckedEntry {
  text: SourceText;
  errors: Finding[];
}

/** Invalid lines examined per round. */
const maxInvalid = 4;

/** Rules that wrong indentation, or a misplaced hyphen or colon, can break. */
const rulesOfLayout: ReadonlySet<string> = new Set([
  'text/syntax',
  'text/no-colon',
  'text/indent',
  'text/tab',
  'text/duplicate-name',
  'text/inline-list',
  'text/no-list',
  'text/swallowed-field',
  'schema/unknown-field',
  'schema/type',
  'schema/required',
]);

/**
 * Whether a layout edit may help. A tab as the only finding has its own fix; with others, it may stand for more than
 * two spaces.
 */
export function mayBeOfLayout(findings: readonly Finding[], fields: readonly string[]): boolean {
  const isTab = ({ rule }: Finding) => rule === 'text/tab';
  // A text with both versions of a merge conflict cannot be repaired.
  if (findings.some(({ rule }) => rule === 'text/merge-mark')) return false;
  return (
    findings.some((finding) => !isTab(finding) && isSuspect(finding, fields)) ||
    (findings.some(isTab) && !findings.every(isTab))
  );
}

/** Whether the layout may cause a finding. `fields` are those of the entry's kind. */
function isSuspect({ severity, rule, text, column }: Finding, fields: readonly string[]): boolean {
  if (severity !== 'error' || !rulesOfLayout.has(rule)) return false;
  // A misspelt name is in the right place.
  const name = /^[^:]*/.exec(text.slice(column - 1))?.[0] ?? '';
  return rule !== 'schema/unknown-field' || fields.includes(name) || nearest(name, fields) === undefined;
}

/** The edits of the lines at and around the first errors, likeliest first. */
export function listEdits({ text, errors, entry }: LayoutReading, fields: readonly string[]): LayoutEdit[] {
  const lines = readLines(text);
  const invalid = new Set(errors.filter((error) => isSuspect(error, fields)).map(({ line }) => line));
  const indexes = new Set<number>();
  for (const line of [...invalid].slice(0, maxInvalid)) {
    const at = lines.findLastIndex(({ number }) => number <= line);
    for (const index of [at, at - 1, at + 1, ...namedLinesAbove(lines, at)]) indexes.add(index);
  }
  const missing = new Set([
    ...fields.filter((name) => !entry.places.has(`/${name}`)),
    ...errors.flatMap(({ rule, pointer = '' }) => (rule === 'schema/required' ? namesIn(pointer).slice(-1) : [])),
  ]);
  const stray = strayLines(lines, missing);
  for (const index of stray.slice(0, maxInvalid)) indexes.add(index);
  return [...indexes]
    .flatMap((index, order) =>
      proposeEdits(lines, index).map((edit) => ({ ...edit, cost: edit.cost + (order % 4) * 0.5 })),
    )
    .sort((a, b) => a.cost - b.cost);
}

/** The two nearest fields or list entries above; long texts may lie between. */
function namedLinesAbove(lines: readonly Line[], before: number): number[] {
  const indexes: number[] = [];
  for (let at = before - 1; at >= 0 && indexes.length < 2; at--) if (lines[at]?.kind !== 'text') indexes.push(at);
  return indexes;
}

/**
 * Unindented lines of plain text, which the parser reports only at the end of their text, and text lines that start
 * with the name of a missing field.
 */
function strayLines(lines: readonly Line[], missing: ReadonlySet<string>): number[] {
  return lines.flatMap(({ indent, kind, text }, index) => {
    if (kind !== 'text') return [];
    const isStray = indent === 0 && !/^(---|\.\.\.|%)/.test(text);
    const name = /^\s*(\w+):(?:\s|$)/.exec(text)?.[1];
    return isStray || (name !== undefined && missing.has(name)) ? [index] : [];
  });
}
