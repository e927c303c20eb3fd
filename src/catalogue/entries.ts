import { defaults } from '#generated/defaults.gen.ts';
import type { Entries } from '#generated/entries.gen.ts';
import { optionalPages, type OptionalPage } from '#generated/page-files.gen.ts';
import type { Source } from './catalogue.ts';
import type { Entry } from './entry.ts';
import { keepUnits } from './keep-units.ts';
import { changeTexts } from './texts.ts';
import { withDefaults } from '../yaml/block.ts';
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

/** Kinds of page that exist only if their file does. */
export const isOptional: ReadonlySet<KindId> = new Set(optionalPages.map((name) => `page-${name}` as const));

/**
 * Groups the entries by kind, typed and with defaults. Call it only if the checks found no error, because the types
 * rely on them. Throws if a required file is missing.
 * @param undrawn as if every entry said `machine: none`
 */
export function sortEntries(entries: readonly Entry[], undrawn = false): CheckedEntries {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const all = <Kind extends KindId>(kind: Kind): Sourced<Kind>[] =>
    (byKind.get(kind) ?? []).map(({ value, id, file }) => ({
      // Names are looked up, and words compared by programs, so they stay as they are.
      ...changeTexts(kind, value as Entries[Kind], (text, role) =>
        role === true || role === 'sentence' ? keepUnits(text) : text,
      ),
      id,
      file,
    }));
  const one = ({ id, folder, file }: (typeof fileKinds)[number]) => {
    const [entry] = all(id);
    if (!entry && neededFiles.has(id)) throw new Error(`There is no entry of kind ${id}`);
    if (!entry && isOptional.has(id)) return [];
    const source = entry ?? { id: file, file: `${folder}/${file}.yaml`, isDefault: true };
    return [[id, withDefaults(source, defaults[id])]];
  };
  const folders = folderKinds.map(({ id, isDrawn = false, hasSheet = false }) => {
    return [id, undrawn && (isDrawn || hasSheet) ? all(id).map((entry) => ({ ...entry, machine: 'none' })) : all(id)];
  });
  return Object.fromEntries([...folders, ...fileKinds.flatMap(one)]) as CheckedEntries;
}
