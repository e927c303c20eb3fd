import type { MediaFile } from '../catalogue/media/media-file.ts';
import type { Finding } from '../yaml/finding.ts';
import type { KindId } from '../catalogue/kinds.ts';
import { textAt, type Entry } from '../catalogue/entry.ts';
import { defaults } from '#generated/defaults.gen.ts';
import type { Site, Units } from '#generated/entries.gen.ts';
import { withDefaults } from '../yaml/block.ts';
import { makeReader, type FigureReader } from '../figures/reader.ts';
import { readFigures, type Figures } from './read-figures.ts';

/** The input of every rule. `today` is the day of the check (2025-10-14), or the site's own. */
export interface RuleInput {
  entries: readonly Entry[];
  byKind: ReadonlyMap<KindId, readonly Entry[]>;
  /** By kind and id: `model/blt150`. */
  byId: ReadonlyMap<string, Entry>;
  /** Reads figures with the language of site.yaml and the units of units.yaml. */
  reader: FigureReader;
  figures: Figures;
  media: readonly MediaFile[];
  today: string;
}

/** Checks the whole catalogue. Values may not match their schema. */
export type Rule = (input: RuleInput) => Finding[];

/** The reader of a catalogue, from the values of units.yaml and the language of site.yaml. */
export const makeReaderOf = (
  units: unknown,
  language = (defaults['site'] as Pick<Site, 'language'>).language,
): FigureReader => makeReader(withDefaults(units, defaults['units']) as Units, language);

/** Builds the rules' input, including the values that several rules share. */
export function makeRuleInput(entries: readonly Entry[], media: readonly MediaFile[], today: string): RuleInput {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const units = byKind.get('units')?.find(({ valid }) => valid)?.value ?? {};
  const site = byKind.get('site')?.find(({ valid }) => valid);
  const reader = makeReaderOf(units, site && textAt(site, '/language'));
  const byId = new Map(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry]));
  return {
    entries,
    byKind,
    byId,
    reader,
    figures: readFigures(entries, reader),
    media,
    today: (site && textAt(site, '/asOf')) ?? today,
  };
}

/** The entries of one kind. */
export function entriesOf({ byKind }: Pick<RuleInput, 'byKind'>, kind: KindId): readonly Entry[] {
  return byKind.get(kind) ?? [];
}

/** The entry of a kind that a field names; undefined if there is none. */
export function entryNamed({ byId }: Pick<RuleInput, 'byId'>, kind: KindId, id: string | undefined): Entry | undefined {
  return id === undefined ? undefined : byId.get(`${kind}/${id}`);
}

/** The categories above a model or a category, the nearest first, up to a missing one or one that was there before. */
export function categoriesAbove(input: Pick<RuleInput, 'byId'>, entry: Entry): Entry[] {
  const above: Entry[] = [];
  const next = (of: Entry) => entryNamed(input, 'category', textAt(of, of.kind === 'model' ? '/category' : '/parent'));
  for (let at = next(entry); at && !above.includes(at); at = next(at)) above.push(at);
  return above;
}
