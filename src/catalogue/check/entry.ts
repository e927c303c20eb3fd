import type { Finding } from '../finding.ts';
import type { KindId } from '../kinds.ts';
import type { MediaFile } from '../pictures.ts';
import type { Places } from '../read/index-events.ts';
import { findingAt, type SourceText, type Words } from '../read/source-text.ts';

/** An entry on its way through the checks. `value` is undefined when the file could not be read, `valid` when it fits its schema. */
export interface Entry {
  kind: KindId;
  id: string;
  file: string;
  source: SourceText;
  places: Places;
  value: unknown;
  valid: boolean;
}

/** What a rule looks at: all entries at once, the names of the media files, and the day of the check (2025-10-14). */
export interface RuleInput {
  entries: readonly Entry[];
  media: readonly MediaFile[];
  today: string;
}

/** A rule looks at the whole catalogue and returns what it finds. It trusts no value to fit its schema. */
export type Rule = (input: RuleInput) => Finding[];

/** The value at a JSON pointer, or undefined. */
export function valueAt(entry: Entry, pointer: string): unknown {
  let value = entry.value;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}

/** The text at a JSON pointer, or undefined when there is none or it is no text. */
export function textAt(entry: Entry, pointer: string): string | undefined {
  const value = valueAt(entry, pointer);
  return typeof value === 'string' ? value : undefined;
}

/** The items of a list at a JSON pointer, each with its own pointer. */
export function itemsAt(entry: Entry, pointer: string): { pointer: string; value: unknown }[] {
  const value = valueAt(entry, pointer);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ pointer: `${pointer}/${index}`, value: item }))
    : [];
}

/** A finding at a value, or at the name of its field; at the nearest block around it when it is missing. */
export function findingIn(entry: Entry, pointer: string, words: Words, at: 'value' | 'name' = 'value'): Finding {
  let near = pointer;
  while (near && !entry.places.has(near)) near = near.slice(0, near.lastIndexOf('/'));
  const place = entry.places.get(near);
  const span = at === 'name' ? (place?.key ?? place?.value) : place?.value;
  return findingAt(entry.source, span ?? { start: 0, end: 1 }, words);
}

/** The entries of one kind. */
export function entriesOf(input: RuleInput, kind: KindId): Entry[] {
  return input.entries.filter((entry) => entry.kind === kind);
}
