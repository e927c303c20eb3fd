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
  recall: (hash: string) => Remembered | undefined;
  /** What stands for the outline of a file's value (see outline.ts); for the file itself where neither is known. */
  outlineOf: (hash: string, value?: () => unknown) => string;
  /** A short name for all of these texts. */
  nameOf: (texts: readonly string[]) => string;
  /** Whether rules that look at several files had nothing to say of this set (see `QuietFiles`). */
  wasQuiet: (set: string) => boolean;
}

/** A value takes some time to read: `brief` does not, which of a model is what others ask of it (see `briefOf`). */
export type Remembered = Pick<Entry, 'value' | 'brief'> & Required<Pick<Entry, 'descriptionKey'>>;

/** What a check can tell the next one. */
export interface QuietFiles {
  /** By the hash of their file. */
  entries: Map<string, Pick<Entry, 'kind' | 'value'>>;
  /** Names of that of which rules had nothing to say: the models of a category; a rule and the whole that it looked at. */
  sets: string[];
}

/** An entry that is known: its text and its value are read when they are asked for. */
export class RememberedEntry implements Entry {
  readonly kind: Entry['kind'];
  readonly id: string;
  readonly file: string;
  readonly valid = true;
  readonly sound = true;
  readonly brief: unknown;
  readonly descriptionKey: number;
  readonly #bytes: Uint8Array;
  readonly #remembered: Remembered;
  #read: ReadFile | undefined;

  constructor({ kind, id, file, bytes }: PlacedFile, remembered: Remembered) {
    this.kind = kind;
    this.id = id;
    this.file = file;
    this.brief = remembered.brief;
    this.descriptionKey = remembered.descriptionKey;
    this.#bytes = bytes;
    this.#remembered = remembered;
  }

  get value() {
    return this.#remembered.value;
  }

  get source() {
    return this.#again().source;
  }

  get places() {
    return this.#again().places;
  }

  #again(): ReadFile {
    return (this.#read ??= readEntry(this.file, this.#bytes));
  }
}

/** The models of each category. */
export function modelsByCategory(entries: readonly Entry[]): Entry[][] {
  const groups = Map.groupBy(entries, categoryOf);
  groups.delete(undefined);
  return [...groups.values()];
}

/** All that the rules for the whole look at: of sound models the outline. Undefined when a file has no hash. */
export function nameOfWhole(
  { entries, media, today }: RuleInput,
  hashes: ReadonlyMap<string, string>,
  { outlineOf, nameOf }: CheckMemory,
): string | undefined {
  const set = [today, JSON.stringify(media)];
  for (const entry of entries) {
    const { file, kind, valid } = entry;
    const hash = hashes.get(file);
    if (hash === undefined) return undefined;
    set.push(file, kind === 'model' && valid ? outlineOf(hash, () => entry.value) : hash);
  }
  return nameOf(set);
}
