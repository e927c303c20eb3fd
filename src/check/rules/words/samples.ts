import type { Finding } from '../../../yaml/finding.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { findingIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule } from '../../rule.ts';

/** Entries and parts marked as samples, which the company still has to replace. */
export const rule: Rule = { names: ['sample'], looksAt: 'every entry', checkEntry };

function checkEntry(entry: Entry): Finding[] {
  const samples = mayHoldSample(entry) ? samplesIn(entry.value) : [];
  return [
    ...samples.map((pointer) => findingIn(entry, pointer, marked, 'name')),
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

/** Quick test before the parsed value: an escape other than a quote or backslash may stand for a letter of the word. */
function mayHoldSample({ source: { text } }: Entry): boolean {
  return text.includes('sample') || (text.includes('\\') && /\\[^"\\]/.test(text));
}

/** JSON pointers of all `sample: true` fields. Built on the way back, since matches are rare. */
function samplesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (inner === true && name === 'sample') found.push('/sample');
    if (typeof inner !== 'object') continue;
    for (const pointer of samplesIn(inner)) found.push(`/${escapePointer(name)}${pointer}`);
  }
  return found;
}
