/** What the pages of the finder and of the search are given. */
import type { PageFind, PageSearch } from '#generated/entries.gen.ts';
import type { InternalLink } from './parts.ts';

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
