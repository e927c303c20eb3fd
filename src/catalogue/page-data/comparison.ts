/** What the pages with machines side by side are given. */
import type { PageCompare } from '#generated/entries.gen.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { InternalLink } from './parts.ts';

/** What a comparison says (schemas/page-compare.schema.json). */
export type CompareWords = PageCompare['words'];

/** The models of a category to choose from. */
export interface CompareGroup {
  title: string;
  category: InternalLink;
  models: ComparableModel[];
  /** The prepared comparison of its first models. */
  prepared?: InternalLink;
  /** How many models it has, where not all are listed. */
  count?: number;
}

/** A model that can be compared. `id` names it in the address: `?models=sht6000,sht8000`. */
export interface ComparableModel {
  id: string;
  name: string;
  to: AppPath;
}

/** A model as a comparison shows it. */
export interface ComparedModel extends ComparableModel {
  /** Address of its elevation, of which all have one scale; none for a machine that is not drawn. */
  elevation?: string;
  enquiry: InternalLink;
}

/** Machines side by side. */
export interface MachineComparison {
  models: ComparedModel[];
  sections: AlignedSection[];
}

/** Rows under the title of a table of the machines' sheets. */
export interface AlignedSection {
  title: string;
  rows: AlignedRow[];
}

/** A row of a comparison: one value a machine, null where it has none. */
export interface AlignedRow {
  label: string;
  values: (string | null)[];
  /** Whether the machines that state it differ in it. */
  differs: boolean;
}
