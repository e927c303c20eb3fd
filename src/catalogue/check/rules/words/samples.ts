import { escapePointer } from '../../../read/index-events.ts';
import { findingIn, type Entry } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** Entries and parts of them that say of themselves that they are samples, which the company has still to replace. */
export const rule: Rule = ({ entries }) =>
  entries.filter(mayHoldSample).flatMap((entry) =>
    samplesIn(entry.value).map((pointer) =>
      findingIn(
        entry,
        pointer,
        {
          rule: 'sample',
          message: 'This is still a sample.',
          fix: 'put the real text, link or id in its place and delete the line `sample: true`',
          severity: 'warning',
        },
        'name',
      ),
    ),
  );

/** Most files do not even hold the word; an escape, but that of a quote or a backslash, could stand for one of its letters. */
function mayHoldSample({ source: { text } }: Entry): boolean {
  return text.includes('sample') || (text.includes('\\') && /\\[^"\\]/.test(text));
}

/**
 * Pointers of all fields `sample: true` inside a value. Pointers are put together on the way back, since there are few.
 */
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
