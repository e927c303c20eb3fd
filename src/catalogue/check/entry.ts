import type { Finding } from '../finding.ts';
import type { KindId } from '../kinds.ts';
import type { MediaFile } from '../media/pictures.ts';
import type { Places } from '../read/index-events.ts';
import { findingAt, type SourceText, type Words } from '../read/source-text.ts';

/**
 * An entry on its way through the checks. `value` is undefined when the file could not be read, `valid` when it fits
 * its schema, `sound` when there is no error in the file by itself: only then what it lacks was meant to be lacking.
 */
export interface Entry {
  kind: KindId;
  id: string;
  file: string;
  source: SourceText;
  places: Places;
  readonly value: unknown;
  valid: boolean;
  sound: boolean;
}

/** What a rule looks at: all entries at once, the names of the media files, and the day of the check (2025-10-14). */
export interface RuleInput {
  entries: readonly Entry[];
  media: readonly MediaFile[];
  today: string;
}

/** A rule looks at the whole catalogue and returns what it finds. It trusts no value to fit its schema. */
export type Rule = (input: RuleInput) => Finding[];

/** Whether the file could be read. */
export function isRead(entry: Entry): boolean {
  return entry.valid || entry.value !== undefined;
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(entry: Entry, pointer: string): unknown {
  let { value } = entry;
  for (const part of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

const parts = new Map<string, readonly string[]>();
/** The rules' own pointers are some dozens; those with a number or a name of a row in them are without end. */
const maxRemembered = 200;

/** The parts of a pointer: rules ask for the same ones of every entry. */
function partsOf(pointer: string): readonly string[] {
  const known = parts.get(pointer);
  if (known) return known;
  const made = pointer.split('/').slice(1).map(unescapePart);
  if (parts.size < maxRemembered) parts.set(pointer, made);
  return made;
}

function unescapePart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
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

/** Each rule asks for the entries of several kinds. */
const sorted = new WeakMap<readonly Entry[], ReadonlyMap<KindId, readonly Entry[]>>();

/** The entries of one kind. */
export function entriesOf({ entries }: Pick<RuleInput, 'entries'>, kind: KindId): readonly Entry[] {
  const byKind = sorted.get(entries) ?? Map.groupBy(entries, (entry) => entry.kind);
  sorted.set(entries, byKind);
  return byKind.get(kind) ?? [];
}
