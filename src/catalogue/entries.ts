import { defaults } from '#generated/defaults.gen.ts';
import type { Entries } from '#generated/entries.gen.ts';
import { optionalPages, type OptionalPage } from '#generated/page-files.gen.ts';
import type { Source } from './catalogue.ts';
import type { Entry } from './check/entry.ts';
import { withDefaults } from './fields/block.ts';
import { fileKinds, neededFiles, type FileKindId, type FolderKindId, type KindId } from './kinds.ts';

/** An entry that fits its schema, with its id and file. */
export type Sourced<Kind extends KindId> = Entries[Kind] & Source;

/** A page that a catalogue may do without. */
type OptionalKind = `page-${OptionalPage}`;

/**
 * All entries of a catalogue that passed the checks: as many of each kind as its folder holds, one of each single kind, or
 * none where that is optional.
 */
export type CheckedEntries = { [Kind in FolderKindId]: Sourced<Kind>[] } & {
  [Kind in Exclude<FileKindId, OptionalKind>]: Sourced<Kind>;
} & { [Kind in OptionalKind]?: Sourced<Kind> };

const isOptional: ReadonlySet<KindId> = new Set(optionalPages.map((name) => `page-${name}` as const));

/**
 * The entries by kind, typed, each with the defaults of its kind. Call it only when the checks found no error: they are
 * what makes the types true. Throws when a needed file is not there.
 */
export function sortEntries(entries: readonly Entry[]): CheckedEntries {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const all = <Kind extends KindId>(kind: Kind): Sourced<Kind>[] =>
    (byKind.get(kind) ?? []).map(({ value, id, file }) => ({ ...(value as Entries[Kind]), id, file }));
  const one = ({ id, folder, file }: (typeof fileKinds)[number]) => {
    const [entry] = all(id);
    if (!entry && neededFiles.has(id)) throw new Error(`There is no entry of kind ${id}`);
    if (!entry && isOptional.has(id)) return [];
    const source = entry ?? { id: file, file: `${folder}/${file}.yaml`, isDefault: true };
    return [[id, withDefaults(source, defaults[id])]];
  };
  return {
    category: all('category'),
    model: all('model'),
    sheet: all('sheet'),
    equipment: all('equipment'),
    fair: all('fair'),
    office: all('office'),
    testimonial: all('testimonial'),
    ...(Object.fromEntries(fileKinds.flatMap(one)) as Pick<CheckedEntries, FileKindId>),
  };
}
