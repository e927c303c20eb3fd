/**
 * What an earlier check found out, by the bytes of the files: a sound file need not be read again, and files about which
 * there was nothing to say need not be searched again. What looks at the catalogue as a whole is done each time.
 */
import { readEntry, type ReadFile } from '../read/read-entry.ts';
import { categoryOf } from './read-figures.ts';
import type { Entry } from './entry.ts';
import type { PlacedFile } from './place-files.ts';

/** Files are named by their `hash`, which must stand for their bytes and their name. */
export interface CheckMemory {
  /** The value of a file that fits its schema, and of which neither the check nor a rule for single files had anything to say. */
  recall: (hash: string) => { value: unknown } | undefined;
  /** Whether the rules for the models of a category had nothing to say of these, which are all of one. */
  wasQuiet: (hashes: readonly string[]) => boolean;
}

/** What a check can tell the next one. */
export interface QuietFiles {
  /** By their hash. */
  values: Map<string, unknown>;
  /** The files of categories, by their hashes. */
  categories: string[][];
}

/** An entry that is known: its text is looked at only when a finding asks for a place. */
export function rememberedEntry({ kind, id, file, bytes }: PlacedFile, value: unknown): Entry {
  let read: ReadFile | undefined;
  const again = () => (read ??= readEntry(file, bytes));
  return {
    kind,
    id,
    file,
    value,
    valid: true,
    sound: true,
    get source() {
      return again().source;
    },
    get places() {
      return again().places;
    },
  };
}

/** The models of each category. */
export function modelsByCategory(entries: readonly Entry[]): Entry[][] {
  const groups = Map.groupBy(entries, categoryOf);
  groups.delete(undefined);
  return [...groups.values()];
}
