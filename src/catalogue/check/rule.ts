import type { Finding } from '../finding.ts';
import type { KindId } from '../kinds.ts';
import type { MediaFile } from '../media/pictures.ts';
import type { Entry } from './entry.ts';
import { defaults } from '#generated/defaults.gen.ts';
import type { Units } from '#generated/entries.gen.ts';
import { withDefaults } from '../fields/block.ts';
import { makeOwnUnits, type OwnUnits } from '../quantity/own-units.ts';
import { readFigures, type Figures } from './read-figures.ts';

/** The input of every rule. `today` is the day of the check (2025-10-14). */
export interface RuleInput {
  entries: readonly Entry[];
  byKind: ReadonlyMap<KindId, readonly Entry[]>;
  /** From data/units.yaml. */
  own: OwnUnits;
  figures: Figures;
  media: readonly MediaFile[];
  today: string;
}

/** Checks the whole catalogue. Values may not match their schema. */
export type Rule = (input: RuleInput) => Finding[];

/** Builds the rules' input, including the values that several rules share. */
export function makeRuleInput(entries: readonly Entry[], media: readonly MediaFile[], today: string): RuleInput {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const units = byKind.get('units')?.find(({ valid }) => valid)?.value ?? {};
  const own = makeOwnUnits(withDefaults(units, defaults['units']) as Units);
  return { entries, byKind, own, figures: readFigures(entries, own), media, today };
}

/** The entries of one kind. */
export function entriesOf({ byKind }: Pick<RuleInput, 'byKind'>, kind: KindId): readonly Entry[] {
  return byKind.get(kind) ?? [];
}
