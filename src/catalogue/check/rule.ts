import type { Finding } from '../finding.ts';
import type { KindId } from '../kinds.ts';
import type { MediaFile } from '../media/pictures.ts';
import type { Entry } from './entry.ts';
import { readFigures, type Figures } from './read-figures.ts';

/** What a rule looks at: all entries at once, the names of the media files, and the day of the check (2025-10-14). */
export interface RuleInput {
  entries: readonly Entry[];
  byKind: ReadonlyMap<KindId, readonly Entry[]>;
  figures: Figures;
  media: readonly MediaFile[];
  today: string;
}

/** A rule looks at the whole catalogue and returns what it finds. It trusts no value to fit its schema. */
export type Rule = (input: RuleInput) => Finding[];

/** What all rules are given; what several of them ask for is made here, once. */
export function makeRuleInput(entries: readonly Entry[], media: readonly MediaFile[], today: string): RuleInput {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  return { entries, byKind, figures: readFigures(entries), media, today };
}

/** The entries of one kind. */
export function entriesOf({ byKind }: Pick<RuleInput, 'byKind'>, kind: KindId): readonly Entry[] {
  return byKind.get(kind) ?? [];
}
