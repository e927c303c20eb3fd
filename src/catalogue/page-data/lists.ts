/** Lists of what the catalogue has: those that go on at further pages, machines side by side, the finder and the search. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { EquipmentListItem } from '../pages/category/equipment-list-page.ts';
import type { InternalLink } from './parts.ts';
import type { PageCompare, PageFind, PageSearch } from '#generated/entries.gen.ts';

export interface EquipmentList {
  heading: string;
  items: EquipmentListItem[];
  /** The page with all of them, where these are not all. */
  all?: InternalLink;
}

/** What a comparison says (schemas/page-compare.schema.json). */
export type CompareWords = PageCompare['words'];

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

/** One choice of the finder: a material, a job, or a step of a figure. */
export interface FacetChoice {
  /** What addresses call it: `tyres`, `15-30`, `unstated`. */
  key: string;
  /** Empty for a step, which is named by its values. */
  label?: string;
  /** A step, in the group's unit: up to and without `to`; the last one has no end. */
  from?: number;
  to?: number;
  /** Machines that fit it while nothing else is chosen. */
  count: number;
}

/** Choices of the finder of which any may be taken together. */
export interface FacetGroup {
  id: string;
  label: string;
  /** Of a figure. */
  unit?: string;
  /** The unit stands before its number: `PN 16`. */
  isBefore?: true;
  choices: FacetChoice[];
}

/** A link with the number of machines that it leads to. */
export interface CountedLink extends InternalLink {
  count: number;
  /** The same for those who do not see where it stands: "12 machines". */
  counted: string;
  /** Whether it is the page that is shown. */
  isCurrent?: boolean;
}

/** How many there are: of one, and of any other number, which stands for {count}. */
export interface CountWords {
  one: string;
  count: string;
}

/** The words of the finder (schemas/page-find.schema.json). */
export type FinderWords = PageFind['words'];

/** The words of the search's controls, in the header and on its page. */
export type SearchControlWords = Omit<PageSearch['words'], 'close' | 'others'>;

/** The sentences of the search. */
export type SearchWords = Pick<PageSearch, 'noScript' | 'none' | 'enquiry' | 'failed'> &
  Pick<SearchControlWords, 'button' | 'loading'>;
