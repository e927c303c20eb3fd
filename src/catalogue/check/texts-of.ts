import type { Finding } from '../finding.ts';
import { escapePointer } from '../read/index-events.ts';
import { findingAt, type Words } from '../read/source-text.ts';
import { findingIn, type Entry } from './entry.ts';

/** A text of an entry and where it stands. */
export interface TextIn {
  pointer: string;
  text: string;
}

/** All texts of an entry, in the order of its fields. */
export function textsOf(entry: Entry): TextIn[] {
  return textsIn('', entry.value);
}

function textsIn(pointer: string, value: unknown): TextIn[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(`${pointer}/${escapePointer(name)}`, inner));
}

/** A finding at words of a text, also where they go on in the next line; at the text where they stand in another form. */
export function findingAtWords(entry: Entry, pointer: string, written: string, words: Words): Finding {
  const place = entry.places.get(pointer)?.value;
  const form = written
    .split(/\s+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const found = place && new RegExp(form).exec(entry.source.text.slice(place.start, place.end));
  if (!place || !found) return findingIn(entry, pointer, words);
  const start = place.start + found.index;
  const line = found[0].split('\n', 1)[0] ?? '';
  return findingAt(entry.source, { start, end: start + line.length }, words);
}
