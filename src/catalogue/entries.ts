import type { Entries } from '#generated/entries.gen.ts';
import type { Source } from './catalogue.ts';
import { entriesOf, type Entry } from './check/entry.ts';
import type { FolderKindId, KindId } from './kinds.ts';
import { briefOf, type LongField } from './outline.ts';

/** An entry that fits its schema, with its id and file. */
export type Sourced<Kind extends KindId> = Entries[Kind] & Source;

/** A model. Its long fields are read when they are asked for: most are not when a few files have changed. */
export interface SourcedModel extends Source {
  brief: Omit<Entries['model'], LongField>;
  readonly whole: Entries['model'];
}

/** All entries of a catalogue that passed the checks: one of each single kind, any number of the others. */
export type CheckedEntries = { [Kind in Exclude<FolderKindId, 'model'>]: Sourced<Kind>[] } & {
  [Kind in Exclude<KindId, FolderKindId>]: Sourced<Kind>;
} & { model: SourcedModel[] };

/**
 * The entries by kind, typed. Call it only when the checks found no error: they are what makes the types true.
 * Throws when a single file is not there.
 */
export function sortEntries(entries: readonly Entry[]): CheckedEntries {
  const all = <Kind extends KindId>(kind: Kind): Sourced<Kind>[] =>
    entriesOf({ entries }, kind).map(({ value, id, file }) => ({ ...(value as Entries[Kind]), id, file }));
  const one = <Kind extends KindId>(kind: Kind): Sourced<Kind> => {
    const [entry] = all(kind);
    if (!entry) throw new Error(`There is no entry of kind ${kind}`);
    return entry;
  };
  return {
    category: all('category'),
    model: entriesOf({ entries }, 'model').map(sourcedModel),
    sheet: all('sheet'),
    equipment: all('equipment'),
    fair: all('fair'),
    office: all('office'),
    testimonial: all('testimonial'),
    site: one('site'),
    'page-home': one('page-home'),
    'page-homecards': one('page-homecards'),
    'page-about': one('page-about'),
    'page-contact': one('page-contact'),
    'page-enquire': one('page-enquire'),
    'page-ourproducts': one('page-ourproducts'),
    'page-tradefairs': one('page-tradefairs'),
    'page-offline': one('page-offline'),
    'page-compare': one('page-compare'),
    'page-find': one('page-find'),
    'page-search': one('page-search'),
    'page-not-found': one('page-not-found'),
    'page-error': one('page-error'),
    'page-editor': one('page-editor'),
  };
}

function sourcedModel(entry: Entry): SourcedModel {
  const { id, file, brief } = entry;
  // Of one that was read just now the value alone is kept: with its text and its places it is several times as large.
  if (brief === undefined) {
    const whole = entry.value as Entries['model'];
    return { id, file, brief: briefOf(whole) as SourcedModel['brief'], whole };
  }
  return {
    id,
    file,
    brief: brief as SourcedModel['brief'],
    get whole() {
      return entry.value as Entries['model'];
    },
  };
}
