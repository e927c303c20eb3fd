import { figureFields } from '#generated/entry-kinds.gen.ts';
import { asBlock, ownField, type Block } from '../yaml/block.ts';
import { formOfWords } from '../text/names.ts';
import { sayFix, type Finding } from '../yaml/finding.ts';
import type { KindId } from './kinds.ts';
import { type Places, escapePointer, namesIn } from '../yaml/index-events.ts';
import { findingAt, type SourceText, type FindingText } from '../yaml/source-text.ts';

/**
 * An entry during the checks. `value` is undefined when the file could not be read; `valid`: it matches its schema;
 * `errorFree`: the file itself has no error, so a field that it lacks was left out on purpose.
 */
export interface Entry {
  kind: KindId;
  id: string;
  file: string;
  /** The tag of the further language that it holds texts in (`overlays.ts`). */
  language?: string;
  source: SourceText;
  places: Places;
  readonly value: unknown;
  valid: boolean;
  errorFree: boolean;
}

/** Whether the file could be read. */
export function isRead(entry: Entry): boolean {
  return entry.valid || entry.value !== undefined;
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(entry: Pick<Entry, 'value'>, pointer: string): unknown {
  return namesIn(pointer).reduce(fieldOf, entry.value);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? ownField(value as Block, name) : undefined;
}

/** The text at a JSON pointer; undefined when it is missing or not a text. */
export function textAt(entry: Pick<Entry, 'value'>, pointer: string): string | undefined {
  const value = valueAt(entry, pointer);
  return typeof value === 'string' ? value : undefined;
}

/** The items of the list at a JSON pointer, each with its own pointer. */
export function itemsAt(entry: Entry, pointer: string): { pointer: string; value: unknown }[] {
  const value = valueAt(entry, pointer);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ pointer: `${pointer}/${index}`, value: item }))
    : [];
}

/** The tables of figures that an entry itself has, and their pointers. */
export function tablesIn(entry: Entry): { pointer: string; title: string; rows: Block }[] {
  return fieldsOfFigures(entry, 'tables').flatMap(({ pointer, value }) =>
    Object.entries(value).map(([title, rows]) => ({
      pointer: `${pointer}/${escapePointer(title)}`,
      title,
      rows: asBlock(rows),
    })),
  );
}

/** The pointers that a pointer stands for: `-` is each item of a list. */
export function pointersIn(entry: Entry, pointer: string): string[] {
  const [list = '', ...rest] = pointer.split('/-');
  if (rest.length === 0) return [pointer];
  return itemsAt(entry, list).flatMap((item) => pointersIn(entry, item.pointer + rest.join('/-')));
}

const fieldsByKind = Map.groupBy<KindId, (typeof figureFields)[number]>(figureFields, ({ from }) => from);

/** The fields of an entry that hold rows of figures, or tables of rows. */
export function fieldsOfFigures(entry: Entry, wanted: 'rows' | 'tables'): { pointer: string; value: Block }[] {
  return (fieldsByKind.get(entry.kind) ?? []).flatMap(({ pointer, as }) =>
    as === wanted ? { pointer, value: asBlock(valueAt(entry, pointer)) } : [],
  );
}

/** A finding at a value or its field name; when the value is missing, at the nearest enclosing block. `pointer` stays that of the missing value. */
export function findingIn(entry: Entry, pointer: string, words: FindingText, at: 'value' | 'name' = 'value'): Finding {
  let near = pointer;
  while (near && !entry.places.has(near)) near = near.slice(0, near.lastIndexOf('/'));
  const place = entry.places.get(near);
  const span = at === 'name' ? (place?.key ?? place?.value) : place?.value;
  return { ...findingAt(entry.source, span ?? { start: 0, end: 1 }, words), pointer };
}

/** A text of an entry and its JSON pointer. */
export interface TextIn {
  pointer: string;
  text: string;
}

/** All texts of an entry, in field order. */
export function textsOf(entry: Entry): TextIn[] {
  const texts: TextIn[] = [];
  const visit = (pointer: string, value: unknown): void => {
    if (typeof value === 'string') texts.push({ pointer, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) visit(`${pointer}/${escapePointer(name)}`, inner);
  };
  visit('', entry.value);
  return texts;
}

/**
 * A finding at words of a text, even across a line break; when the file writes them differently, at the whole text, for
 * which the words of the fix are no replacement.
 */
export function findingAtWords(entry: Entry, pointer: string, written: string, words: FindingText): Finding {
  const place = entry.places.get(pointer)?.value;
  const match = place && formOfWords(written).exec(entry.source.text.slice(place.start, place.end));
  if (!place || !match) return findingIn(entry, pointer, { ...words, fix: words.fix && sayFix(words.fix) });
  const start = place.start + match.index;
  const line = match[0].split('\n', 1)[0] ?? '';
  return { ...findingAt(entry.source, { start, end: start + line.length }, words), pointer };
}
