/** Reads: the data folder. */
import { asBlock } from '../../src/catalogue/fields/block.ts';
import { placeOf, type KindId } from '../../src/catalogue/kinds.ts';
import { readEntry } from '../../src/catalogue/read/read-entry.ts';
import type { DataFolder } from '../data/read-data.ts';

/** A possible value of a field, with its label. */
export interface Choice {
  value: string;
  label: string;
  /** The entry's own name. */
  title: string;
}

/** The choices of the fields that refer to other entries, by field name. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Entries of some kinds, straight from the files, so that a mistake in one does not prevent adding another. */
export function readEntries({ files }: DataFolder, kinds: readonly KindId[]) {
  return files.flatMap(({ file, bytes }) => {
    const place = placeOf(file);
    return place && kinds.includes(place.kind) ? [{ ...place, fields: asBlock(readEntry(file, bytes).value) }] : [];
  });
}

export function findChoices(folder: DataFolder): Choices {
  const entries = readEntries(folder, ['category', 'sheet', 'equipment']).map(({ fields, ...entry }) => ({
    ...entry,
    title: String(fields['title'] ?? fields['name'] ?? entry.id),
    layout: fields['layout'],
  }));
  const categories = entries.filter(({ kind }) => kind === 'category');
  const listed = (some: typeof entries): Choice[] =>
    some.map(({ id, title }) => ({ value: id, label: `${title} (${id})`, title }));
  return {
    // Models belong to pages that list them, so pages of layout `models` come first.
    category: listed(categories.toSorted((a, b) => Number(b.layout === 'models') - Number(a.layout === 'models'))),
    parent: listed(categories),
    sheet: listed(entries.filter(({ kind }) => kind === 'sheet')),
    feeds: listed(entries.filter(({ kind }) => kind !== 'sheet')),
  };
}
