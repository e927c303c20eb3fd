/** Reads: the data folder. */
import { placeOf } from '../../src/catalogue/kinds.ts';
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

/** Reads the choices straight from the files, so that a mistake in one file does not prevent adding another. */
export function findChoices({ files }: DataFolder): Choices {
  const entries = files.flatMap(({ file, bytes }) => {
    const place = placeOf(file);
    if (place?.kind !== 'category' && place?.kind !== 'sheet' && place?.kind !== 'equipment') return [];
    const { value } = readEntry(file, bytes);
    const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return [{ ...place, title: String(fields['title'] ?? fields['name'] ?? place.id), layout: fields['layout'] }];
  });
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
