import type { Entries } from '#generated/entries.gen.ts';
import type { Source } from './catalogue.ts';
import type { Entry } from './check/entry.ts';
import { fileKinds, type FileKindId, type FolderKindId, type KindId } from './kinds.ts';

/** An entry that fits its schema, with its id and file. */
export type Sourced<Kind extends KindId> = Entries[Kind] & Source;

/** All entries of a catalogue that passed the checks: one of each single kind, any number of the others. */
export type CheckedEntries = { [Kind in FolderKindId]: Sourced<Kind>[] } & {
  [Kind in FileKindId]: Sourced<Kind>;
};

/**
 * The entries by kind, typed. Call it only when the checks found no error: they are what makes the types true.
 * Throws when a single file is not there.
 */
export function sortEntries(entries: readonly Entry[]): CheckedEntries {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const all = <Kind extends KindId>(kind: Kind): Sourced<Kind>[] =>
    (byKind.get(kind) ?? []).map(({ value, id, file }) => ({ ...(value as Entries[Kind]), id, file }));
  const one = <Kind extends KindId>(kind: Kind): Sourced<Kind> => {
    const [entry] = all(kind);
    if (!entry) throw new Error(`There is no entry of kind ${kind}`);
    return entry;
  };
  return {
    category: all('category'),
    model: all('model'),
    sheet: all('sheet'),
    equipment: all('equipment'),
    fair: all('fair'),
    office: all('office'),
    testimonial: all('testimonial'),
    ...(Object.fromEntries(fileKinds.map(({ id }) => [id, one(id)])) as Pick<CheckedEntries, FileKindId>),
  };
}
