import { defaults } from '#generated/defaults.gen.ts';
import type { Entries, Words } from '#generated/entries.gen.ts';
import { optionalPages, type OptionalPage } from '#generated/page-files.gen.ts';
import type { Source } from './catalogue.ts';
import { textAt, type Entry } from './entry.ts';
import { keepUnits } from '../text/keep-units.ts';
import { changeTexts } from './texts.ts';
import { isBlock, withDefaults } from '../yaml/block.ts';
import { fileKinds, folderKinds, neededFiles, type FileKindId, type FolderKindId, type KindId } from './kinds.ts';

/** A valid entry with its id and file. */
export type Sourced<Kind extends KindId> = Entries[Kind] & Source;

type OptionalKind = `page-${OptionalPage}`;

/**
 * All entries of a catalogue that passed the checks: a list per folder kind, and one entry per file kind, undefined for
 * a missing optional page.
 */
export type CheckedEntries = { [Kind in FolderKindId]: Sourced<Kind>[] } & {
  [Kind in Exclude<FileKindId, OptionalKind>]: Sourced<Kind>;
} & { [Kind in OptionalKind]?: Sourced<Kind> };

/** What an entry says, without where it stands in its file. */
export type ReadEntry = Pick<Entry, 'kind' | 'id' | 'file' | 'value'>;

/** Kinds of page that exist only if their file does. */
export const isOptional: ReadonlySet<KindId> = new Set(optionalPages.map((name) => `page-${name}` as const));

/**
 * Groups the entries by kind, typed and with defaults. Call it only if the checks found no error, because the types
 * rely on them. Throws if a required file is missing.
 * @param pack the words of the program in the site's language
 * @param undrawn as if every entry said `machine: none`
 */
export function sortEntries(entries: readonly ReadEntry[], pack?: Pack, undrawn = false): CheckedEntries {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const [site] = byKind.get('site') ?? [];
  const language = (site && textAt(site, '/language')) ?? 'en';
  const all = <Kind extends KindId>(kind: Kind): Sourced<Kind>[] =>
    (byKind.get(kind) ?? []).map(({ value, id, file }) => ({
      // Names are looked up, and words compared by programs, so they stay as they are.
      ...changeTexts(kind, value as Entries[Kind], (text, role) =>
        role === true || role === 'sentence' ? keepUnits(text) : text,
      ),
      id,
      file,
    }));
  const fileEntry = ({ id, folder, file }: (typeof fileKinds)[number]) => {
    const [entry] = all(id);
    if (!entry && neededFiles.has(id)) throw new Error(`There is no entry of kind ${id}`);
    if (!entry && isOptional.has(id)) return [];
    const source = entry ?? { id: file, file: `${folder}/${file}.yaml`, isDefault: true };
    return [[id, withDefaults(source, defaultsOf(id, language, pack))]];
  };
  const folders = folderKinds.map(({ id, isDrawn = false, hasSheet = false }) => {
    return [id, undrawn && (isDrawn || hasSheet) ? all(id).map((entry) => ({ ...entry, machine: 'none' })) : all(id)];
  });
  return Object.fromEntries([...folders, ...fileKinds.flatMap(fileEntry)]) as CheckedEntries;
}

/** What entries say in a language where their files do not, by kind. What it lacks is English. */
export type Pack = Readonly<Record<string, unknown>>;

/** The pack of a language (BCP 47), empty if there is none; undefined where nobody has read it. */
export type PackOf = (language: string) => Pack | undefined;

/** What an entry of a kind says in a language (BCP 47) where its file does not. */
export function defaultsOf(kind: KindId, language: string, pack: Pack | undefined): unknown {
  const standard = withDefaults(pack?.[kind], defaults[kind]);
  return kind === 'words' ? withCalendar(standard as Words, language) : standard;
}

/** Adds the short names of weekdays and months, which no pack has. */
function withCalendar(words: Words, language: string): Words {
  const namesOf = (part: 'weekday' | 'month', dates: readonly number[]) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'short', calendar: 'gregory', timeZone: 'UTC' });
    return dates.map((date) => format.format(date));
  };
  // The first of January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month));
  return {
    ...words,
    contact: { ...words.contact, days: namesOf('weekday', days) },
    fairs: { ...words.fairs, months: namesOf('month', months) },
  };
}

const isOpen = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(isOpen));

/** The value of a pack's file without what is not translated yet (`null`). Of a list all is, or nothing. */
export function translated(value: unknown): unknown {
  if (!isBlock(value)) return isOpen(value) ? undefined : value;
  const said = Object.entries(value).flatMap(([name, inner]) => {
    const words = translated(inner);
    return words === undefined ? [] : [[name, words]];
  });
  return Object.fromEntries(said);
}
