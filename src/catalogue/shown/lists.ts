/** Page data of lists: paginated lists, comparisons, and the finder. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { InternalLink } from './parts.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { PageCompare, PageFind } from '#generated/entries.gen.ts';

/** From schemas/page-compare.schema.json. */
export type CompareWords = PageCompare['words'];

/** Maximum machines of a comparison: more columns fit neither a screen nor a sheet of paper. */
export const maxCompared = 4;

/** A model that can be compared. `id` names it in the URL: `?models=sht6000,sht8000`. */
export interface ComparableModel {
  id: string;
  name: string;
  to: AppPath;
}

export interface ComparedModel extends ComparableModel {
  /** URL of its elevation, at the same scale for all; undefined if it is not drawn. */
  elevation?: string;
  /** Query of its page. */
  search?: string;
  enquiry: InternalLink;
}

export interface MachineComparison {
  models: ComparedModel[];
  sections: AlignedSection[];
}

/** Rows under the title of a specification table. */
export interface AlignedSection {
  title: string;
  rows: AlignedRow[];
}

/** One row with one value per machine, null if it has none. */
export interface AlignedRow {
  label: string;
  values: (ShownFigure | null)[];
  /** Whether the machines' values differ. */
  differs: boolean;
}

/** A choice in the finder: a material, a job, or a range of a figure. */
export interface FacetChoice {
  /** Its key in URLs: `tyres`, `15-30`, `unstated`. */
  key: string;
  /** A material's name, `15–30 kW`, `up to 15 kW`, `30 kW and more`, or that the figure is not stated. */
  label: string;
  /** A range in other units. */
  metric?: string;
  imperial?: string;
  /** A range in the group's unit; `to` is exclusive and missing in the last one. */
  from?: number;
  to?: number;
  /** Machines that match if nothing else is chosen. */
  count: number;
}

/** Choices that can be combined. */
export interface FacetGroup {
  id: string;
  label: string;
  unit?: string;
  choices: FacetChoice[];
}

/** A link with the number of machines behind it. */
export interface CountedLink extends InternalLink {
  count: number;
  /** The count for screen readers: "12 machines". */
  counted: string;
  /** Whether it links to the current page. */
  isCurrent?: boolean;
}

/** Texts for a count of one and for any other; {count} is the number. Some languages have more forms (`pluralForm`). */
export interface CountWords {
  one: string;
  two?: string;
  few?: string;
  count: string;
}

/** From schemas/page-find.schema.json. */
export type FinderWords = PageFind['words'];
