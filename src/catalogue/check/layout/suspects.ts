import type { Finding } from '../../finding.ts';
import { nearest } from '../nearest.ts';
import { type LayoutEdit, type Reading, readLines, type Line } from './layout-edit.ts';
import { proposeEdits } from './propose-edits.ts';

/** Faulty lines that are looked at in a round. */
const maxFaulty = 4;

/** Rules that an indent, a hyphen or a colon in the wrong place can break. */
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
 * Whether an edit of the layout may put something right. A tab alone says what it is; with something beside it, it may
 * stand for more than two spaces.
 */
export function mayBeOfLayout(findings: readonly Finding[], fields: readonly string[]): boolean {
  const isTab = ({ rule }: Finding) => rule === 'text/tab';
  // Two versions of the same lines are no text that could be read as it was meant.
  if (findings.some(({ rule }) => rule === 'text/merge-mark')) return false;
  return (
    findings.some((finding) => !isTab(finding) && isSuspect(finding, fields)) ||
    (findings.some(isTab) && !findings.every(isTab))
  );
}

/** Whether a finding may come from the layout. `fields` are those of the entry. */
function isSuspect({ severity, rule, text, column }: Finding, fields: readonly string[]): boolean {
  if (severity !== 'error' || !rulesOfLayout.has(rule)) return false;
  // A name with a slip in it stands where it should.
  const name = /^[^:]*/.exec(text.slice(column - 1))?.[0] ?? '';
  return rule !== 'schema/unknown-field' || fields.includes(name) || nearest(name, fields) === undefined;
}

/** The edits of the lines at and around the first errors, the likeliest first. */
export function listEdits({ text, errors, entry }: Reading, fields: readonly string[]): LayoutEdit[] {
  const lines = readLines(text);
  const faulty = new Set(errors.filter((error) => isSuspect(error, fields)).map(({ line }) => line));
  const indexes = new Set<number>();
  for (const line of [...faulty].slice(0, maxFaulty)) {
    const at = lines.findLastIndex(({ number }) => number <= line);
    for (const index of [at, at - 1, at + 1, ...namedLinesAbove(lines, at)]) indexes.add(index);
  }
  const missing = new Set([
    ...fields.filter((name) => !entry.places.has(`/${name}`)),
    ...errors.flatMap(({ rule, message }) =>
      rule === 'schema/required' ? (/ field `(\w+)`/.exec(message)?.[1] ?? []) : [],
    ),
  ]);
  const stray = strayLines(lines, missing);
  for (const index of stray.slice(0, maxFaulty)) indexes.add(index);
  return [...indexes]
    .flatMap((index, order) =>
      proposeEdits(lines, index).map((edit) => ({ ...edit, cost: edit.cost + (order % 4) * 0.5 })),
    )
    .sort((a, b) => a.cost - b.cost);
}

/** The nearest lines above that are fields or points; between them there may be long texts. */
function namedLinesAbove(lines: readonly Line[], before: number): number[] {
  const indexes: number[] = [];
  for (let at = before - 1; at >= 0 && indexes.length < 2; at--) if (lines[at]?.kind !== 'text') indexes.push(at);
  return indexes;
}

/**
 * Lines of plain text at the very start of a line, which the reader notices only where their text ends, and those in a
 * text that start with a field that is missing.
 */
function strayLines(lines: readonly Line[], missing: ReadonlySet<string>): number[] {
  return lines.flatMap(({ indent, kind, text }, index) => {
    if (kind !== 'text') return [];
    const isStray = indent === 0 && !/^(---|\.\.\.|%)/.test(text);
    const name = /^\s*(\w+):(?:\s|$)/.exec(text)?.[1];
    return isStray || (name !== undefined && missing.has(name)) ? [index] : [];
  });
}
