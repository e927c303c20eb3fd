import type { YamlValue } from '../yaml/edit/yaml-text.ts';
import { asBlock } from '../yaml/block.ts';
import { exampleOf, isTextList, type FieldSchema } from '../yaml/field-schema.ts';
import { kindOf, placeOf, sampleMark, type FolderKindId, type KindId } from '../catalogue/kinds.ts';
import { readEntry } from '../yaml/read-entry.ts';
import type { DataFile } from '../check/place-files.ts';
import { makeReaderOf } from '../check/rule.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';

/** The values of an entry's fields. An empty text is the answer that a field is left out. */
export type Values = Readonly<Record<string, YamlValue>>;

/** A possible value of a field, with its label. */
export interface Choice {
  value: string;
  label: string;
  /** The entry's own name. */
  title: string;
}

/** A field of a new entry. */
export interface NewField extends FieldSchema {
  /** For a field that refers to other entries: those of this catalogue. */
  choices?: readonly Choice[];
  /** What a new file starts with, instead of a sample. */
  initial?: string;
  properties?: Record<string, NewField>;
  items?: NewField;
}

/** The schema of a kind, completed by what this catalogue has. */
export interface EntrySchema extends NewField {
  properties: Record<string, NewField>;
  required: string[];
}

/** Adds the choices of the fields that refer to other entries. */
export function withChoices(kind: FolderKindId, schema: FieldSchema, files: readonly DataFile[]): EntrySchema {
  const { properties = {}, required = [] } = schema;
  const withOwn = (field: FieldSchema): NewField => {
    const kinds = (field.refersTo ?? field.items?.refersTo ?? []) as KindId[];
    if (kinds.length > 0) return { ...field, choices: choicesAmong(files, kinds, kind === 'model') };
    // The blocks of a list, such as the stations of a line.
    return field.items?.properties ? { ...field, items: { ...field.items, ...inside(field.items.properties) } } : field;
  };
  const inside = (fields: Record<string, FieldSchema>) => ({
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withOwn(field)])),
  });
  return { ...schema, ...inside(properties), required };
}

/** The entries of some kinds as choices. Models belong to pages that list them, so these can come first. */
export function choicesAmong(files: readonly DataFile[], kinds: readonly KindId[], listsFirst = false): Choice[] {
  const entries = readEntries(files, kinds).map(({ id, fields }) => {
    const title = String(fields['title'] ?? fields['name'] ?? id);
    return { value: id, label: `${title} (${id})`, title, isFirst: listsFirst && fields['layout'] === 'models' };
  });
  return entries.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst));
}

/** Entries of some kinds in the first language, straight from the files, so that a mistake in one does not prevent adding another. */
export function readEntries(files: readonly DataFile[], kinds: readonly KindId[]) {
  return files.flatMap(({ file, bytes }) => {
    const place = placeOf(file);
    return place && place.language === undefined && kinds.includes(place.kind)
      ? [{ ...place, file, fields: asBlock(readEntry(file, bytes).value) }]
      : [];
  });
}

/** Reads figures with the language and the units of a catalogue. */
export function readerOf(files: readonly DataFile[]): FigureReader {
  const [site, units] = (['site', 'units'] as const).map((kind) => readEntries(files, [kind])[0]?.fields);
  return makeReaderOf(units ?? {}, site);
}

/** Names that a catalogue knows, normalized. */
export interface KnownNames {
  models: ReadonlySet<string>;
  /** Of rows, key figures and fields. */
  rows: ReadonlySet<string>;
}

/** The names in a catalogue by which a table is understood. */
export function knownNames(files: readonly DataFile[]): KnownNames {
  const models = readEntries(files, ['model']);
  const sheets = readEntries(files, ['sheet']);
  const rows = [...models, ...sheets].flatMap(({ fields }) => [
    ...Object.keys(fields),
    ...Object.keys(asBlock(fields['highlights'])),
    ...Object.values(asBlock(fields['specifications'])).flatMap((table) => Object.keys(asBlock(table))),
  ]);
  const names = models.flatMap(({ id, fields }) => [id, String(fields['name'] ?? id)]);
  return { models: new Set(names.map(normalizeName)), rows: new Set(rows.map(normalizeName)) };
}

/** The days from today until the first date of a new entry, and from each to the next: a fair lasts some days. */
const daysAhead = 60;
const daysBetween = 2;

export interface Completed {
  values: Values;
  /** The fields that got a placeholder and need a review. */
  filled: string[];
}

/** Completes a new entry: the given values, and placeholders for the other required fields. */
export function completeValues(kind: FolderKindId, schema: EntrySchema, given: Values, today: string): Completed {
  const { properties, required } = schema;
  const stand: Values = { ...standIns(kind, schema, given, today), ...given };
  const values = Object.entries(properties).flatMap(([name, field]): [string, YamlValue][] => {
    const isWritten = required.includes(name) || kindOf(kind).new.written.includes(name);
    if (given[name] === undefined && !(isWritten && suits(name, schema, given))) return [];
    const known = stand[name] ?? sampleValue(field);
    const value = typeof known === 'string' ? valueOf(field, known) : known;
    const isEmpty = value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    return isEmpty ? [] : [[name, value]];
  });
  const filled = values.map(([name]) => name).filter((name) => given[name] === undefined && name !== 'sample');
  // An entry whose fields were all given is not marked as a sample.
  const isSample = filled.some((name) => required.includes(name));
  return { values: Object.fromEntries(values.filter(([name]) => name !== 'sample' || isSample)), filled };
}

/** Whether to fill a field: a model gets tables or a shared sheet, like its siblings; only a text page gets a text. */
function suits(name: string, { properties }: EntrySchema, given: Values): boolean {
  const isShared = (given['sheet'] ?? properties['sheet']?.initial ?? '') !== '';
  if (name === 'sheet') return isShared;
  if (name === 'specifications') return !isShared;
  return name !== 'body' || (given['layout'] ?? 'text') === 'text';
}

/** Placeholders that depend on the date, or suit a new page better than the schema's example. */
function standIns(kind: FolderKindId, { properties, required }: EntrySchema, given: Values, today: string): Values {
  if (kind === 'category') return { layout: 'text' };
  const days = required.filter((name) => properties[name]?.format === 'date');
  const first = String(given[days[0] ?? ''] ?? addDays(today, daysAhead));
  return Object.fromEntries(days.map((name, index) => [name, addDays(first, index * daysBetween)]));
}

function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

/** What data/README.md tells editors to write for an unknown figure. */
export const unknownFigure = 'On request';

/**
 * A placeholder for a required field: a marked text that says what to write, otherwise the schema's example. Figures
 * are never invented: they are "on request".
 */
export function sampleValue(field: NewField, example: unknown = exampleOf(field)): YamlValue {
  const start = field.initial ?? field.choices?.[0]?.value;
  if (start !== undefined) return isTextList(field) ? [start] : start;
  if (field.type === 'array') return [sampleValue(field.items ?? {})];
  if (field.properties) {
    const fields = (example ?? {}) as Record<string, unknown>;
    const names = example === undefined ? (field.required ?? []) : Object.keys(fields);
    return Object.fromEntries(names.map((name) => [name, sampleValue(field.properties?.[name] ?? {}, fields[name])]));
  }
  if (field.type === 'object') return withoutFigures(example as YamlValue);
  if (field.type !== 'string' || field.enum || field.pattern || field.format) return example as YamlValue;
  return `${sampleMark} ${field.description ?? 'text'}`;
}

function withoutFigures(value: YamlValue): YamlValue {
  if (typeof value !== 'object') return unknownFigure;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutFigures(inner)]));
}

/** An example of an optional field with all its parts, from the choices and the schema's examples. */
export function fullExample(field: NewField): YamlValue {
  const choice = field.choices?.[0]?.value;
  if (choice !== undefined) return isTextList(field) ? [choice] : choice;
  if (field.properties) {
    return Object.fromEntries(Object.entries(field.properties).map(([name, inner]) => [name, fullExample(inner)]));
  }
  const example = exampleOf(field);
  if (example !== undefined) return example as YamlValue;
  return field.items ? [fullExample(field.items)] : field.type === 'boolean' ? false : 'text';
}

export const isNumber = ({ type }: NewField) => type === 'number' || type === 'integer';

/** The value of a typed text. */
export function valueOf(field: NewField, text: string): YamlValue {
  return isNumber(field) && /\d/.test(text) && !Number.isNaN(Number(text)) ? Number(text) : text;
}
