import type { YamlValue } from '../yaml/edit/yaml-text.ts';
import { asBlock } from '../yaml/block.ts';
import type { FieldSchema } from '../yaml/field-schema.ts';
import { placeOf, type FolderKindId, type KindId } from '../catalogue/kinds.ts';
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
  /** The usual unit of its figures. */
  unit?: string;
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

/** Entries of some kinds, straight from the files, so that a mistake in one does not prevent adding another. */
export function readEntries(files: readonly DataFile[], kinds: readonly KindId[]) {
  return files.flatMap(({ file, bytes }) => {
    const place = placeOf(file);
    return place && kinds.includes(place.kind)
      ? [{ ...place, file, fields: asBlock(readEntry(file, bytes).value) }]
      : [];
  });
}

/** Reads figures with the language and the units of a catalogue. */
export function readerOf(files: readonly DataFile[]): FigureReader {
  const [site, units] = (['site', 'units'] as const).map((kind) => readEntries(files, [kind])[0]?.fields);
  const language = site?.['language'];
  return makeReaderOf(units ?? {}, typeof language === 'string' ? language : undefined);
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
