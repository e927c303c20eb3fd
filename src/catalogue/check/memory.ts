/**
 * What an earlier check found out, by the bytes of the files: a sound file need not be read again, and files about which
 * there was nothing to say need not be searched again. What looks at the catalogue as a whole is done each time.
 */
import { readEntry, type ReadFile } from '../read/read-entry.ts';
import { categoryOf } from './read-figures.ts';
import type { Entry, RuleInput } from './entry.ts';
import type { PlacedFile } from './place-files.ts';

/** Files are named by their `hash`, which must stand for their bytes and their name. */
export interface CheckMemory {
  /** The value of a file that fits its schema, and of which neither the check nor a rule for single files had anything to say. */
  recall: (hash: string) => { value: unknown } | undefined;
  /** What stands for the outline of a file's value (see outline.ts); for the file itself where neither is known. */
  outlineOf: (hash: string, value?: unknown) => string;
  /** Whether rules that look at several files had nothing to say of this set (see `QuietFiles`). */
  wasQuiet: (set: readonly string[]) => boolean;
}

/** What a check can tell the next one. */
export interface QuietFiles {
  /** By their hash. */
  values: Map<string, unknown>;
  /** Of which rules had nothing to say: the models of a category by their hashes; the whole by all that its rules look at. */
  sets: string[][];
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

/** All that the rules for the whole look at: of sound models the outline. Undefined when a file has no hash. */
export function wholeSet(
  { entries, media, today }: RuleInput,
  hashes: ReadonlyMap<string, string>,
  { outlineOf }: CheckMemory,
): string[] | undefined {
  const set = ['whole', today, JSON.stringify(media)];
  for (const { file, kind, valid, value } of entries) {
    const hash = hashes.get(file);
    if (hash === undefined) return undefined;
    set.push(file, kind === 'model' && valid ? outlineOf(hash, value) : hash);
  }
  return set;
}
