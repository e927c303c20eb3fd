import { sampleMark } from '../../../fields/new-kinds.ts';
import type { Finding } from '../../../finding.ts';
import { escapePointer } from '../../../read/index-events.ts';
import { findingIn, type Entry } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** Stand-ins that the company has still to replace. */
export const rule: Rule = ({ entries }) =>
  entries.filter(mayHoldSample).flatMap((entry) => [
    ...standInsOf(entry, '', entry.value),
    ...samplesIn(entry.value).map((pointer) =>
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
  ]);

/** What starts a text that `npm run new` wrote. */
const standIn = new RegExp(`^${sampleMark}\\s`);

/** Texts of a new file that nobody has replaced yet. */
function standInsOf(entry: Entry, pointer: string, value: unknown): Finding[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      standInsOf(entry, `${pointer}/${escapePointer(name)}`, inner),
    );
  }
  if (typeof value !== 'string' || !standIn.test(value)) return [];
  const message = `This text still is the stand-in of a new file; visitors would read "${value.slice(0, 40)}".`;
  const fix = 'write the real text in its place, or delete it where it may be missing';
  return [findingIn(entry, pointer, { rule: 'stand-in', message, fix, severity: 'warning' })];
}

/** Most files do not even hold the word; an escape, but that of a quote or a backslash, could stand for one of its letters. */
function mayHoldSample({ source: { text } }: Entry): boolean {
  if (text.includes('sample') || text.includes(sampleMark)) return true;
  return text.includes('\\') && /\\[^"\\]/.test(text);
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
