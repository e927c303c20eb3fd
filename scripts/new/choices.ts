/** Reads: the data folder. Run by: scripts/new.ts. */
import { placeOf } from '../../src/catalogue/kinds.ts';
import { readEntry } from '../../src/catalogue/read/read-entry.ts';
import type { DataFolder } from '../data/read-data.ts';

/** One value that a field can have, with what people call it. */
export interface Choice {
  value: string;
  label: string;
  /** What the thing calls itself. */
  title: string;
}

/** The choices of the fields that name something in the catalogue, by the name of the field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Finds them in the files themselves, so that a mistake in one file does not keep anyone from adding another. */
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
    // Models belong below a page that lists them; pages of layout `models` come first.
    category: listed(categories.toSorted((a, b) => Number(b.layout === 'models') - Number(a.layout === 'models'))),
    parent: listed(categories),
    sheet: listed(entries.filter(({ kind }) => kind === 'sheet')),
    feeds: listed(entries.filter(({ kind }) => kind !== 'sheet')),
  };
}
