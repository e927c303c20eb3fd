/** Reads: the data folder. */
import type { YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import { asBlock } from '../../src/yaml/block.ts';
import type { FieldSchema } from '../../src/yaml/field-schema.ts';
import { placeOf, type FolderKindId, type KindId } from '../../src/catalogue/kinds.ts';
import { readEntry } from '../../src/yaml/read-entry.ts';
import type { DataFolder } from '../data/read-data.ts';

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
}

/** The schema of a kind, completed by what this catalogue has. */
export interface EntrySchema extends NewField {
  properties: Record<string, NewField>;
  required: string[];
}

/** Adds the choices of the fields that refer to other entries. */
export function withChoices(kind: FolderKindId, schema: FieldSchema, folder: DataFolder): EntrySchema {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, field]): [string, NewField] => {
    const kinds = (field.refersTo ?? field.items?.refersTo ?? []) as KindId[];
    return [name, kinds.length > 0 ? { ...field, choices: choicesAmong(folder, kinds, kind === 'model') } : field];
  });
  return { ...schema, properties: Object.fromEntries(fields), required };
}

/** The entries of some kinds as choices. Models belong to pages that list them, so these can come first. */
export function choicesAmong(folder: DataFolder, kinds: readonly KindId[], listsFirst = false): Choice[] {
  const entries = readEntries(folder, kinds).map(({ id, fields }) => {
    const title = String(fields['title'] ?? fields['name'] ?? id);
    return { value: id, label: `${title} (${id})`, title, isFirst: listsFirst && fields['layout'] === 'models' };
  });
  return entries.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst));
}

/** Entries of some kinds, straight from the files, so that a mistake in one does not prevent adding another. */
export function readEntries({ files }: DataFolder, kinds: readonly KindId[]) {
  return files.flatMap(({ file, bytes }) => {
    const place = placeOf(file);
    return place && kinds.includes(place.kind) ? [{ ...place, fields: asBlock(readEntry(file, bytes).value) }] : [];
  });
}
