import type { Finding } from '../../yaml/finding.ts';
import { namesIn, type Places } from '../../yaml/index-events.ts';
import { readValid } from '../../yaml/read-valid.ts';
import { makeSourceText, positionAt } from '../../yaml/source-text.ts';
import { startOf } from '../../yaml/edit/text-lines.ts';

/** Rules about a missing field that is optional in the schema, with that field. */
const fieldsOfRules: Readonly<Partial<Record<string, string>>> = { 'sheet/no-figures': 'specifications' };

/** The form's field for the name of the file; no kind of entry has a field of this name. */
export const fileField = 'file';

/** Groups findings by field: paths joined by slashes. '' is the entry itself. */
export function findingsByField(text: string, findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const source = makeSourceText('', text);
  const places: Places = readValid(source)?.places ?? new Map();
  const starts = [...places.entries()].slice(1).map(([pointer, place]) => ({
    path: namesIn(pointer),
    line: positionAt(source, startOf(text, place)).line,
    isScalar: place.raw !== undefined,
  }));
  return Map.groupBy(findings, (finding) => pathOf(starts, finding).join('/'));
}

/** Where a value starts. */
interface Start {
  path: readonly string[];
  line: number;
  isScalar: boolean;
}

/** The innermost field on the finding's line; for a missing field, the name in the message. */
function pathOf(starts: readonly Start[], { rule, message, line }: Finding): readonly string[] {
  const missed = fieldsOfRules[rule];
  if (missed !== undefined) return [missed];
  if (rule.startsWith('file/')) return [fileField];
  const above = Math.max(...starts.map((start) => start.line).filter((start) => start <= line));
  const here = starts.filter((start) => start.line === above);
  const scalars = here.filter(({ isScalar }) => isScalar);
  // Several values on one line are a list or block in brackets.
  const { path = [] } = (scalars.length > 1 ? here[0] : (scalars[0] ?? here.at(-1))) ?? {};
  if (rule !== 'schema/required') return path;
  const [, missing] = /the field `([^`]+)`/.exec(message) ?? [];
  // A missing top-level field is reported on the file's first line.
  const owner = line === starts[0]?.line ? [] : path.slice(0, depthOf(path));
  return missing === undefined ? path : [...owner, missing];
}

/** Depth up to the last list item: a field missing inside it is reported at the item's first field. */
function depthOf(path: readonly string[]): number {
  const item = path.findLastIndex((name) => /^\d+$/.test(name));
  return item >= 0 ? item + 1 : path.length;
}
