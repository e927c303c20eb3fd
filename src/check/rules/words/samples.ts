import type { Finding } from '../../../yaml/finding.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { findingIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule } from '../../rule.ts';

/** Entries and parts marked as samples, which the company still has to replace. */
export const rule: Rule = { names: ['sample'], looksAt: 'every entry', checkEntry };

function checkEntry(entry: Entry): Finding[] {
  return [
    ...samplesIn(entry.value).map((pointer) => findingIn(entry, pointer, marked, 'name')),
    ...(textAt(entry, '/asOf') === undefined ? [] : [findingIn(entry, '/asOf', fixedDay, 'name')]),
  ];
}

const marked = {
  rule: 'sample',
  message: 'This is still a sample.',
  fix: 'replace it with the real text, link or id, and delete the line `sample: true`',
  severity: 'warning',
} as const;

const fixedDay = {
  ...marked,
  message: 'The fairs are shown as of a fixed day.',
  fix: "delete this line, so that today's date decides which fairs are upcoming",
} as const;

/** JSON pointers of all `sample: true` fields. */
function samplesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'sample' && inner === true
      ? ['/sample']
      : samplesIn(inner).map((pointer) => `/${escapePointer(name)}${pointer}`),
  );
}
